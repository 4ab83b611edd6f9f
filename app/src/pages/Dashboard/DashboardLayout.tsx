import { dashboard } from '@plaitful/messages/en-CA/dashboard';
import { matchPath, Outlet, useLocation } from 'react-router-dom';
import { wrap } from '../../shell/layout.css.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../lib/routing/Link.tsx';
import { RequireMember } from '../../lib/session/guards.tsx';
import * as css from './DashboardLayout.css.ts';

const places = [
  { href: paths.appointments.href(), label: dashboard.nav.appointments },
  { href: paths.settings.href(), label: dashboard.nav.settings },
  { href: paths.profile.href(), label: dashboard.nav.profile },
] as const;

/** The page one is on; of a page under it, such as a reschedule, the place it belongs to. */
function currentOf(pathname: string, href: string): 'page' | 'true' | undefined {
  if (pathname === href) return 'page';
  return pathname.startsWith(`${href}/`) ? 'true' : undefined;
}

/** The members' side: its pages beside (on a phone above) the page in view; for signed-in users (reading 3). */
export function DashboardLayout() {
  const { pathname } = useLocation();
  const isMoving = matchPath(paths.reschedule.path, pathname) !== null;
  return (
    <RequireMember reason="dashboard" isKeptWhenExpired={isMoving}>
      <div className={`${wrap} ${css.layout}`}>
        <nav aria-label={dashboard.nav.label} className={css.side}>
          <p className={css.title}>{dashboard.title}</p>
          <ul className={css.places}>
            {places.map(({ href, label }) => (
              <li key={href}>
                <Link to={href} aria-current={currentOf(pathname, href)} className={css.place}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={css.page}>
          <Outlet />
        </div>
      </div>
    </RequireMember>
  );
}
