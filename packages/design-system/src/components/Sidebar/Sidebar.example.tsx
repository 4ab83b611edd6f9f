import { Sidebar } from '@plaitful/design-system/Sidebar';

export function SidebarExample() {
  return (
    <Sidebar
      logo={{ name: 'Plaitful', note: 'Studio', href: '/admin', label: 'Plaitful Studio, home page' }}
      label="Admin pages"
      links={[
        { href: '/admin/bookings', label: 'Bookings', icon: 'calendar', isCurrent: true },
        { href: '/admin/users', label: 'Families', icon: 'user', count: { value: 2, label: '2 new' } },
      ]}
      create={{ label: 'New booking', href: '/admin/bookings/new' }}
      actions={[{ key: 'logout', label: 'Log out', icon: 'logOut', onPress: () => undefined }]}
      menu={{ open: 'Open menu', close: 'Close menu' }}
    />
  );
}
