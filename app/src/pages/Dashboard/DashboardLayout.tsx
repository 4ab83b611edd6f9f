import { Link, Outlet, useLocation } from 'react-router-dom';
import { wrap } from '../../chrome/layout.css.ts';
import { dashboard } from '../../messages/en-CA/dashboard.ts';
import { paths } from '../../paths.ts';
import { RequireMember } from '../../session/guards.tsx';
import * as css from './DashboardLayout.css.ts';

const places = [
  { href: paths.appointments.href(), label: dashboard.nav.appointments },
  { href: paths.settings.href(), label: dashboard.nav.settings },
  { href: paths.profile.href(), label: dashboard.nav.profile },
] as const;

/** The members' side: its pages beside (on a phone above) the page in view; for signed-in users (reading 3). */
export function DashboardLayout() {
  const { pathname } = useLocation();
  return (
    <RequireMember reason="dashboard">
      <div className={`${wrap} ${css.layout}`}>
        <nav aria-label={dashboard.nav.label} className={css.side}>
          <p className={css.title}>{dashboard.title}</p>
          <ul className={css.places}>
            {places.map(({ href, label }) => (
              <li key={href}>
                <Link to={href} aria-current={pathname === href ? 'page' : undefined} className={css.place}>
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
