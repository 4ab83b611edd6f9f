import { adminRoutes } from '../entry/admin.routes.tsx';
import { dashboardRoutes } from '../entry/dashboard.routes.tsx';
import { createRoutes, withServerData } from '../entry/routes.tsx';
import { fetchCode } from '../lib/routing/fetchedPage.tsx';
import type { Pages } from '../lib/routing/router.ts';

const allRoutes = createRoutes({
  site: [withServerData(dashboardRoutes)],
  app: [withServerData(adminRoutes)],
});

/** Every page of the app at once, where the running app fetches the routes of members and of the owner when they are needed. */
export const allPages: Pages = {
  routes: () => allRoutes,
  prepare: (pathname) => fetchCode(allRoutes, pathname),
};
