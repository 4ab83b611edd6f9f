import { Menu } from '@plaitful/design-system/Menu';

export function MenuExample() {
  return (
    <Menu
      trigger="dots"
      label="Actions for Saturday 12 December, 3:00 pm"
      items={[
        { key: 'view', label: 'View', href: '/appointments/1' },
        { key: 'receipt', label: 'Receipt', onSelect: () => window.print() },
        {
          key: 'cancel',
          label: 'Cancel',
          tone: 'danger',
          onSelect: () => undefined,
          disabledReason: 'The appointment has begun.',
        },
      ]}
    />
  );
}
