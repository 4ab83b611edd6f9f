import { Sidebar, type SidebarLink } from '@plaitful/design-system/Sidebar';
import { SkipLink } from '@plaitful/design-system/SkipLink';
import { admin } from '@plaitful/messages/en-CA/admin';
import { adminStyles } from '@plaitful/messages/en-CA/adminStyles';
import { brand, nav } from '@plaitful/messages/en-CA/common';
import { useState } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { mainId } from '../../shell/useFocusOnNavigation.ts';
import { paths } from '../../lib/paths.ts';
import { RequireAdmin, useIsShownToAdmin } from '../../lib/session/guards.tsx';
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
      <SkipLink target={mainId}>{nav.skip}</SkipLink>
      <AdminSidebar />
      <main id={mainId} tabIndex={-1} aria-busy={isLeaving} className={css.main}>
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
  const isAdmin = useIsShownToAdmin();
  const sendToSession = useSessionSend();
  const links = usePages();
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

function usePages(): SidebarLink[] {
  const { pathname } = useLocation();
  const update = paths.adminBookingUpdate.path.replace(':bookingId', '');
  const styleUpdate = paths.adminStyleUpdate.path.replace(':styleId', '');
  return [
    {
      href: paths.adminStyles.href(),
      label: adminStyles.title,
      icon: 'tag',
      isCurrent:
        pathname === paths.adminStyles.path ||
        pathname === paths.adminStyleAdd.path ||
        pathname.startsWith(styleUpdate),
    },
    {
      href: paths.adminServiceTypes.href(),
      label: admin.nav.serviceTypes,
      icon: 'list',
      isCurrent: pathname === paths.adminServiceTypes.path,
    },
    {
      href: paths.adminBookings.href(),
      label: admin.nav.bookings,
      icon: 'calendar',
      isCurrent:
        pathname === paths.adminBookings.path ||
        pathname === paths.adminUndelivered.path ||
        pathname.startsWith(update),
    },
    {
      href: paths.adminReviews.href(),
      label: admin.nav.reviews,
      icon: 'message',
      isCurrent: pathname === paths.adminReviews.path,
    },
    {
      href: paths.adminUsers.href(),
      label: admin.nav.users,
      icon: 'users',
      isCurrent: pathname === paths.adminUsers.path,
    },
    {
      href: paths.adminUploads.href(),
      label: admin.nav.uploads,
      icon: 'upload',
      isCurrent: [paths.adminUploads, paths.adminVideo, paths.adminQuizes].some(
        ({ path }) => path === pathname,
      ),
    },
  ];
}
