import type { RouteObject } from 'react-router-dom';
import { paths } from '../../paths.ts';

/** The members' side of product spec 2, "/dashboard". */
export const dashboardRoutes: RouteObject[] = [
  {
    path: paths.dashboard.path,
    lazy: async () => ({ Component: (await import('./DashboardLayout.tsx')).DashboardLayout }),
  },
];
