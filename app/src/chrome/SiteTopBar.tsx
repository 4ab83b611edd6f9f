import { Button } from '@plaitful/design-system/Button';
import { Menu, type MenuItem } from '@plaitful/design-system/Menu';
import { TopBar } from '@plaitful/design-system/TopBar';
import { useLocation } from 'react-router-dom';
import { useStudioValues } from '../business.tsx';
import { brand, nav } from '../messages/en-CA/common.ts';
import { paths } from '../paths.ts';
import { useAccountDialog } from '../session/accountDialog.tsx';
import { useSession, useSessionActor } from '../session/session.tsx';

interface SiteTopBarProps {
  /** The ground of the page under it. */
  ground: 'page' | 'hero';
}

const places = [
  { href: paths.home.href(), label: nav.home },
  { href: paths.services.href(), label: nav.services },
  { href: paths.about.href(), label: nav.about },
  { href: paths.policy.href(), label: nav.policy },
  { href: paths.faq.href(), label: nav.faq },
] as const;

/** The bar over every page: the places of the site, and the way in or the account (product spec 2, Shared chrome). */
export function SiteTopBar({ ground }: SiteTopBarProps) {
  const studio = useStudioValues();
  const { pathname } = useLocation();
  const { user } = useSession();
  return (
    <TopBar
      ground={ground}
      logo={{ name: brand.name, href: paths.home.href(), label: nav.logo(studio) }}
      label={nav.label}
      links={places.map((place) => ({ ...place, isCurrent: isWithin(pathname, place.href) }))}
      menu={nav.menu}
      actions={user ? <UserMenu email={user.email} ground={ground} /> : <WaysIn ground={ground} />}
    />
  );
}

/** Whether an address is a place or lies under it; Home is only itself. */
function isWithin(pathname: string, place: string): boolean {
  return pathname === place || (place !== paths.home.href() && pathname.startsWith(`${place}/`));
}

function WaysIn({ ground }: SiteTopBarProps) {
  const { openLogin, openRegister } = useAccountDialog();
  return (
    <>
      <Button tone={ground === 'hero' ? 'quietOnHero' : 'quiet'} onClick={() => openLogin()}>
        {nav.login}
      </Button>
      <Button tone={ground === 'hero' ? 'onHero' : 'secondary'} onClick={() => openRegister()}>
        {nav.register}
      </Button>
    </>
  );
}

/** The signed-in user's menu: Dashboard, Admin Management for ROLE_ADMIN, Log Out. */
function UserMenu({ email, ground }: SiteTopBarProps & { email: string }) {
  const { isAdmin } = useSession();
  const session = useSessionActor();
  const items: MenuItem[] = [
    { key: 'dashboard', label: nav.user.dashboard, href: paths.dashboard.href() },
    ...(isAdmin ? [{ key: 'admin', label: nav.user.admin, href: paths.admin.href() }] : []),
    { key: 'logout', label: nav.user.logout, onSelect: () => session.send({ type: 'logout.requested' }) },
  ];
  return <Menu trigger={{ text: email }} label={nav.user.text({ email })} items={items} ground={ground} />;
}
