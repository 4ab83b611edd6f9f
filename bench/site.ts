import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { modulesOf, pages, prerenderedPages } from '../app/src/pages/pages.ts';
import { filesOf, readManifest } from '../packages/server/src/site/pageFiles.ts';
import { root } from '../scripts/run.ts';

export { prerenderedPages } from '../app/src/pages/pages.ts';

/** An address of every page that needs no login. */
export const publicPaths: readonly string[] = pages
  .filter(({ guard, redirectTo }) => guard === undefined && redirectTo === undefined)
  .map(({ path, prerender }) => prerender?.sampleUrl ?? path.replace('*', '/nowhere'));

/** The limit for the styles of a page, in kB after `gzip -9`; more fails the build. */
const stylesLimit = 13;

/** The limit for all scripts from Home to a finished booking together, in kB after `gzip -9`; more fails the build. */
const bookingLimit = 225;

/** The goal, below the limit. */
export const bookingGoal = 215;

/** The pages and dialogs, in order, from Home to a finished booking with a registration on the way. */
const bookingModules = [
  'index.html',
  'src/entry/client.tsx',
  'src/pages/Home/HomePage.tsx',
  'src/lib/api/ServerData.tsx',
  'src/pages/Services/ServicesPage.tsx',
  'src/features/booking/BookingLayout.tsx',
  'src/pages/Style/StylePage.tsx',
  'src/features/booking/Booking.tsx',
  'src/features/account/createSession.tsx',
  'src/lib/session/guards.tsx',
  'src/pages/Booking/BookingPage.tsx',
  'src/features/account/AccountDialog.tsx',
  'src/shell/UserMenu.tsx',
  '../packages/design-system/src/components/Toast/parts/ToastList.tsx',
];

const dist = join(root, 'app/dist');

/** The files that a prerendered page requests before any interaction. */
export function filesOfPage(page: (typeof prerenderedPages)[number]) {
  const manifest = readManifest(dist);
  const modules = ['index.html', ...modulesOf(page)];
  return {
    scripts: filesOf(manifest, modules).scripts,
    styles: filesOf(manifest, [...modules, ...(page.lazyModules ?? [])]).styles,
  };
}

/** The script files from Home to a finished booking. */
export const scriptsOfBooking = (): Set<string> => filesOf(readManifest(dist), bookingModules).scripts;

/** Bytes after `gzip -9`. */
const weightOf = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0);

/** The weight of a part of the site beside its budget, in bytes. */
interface Weighed {
  readonly name: string;
  readonly bytes: number;
  readonly budget: number;
}

/** The row of the booking in {@link weighSite}. */
export const bookingName = 'From Home to a booking, scripts';

/** Every prerendered page, and the booking. */
export function weighSite(): Weighed[] {
  const weighed = prerenderedPages.flatMap((page) => {
    const { scripts, styles } = filesOfPage(page);
    return [
      { name: `${page.path}, scripts`, bytes: weightOf(scripts), budget: page.scriptsBudget * 1000 },
      { name: `${page.path}, styles`, bytes: weightOf(styles), budget: stylesLimit * 1000 },
    ];
  });
  const booking = weightOf(scriptsOfBooking());
  return [...weighed, { name: bookingName, bytes: booking, budget: bookingLimit * 1000 }];
}
