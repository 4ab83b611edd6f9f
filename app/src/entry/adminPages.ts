import type { PageModule } from '../lib/routing/page.ts';

/** In a file of its own, so that parents do not load the names of the admin pages. */
export const adminPageModules = import.meta.glob<PageModule>('../pages/Admin/**/*Page.tsx');
