import { Button } from '@plaitful/design-system/Button';
import { TopBar } from '@plaitful/design-system/TopBar';

export function TopBarExample() {
  return (
    <TopBar
      logo={{ name: 'Plaitful', href: '/', label: 'Plaitful, home page' }}
      label="Main menu"
      links={[
        { href: '/', label: 'Home', isCurrent: true },
        { href: '/services', label: 'Services' },
      ]}
      menu={{ open: 'Open menu', close: 'Close menu' }}
      actions={<Button variant="outline">Log in</Button>}
    />
  );
}
