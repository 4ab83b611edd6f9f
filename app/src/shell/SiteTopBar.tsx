import type { SessionUser } from '@plaitful/api-client/contract';
import { Button } from '@plaitful/design-system/Button';
import { TopBar } from '@plaitful/design-system/TopBar';
import { brand, nav } from '@plaitful/messages/en-CA/common';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useStudioValues } from './business.tsx';
import { paths } from '../lib/paths.ts';
import { useAccountDialog } from '../lib/session/accountDialog.tsx';
import { useSession } from '../lib/session/session.tsx';

interface SiteTopBarProps {
  ground: 'page' | 'hero';
}

const UserMenu = lazy(async () => ({ default: (await import('./UserMenu.tsx')).UserMenu }));

const places = [
  { href: paths.home.href(), label: nav.home },
  { href: paths.services.href(), label: nav.services },
  { href: paths.about.href(), label: nav.about },
  { href: paths.policy.href(), label: nav.policy },
  { href: paths.faq.href(), label: nav.faq },
] as const;

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
      actions={<Account user={user} ground={ground} />}
    />
  );
}

/** Whether a path is a link's page or below it; Home only matches itself. */
function isWithin(pathname: string, place: string): boolean {
  return pathname === place || (place !== paths.home.href() && pathname.startsWith(`${place}/`));
}

function Account({ user, ground }: SiteTopBarProps & { user: SessionUser | null }) {
  if (user === null) return <WaysIn ground={ground} />;
  return (
    <Suspense fallback={null}>
      <UserMenu email={user.email} ground={ground} />
    </Suspense>
  );
}

function WaysIn({ ground }: SiteTopBarProps) {
  const { openLogin, openRegister } = useAccountDialog();
  return (
    <>
      <Button tone="quiet" ground={ground} onClick={() => openLogin()}>
        {nav.login}
      </Button>
      <Button tone="secondary" ground={ground} onClick={() => openRegister()}>
        {nav.register}
      </Button>
    </>
  );
}
