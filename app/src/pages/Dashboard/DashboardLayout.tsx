import { dashboard } from '@plaitful/messages/en-CA/dashboard';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { wrap } from '../../shell/layout.css.ts';
import { paths } from '../../lib/paths.ts';
import * as css from './DashboardLayout.css.ts';

const places = [
  { href: paths.appointments.href(), label: dashboard.nav.appointments },
  { href: paths.settings.href(), label: dashboard.nav.settings },
  { href: paths.profile.href(), label: dashboard.nav.profile },
] as const;

/** The value of `aria-current`; pages below a link, such as a reschedule, count as within it. */
function getCurrent(pathname: string, href: string): 'page' | 'true' | undefined {
  if (pathname === href) return 'page';
  return pathname.startsWith(`${href}/`) ? 'true' : undefined;
}

export function DashboardLayout() {
  const { pathname } = useLocation();
  return (
    <div className={`${wrap} ${css.layout}`}>
      <nav aria-label={dashboard.nav.label} className={css.side}>
        <p className={css.title}>{dashboard.title}</p>
        <ul className={css.navList}>
          {places.map(({ href, label }) => (
            <li key={href}>
              <Link to={href} aria-current={getCurrent(pathname, href)} className={css.navLink}>
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
  );
}
