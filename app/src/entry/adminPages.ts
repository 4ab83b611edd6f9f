import type { PageModule } from '../lib/routing/page.ts';

/** A list of its own: parents do not fetch the names of the admin pages. */
export const adminPageModules = import.meta.glob<PageModule>('../pages/Admin/**/*Page.tsx');
