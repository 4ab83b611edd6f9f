import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { modulesOf, prerenderedPages } from '../app/src/pages/pages.ts';
import { filesOf, readManifest } from '../packages/server/src/site/pageFiles.ts';
import { root } from '../scripts/run.ts';

export { prerenderedPages } from '../app/src/pages/pages.ts';

/** The most that the styles of a page may weigh, in kB after `gzip -9`; more fails the build. */
const stylesLimit = 13;

/**
 * The most that all scripts from Home to a finished booking may weigh together, in kB after `gzip -9`; more fails the
 * build.
 */
const bookingLimit = 225;

/** What they should weigh. */
export const bookingGoal = 215;

/** What is fetched, one after the other, on the way from Home to a finished booking of somebody who registers on it. */
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

/** What a prerendered page asks for before anybody touches it: names of files. */
export function filesOfPage(page: (typeof prerenderedPages)[number]) {
  const manifest = readManifest(dist);
  const modules = ['index.html', ...modulesOf(page)];
  return {
    scripts: filesOf(manifest, modules).scripts,
    styles: filesOf(manifest, [...modules, ...(page.lazyModules ?? [])]).styles,
  };
}

/** The scripts from Home to a finished booking: names of files. */
export const scriptsOfBooking = (): Set<string> => filesOf(readManifest(dist), bookingModules).scripts;

/** Bytes after `gzip -9`. */
const weightOf = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0);

/** What a part of the site weighs, beside what it may, in bytes. */
interface Weighed {
  readonly name: string;
  readonly bytes: number;
  readonly budget: number;
}

/** The way to a booking, in {@link weighSite}. */
export const bookingName = 'From Home to a booking, scripts';

/** Every prerendered page, and the way to a booking. */
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
