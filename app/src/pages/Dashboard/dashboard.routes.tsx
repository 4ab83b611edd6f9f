import { Navigate, type RouteObject } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { fetchedPage } from '../../routing/fetchedPage.tsx';

/** The members' side of product spec 2, "/dashboard"; its index leads to the bookings. */
export const dashboardRoutes: RouteObject[] = [
  {
    path: paths.dashboard.path,
    ...fetchedPage(async () => (await import('./DashboardLayout.tsx')).DashboardLayout),
    children: [
      { index: true, element: <Navigate to={paths.appointments.href()} replace /> },
      {
        path: paths.appointments.path,
        ...fetchedPage(async () => (await import('./AppointmentsPage.tsx')).AppointmentsPage),
      },
      {
        path: paths.reschedule.path,
        ...fetchedPage(async () => (await import('../Reschedule/ReschedulePage.tsx')).ReschedulePage),
      },
      {
        path: paths.settings.path,
        ...fetchedPage(async () => (await import('./ComingSoonPages.tsx')).SettingsPage),
      },
      {
        path: paths.profile.path,
        ...fetchedPage(async () => (await import('./ComingSoonPages.tsx')).ProfilePage),
      },
    ],
  },
];
