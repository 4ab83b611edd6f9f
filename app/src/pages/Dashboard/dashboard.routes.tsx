import { Navigate, type RouteObject } from 'react-router-dom';
import { paths } from '../../paths.ts';

/** The members' side of product spec 2, "/dashboard"; its index leads to the bookings. */
export const dashboardRoutes: RouteObject[] = [
  {
    path: paths.dashboard.path,
    lazy: async () => ({ Component: (await import('./DashboardLayout.tsx')).DashboardLayout }),
    children: [
      { index: true, element: <Navigate to={paths.appointments.href()} replace /> },
      {
        path: paths.appointments.path,
        lazy: async () => ({ Component: (await import('./AppointmentsPage.tsx')).AppointmentsPage }),
      },
      {
        path: paths.reschedule.path,
        lazy: async () => ({ Component: (await import('../Reschedule/ReschedulePage.tsx')).ReschedulePage }),
      },
      {
        path: paths.settings.path,
        lazy: async () => ({ Component: (await import('./ComingSoonPages.tsx')).SettingsPage }),
      },
      {
        path: paths.profile.path,
        lazy: async () => ({ Component: (await import('./ComingSoonPages.tsx')).ProfilePage }),
      },
    ],
  },
];
