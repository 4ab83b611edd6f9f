import { Sidebar, type SidebarLink } from '@plaitful/design-system/Sidebar';
import { SkipLink } from '@plaitful/design-system/SkipLink';
import { admin } from '@plaitful/messages/en-CA/admin';
import { adminStyles } from '@plaitful/messages/en-CA/adminStyles';
import { brand, nav } from '@plaitful/messages/en-CA/common';
import { Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { PageLoading } from '../../shell/PageLoading.tsx';
import { mainId } from '../../shell/useArrival.ts';
import { paths } from '../../lib/paths.ts';
import { useIsLeaving } from '../../lib/routing/AppRouter.tsx';
import { RequireAdmin, RequireMember, useIsShownToAdmin } from '../../lib/session/guards.tsx';
import { useSession, useSessionSend } from '../../lib/session/session.tsx';
import { AdminNotFound } from './AdminNotFound.tsx';
import { CreateServiceType } from '../../features/admin/CreateServiceType.tsx';
import * as css from './AdminLayout.css.ts';

/**
 * The owner’s side: its pages beside the page in view; a signed-in user who is no admin finds nothing (reading 4).
 * It stays under the login dialog when her session ends, so that nothing typed is lost.
 */
export function AdminLayout() {
  const isLeaving = useIsLeaving();
  return (
    <RequireMember reason="dashboard" isKeptWhenExpired>
      <div className={css.frame}>
        <SkipLink target={mainId}>{nav.skip}</SkipLink>
        <AdminSidebar />
        <main id={mainId} tabIndex={-1} aria-busy={isLeaving} className={css.main}>
          <div className={css.content}>
            <RequireAdmin otherwise={<AdminNotFound />}>
              <Suspense fallback={<PageLoading />}>
                <Outlet />
              </Suspense>
            </RequireAdmin>
          </div>
        </main>
      </div>
    </RequireMember>
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

/** The pages of the owner that are built; a booking's update page belongs to the bookings. */
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
