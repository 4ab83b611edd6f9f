import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BuiltScript } from '../app/scripts/builtScripts.ts';
import { root } from '../scripts/run.ts';

/** The most that a drawn page may ask for before anybody touches it, in kB after `gzip -9`; more fails the build. */
export const pageBudgets: Readonly<Record<string, { readonly scripts: number; readonly styles: number }>> = {
  '/': { scripts: 115, styles: 12 },
  '/about': { scripts: 128, styles: 12 },
  '/services': { scripts: 132, styles: 12 },
  '/services/:styleId': { scripts: 140, styles: 12 },
  '/policy': { scripts: 107, styles: 12 },
  '/faq': { scripts: 106, styles: 12 },
  '/forgot-password': { scripts: 142, styles: 12 },
  '/reset-password': { scripts: 142, styles: 12 },
};

/** The most that all scripts from Home to a finished booking may weigh together, in kB after `gzip -9`; more fails the build. */
export const bookingLimit = 220;

/** What they should weigh. */
export const bookingGoal = 200;

/** What is fetched, one after the other, on the way from Home to a finished booking of somebody who registers on it. */
const bookingModules = [
  'app/src/lib/takeOver.ts',
  'app/src/pages/Home/HomePage.tsx',
  'app/src/lib/api/ServerData.tsx',
  'app/src/pages/Services/ServicesPage.tsx',
  'app/src/pages/Style/StylePage.tsx',
  'app/src/features/booking/BookingLayout.tsx',
  'app/src/features/booking/Booking.tsx',
  'app/src/features/account/createSession.tsx',
  'app/src/pages/Booking/BookingPage.tsx',
  'app/src/features/account/AccountDialog.tsx',
  'app/src/shell/UserMenu.tsx',
  'packages/design-system/src/components/Toast/parts/ToastList.tsx',
];

const dist = join(root, 'app/dist');
const readJson = (name: string): unknown => JSON.parse(readFileSync(join(dist, name), 'utf8'));

const readScripts = () => readJson('.scripts.json') as Readonly<Record<string, BuiltScript>>;

interface ListedPages {
  readonly takeOver: string;
  readonly pages: Readonly<
    Record<string, { drawing?: { files: { scripts: readonly string[]; styles: readonly string[] } } }>
  >;
}

/** A script and all that it needs before it can run. */
function withImports(scripts: ReturnType<typeof readScripts>, name: string, found: Set<string>): void {
  if (found.has(name)) return;
  found.add(name);
  for (const needed of scripts[name]?.imports ?? []) withImports(scripts, needed, found);
}

function filesOfEntry() {
  const scripts = readScripts();
  const entry = Object.keys(scripts).find((name) => scripts[name]?.isEntry);
  if (entry === undefined) throw new Error('The build has no entry');
  const names = new Set<string>();
  withImports(scripts, entry, names);
  const styles = new Set([...names].flatMap((name) => scripts[name]?.styles ?? []));
  return { scripts: names, styles };
}

/** What a drawn page asks for before anybody touches it, as the build has it: names of files. */
export function filesOfPage(path: string): { scripts: Set<string>; styles: Set<string> } {
  const { pages, takeOver } = readJson('pages.json') as ListedPages;
  const files = pages[path]?.drawing?.files;
  if (files === undefined) throw new Error(`${path} is not drawn`);
  const entry = filesOfEntry();
  return {
    scripts: new Set([takeOver, ...entry.scripts, ...files.scripts]),
    styles: new Set([...entry.styles, ...files.styles]),
  };
}

/** The scripts from Home to a finished booking, as the build has them: names of files. */
export function scriptsOfBooking(): Set<string> {
  const scripts = readScripts();
  const found = filesOfEntry().scripts;
  for (const module of bookingModules) {
    const name = Object.keys(scripts).find((script) => scripts[script]?.modules.includes(module));
    if (name === undefined) throw new Error(`${module} of bench/site.ts is not in the build`);
    withImports(scripts, name, found);
  }
  return found;
}

/** Bytes after `gzip -9`. */
export const weightOf = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0);

/** What a part of the site weighs, beside what it may, in bytes. */
interface Weighed {
  readonly name: string;
  readonly bytes: number;
  readonly budget: number;
}

/** The way to a booking, in {@link weighSite}. */
export const bookingName = 'From Home to a booking, scripts';

/** Every page, and the way to a booking. */
export function weighSite(): Weighed[] {
  const pages = Object.entries(pageBudgets).flatMap(([path, budget]) => {
    const { scripts, styles } = filesOfPage(path);
    return [
      { name: `${path}, scripts`, bytes: weightOf(scripts), budget: budget.scripts * 1000 },
      { name: `${path}, styles`, bytes: weightOf(styles), budget: budget.styles * 1000 },
    ];
  });
  const booking = weightOf(scriptsOfBooking());
  return [...pages, { name: bookingName, bytes: booking, budget: bookingLimit * 1000 }];
}
