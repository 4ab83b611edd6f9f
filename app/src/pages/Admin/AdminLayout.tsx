import { Sidebar, type SidebarLink } from '@plaitful/design-system/Sidebar';
import { SkipLink } from '@plaitful/design-system/SkipLink';
import { admin } from '@plaitful/messages/en-CA/admin';
import { adminTitles } from '@plaitful/messages/en-CA/adminTitles';
import { adminStyles } from '@plaitful/messages/en-CA/adminStyles';
import { brand, nav } from '@plaitful/messages/en-CA/common';
import { useState } from 'react';
import { matchPath, Outlet, useLocation, useNavigation } from 'react-router-dom';
import { MAIN_CONTENT_ID } from '../../shell/useFocusOnNavigation.ts';
import { paths } from '../../lib/paths.ts';
import { RequireAdmin, useCanSeeAdmin } from '../../lib/session/guards.tsx';
import { useSession, useSessionSend } from '../../lib/session/session.tsx';
import { AdminNotFoundPage } from './AdminNotFoundPage.tsx';
import { CreateServiceType } from '../../features/admin/CreateServiceType.tsx';
import * as css from './AdminLayout.css.ts';

/**
 * Layout of the admin pages. It stays under the login dialog when the session ends, so that nothing typed is lost.
 */
export function AdminLayout() {
  const isLeaving = useNavigation().state !== 'idle';
  return (
    <div className={css.frame}>
      <SkipLink target={MAIN_CONTENT_ID}>{nav.skip}</SkipLink>
      <AdminSidebar />
      <main id={MAIN_CONTENT_ID} tabIndex={-1} aria-busy={isLeaving} className={css.main}>
        <div className={css.content}>
          <RequireAdmin otherwise={<AdminNotFoundPage />}>
            <Outlet />
          </RequireAdmin>
        </div>
      </main>
    </div>
  );
}

function AdminSidebar() {
  const { user } = useSession();
  const isAdmin = useCanSeeAdmin();
  const sendToSession = useSessionSend();
  const links = linksOn(useLocation().pathname);
  const [isCreating, setCreating] = useState(false);
  const create = { label: admin.nav.create, onPress: () => setCreating(true) };
  return (
    <>
      <Sidebar
        logo={{
          name: brand.name,
          note: admin.title,
          href: paths.home.href(),
          label: nav.logo({ businessName: `${brand.name} ${admin.title}` }),
        }}
        label={admin.nav.label}
        links={isAdmin ? links : []}
        create={isAdmin ? create : undefined}
        account={user?.email}
        menu={nav.menu}
        actions={[
          { key: 'site', label: admin.nav.home, icon: 'home', href: paths.home.href() },
          {
            key: 'logout',
            label: nav.user.logout,
            icon: 'logOut',
            onPress: () => sendToSession({ type: 'logout.requested' }),
          },
        ]}
      />
      {isCreating ? <CreateServiceType onClose={() => setCreating(false)} /> : null}
    </>
  );
}

const pages: readonly (Pick<SidebarLink, 'label' | 'icon'> & {
  page: { path: string; href: () => string };
  /** Pages on which this link is marked as current too. */
  parts?: readonly { path: string }[];
})[] = [
  {
    label: adminStyles.title,
    icon: 'tag',
    page: paths.adminStyles,
    parts: [paths.adminStyleAdd, paths.adminStyleUpdate],
  },
  { label: admin.nav.serviceTypes, icon: 'list', page: paths.adminServiceTypes },
  { label: adminTitles.extras, icon: 'star', page: paths.adminExtras },
  { label: adminTitles.calendar, icon: 'calendar', page: paths.adminCalendar },
  { label: adminTitles.deposits, icon: 'check', page: paths.adminDeposits },
  {
    label: admin.nav.bookings,
    icon: 'clock',
    page: paths.adminBookings,
    parts: [paths.adminUndelivered, paths.adminBookingUpdate],
  },
  { label: adminTitles.month, icon: 'filter', page: paths.adminMonth },
  { label: admin.nav.reviews, icon: 'message', page: paths.adminReviews },
  { label: admin.nav.users, icon: 'users', page: paths.adminUsers },
  {
    label: admin.nav.uploads,
    icon: 'upload',
    page: paths.adminUploads,
    parts: [paths.adminVideo, paths.adminQuizes],
  },
];

const linksOn = (pathname: string): SidebarLink[] =>
  pages.map(({ page, parts = [], ...link }) => ({
    ...link,
    href: page.href(),
    isCurrent: [page, ...parts].some(({ path }) => matchPath(path, pathname) !== null),
  }));
