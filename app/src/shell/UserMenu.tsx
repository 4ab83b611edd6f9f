import { Menu, type MenuItem } from '@plaitful/design-system/Menu';
import { nav } from '@plaitful/messages/en-CA/common';
import { paths } from '../lib/paths.ts';
import { useSession, useSessionSend } from '../lib/session/session.tsx';

export function UserMenu({ email, surface }: { email: string; surface: 'page' | 'hero' }) {
  const { isAdmin } = useSession();
  const send = useSessionSend();
  const items: MenuItem[] = [
    { key: 'dashboard', label: nav.user.dashboard, href: paths.dashboard.href() },
    ...(isAdmin ? [{ key: 'admin', label: nav.user.admin, href: paths.admin.href() }] : []),
    { key: 'logout', label: nav.user.logout, onSelect: () => send({ type: 'logout.requested' }) },
  ];
  return <Menu trigger={{ text: email }} label={nav.user.text({ email })} items={items} surface={surface} />;
}
