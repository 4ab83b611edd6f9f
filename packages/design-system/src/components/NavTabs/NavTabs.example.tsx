import { NavTabs } from '@plaitful/design-system/NavTabs';

export function NavTabsExample() {
  return (
    <NavTabs
      ariaLabel="Parts of your account"
      links={[
        { href: '#appointments', label: 'Appointments', isCurrent: true },
        { href: '#children', label: 'Children' },
        { href: '#settings', label: 'Settings' },
      ]}
    />
  );
}
