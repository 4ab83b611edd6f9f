import type { RouteObject } from 'react-router-dom';
import { paths } from '../../paths.ts';

/** The owner's side of product spec 2, "/admin". */
export const adminRoutes: RouteObject[] = [
  {
    path: paths.admin.path,
    lazy: async () => ({ Component: (await import('./AdminLayout.tsx')).AdminLayout }),
  },
];
