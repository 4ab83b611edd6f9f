import { Navigate, type RouteObject } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { fetchedPage } from '../lib/routing/fetchedPage.tsx';

/** The members' side of product spec 2, "/dashboard"; its index leads to the bookings. */
export const dashboardRoutes: RouteObject[] = [
  {
    path: paths.dashboard.path,
    ...fetchedPage(async () => (await import('../pages/Dashboard/DashboardLayout.tsx')).DashboardLayout),
    children: [
      { index: true, element: <Navigate to={paths.appointments.href()} replace /> },
      {
        path: paths.appointments.path,
        ...fetchedPage(
          async () => (await import('../pages/Dashboard/AppointmentsPage.tsx')).AppointmentsPage,
        ),
      },
      {
        path: paths.reschedule.path,
        ...fetchedPage(async () => (await import('../pages/Reschedule/ReschedulePage.tsx')).ReschedulePage),
      },
      {
        path: paths.settings.path,
        ...fetchedPage(async () => (await import('../pages/Dashboard/ComingSoonPages.tsx')).SettingsPage),
      },
      {
        path: paths.profile.path,
        ...fetchedPage(async () => (await import('../pages/Dashboard/ComingSoonPages.tsx')).ProfilePage),
      },
    ],
  },
];
