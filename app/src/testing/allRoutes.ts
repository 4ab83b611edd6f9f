import { adminRoutes } from '../pages/Admin/admin.routes.tsx';
import { memberRoutes } from '../pages/member.routes.ts';
import { createRoutes, withServerData } from '../router.tsx';

/** Every route of the app at once, where the running app fetches those of members and of the owner when they are needed. */
export const allRoutes = createRoutes({
  site: [withServerData(memberRoutes)],
  app: [withServerData(adminRoutes)],
});
