import { pages } from '../../../app/src/pages/pages.ts';

/** An address of every page that needs no login. */
export const publicPaths: readonly string[] = pages
  .filter(({ guard, redirectTo }) => guard === undefined && redirectTo === undefined)
  .map(({ path, prerender }) => prerender?.sampleUrl ?? path.replace('*', '/nowhere'));
