// `npm run weigh`: what a browser fetches for each page of the built site before any interaction, and on the way from
// Home to a booking, after `gzip -9`. Fails where that is over the budget; `npm run build` runs it too.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { listModules, prerenderedPages } from '../app/src/pages/prerendering.ts';
import { listModuleFiles, loadManifest } from '../packages/server/src/site/builtApp.ts';
import { build, isStale } from '../scripts/build.ts';
import { root } from '../scripts/exec.ts';
import { formatMarkdownTable, writeSection } from './report.ts';

/** The budget for the styles of a page, in kB. */
const stylesBudget = 13.5;

/** The budget for all scripts from Home to a finished booking together, in kB. */
const bookingBudget = 228;

/** The same for a style with options. */
const optionsBudget = 232;

/** The pages and dialogs, in order, from Home to a finished booking with a registration on the way. */
const bookingModules = [
  'index.html',
  'src/entry/client.tsx',
  'src/pages/Home/HomePage.tsx',
  'src/lib/api/ApiQueryProvider.tsx',
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

/** In addition, for a style with options. */
const optionsModules = [
  'src/features/booking/StyleOptions.tsx',
  'src/features/booking/PriceLines.tsx',
  'src/features/appointments/BookedOptions.tsx',
];

const dist = join(root, 'app/dist');

/** The files that a prerendered page requests before any interaction. */
export function getPageFiles(page: (typeof prerenderedPages)[number]) {
  const manifest = loadManifest(dist);
  const modules = ['index.html', ...listModules(page)];
  return {
    scripts: listModuleFiles(manifest, modules).scripts,
    styles: listModuleFiles(manifest, [...modules, ...(page.lazyModules ?? [])]).styles,
  };
}

/** The script files from Home to a finished booking of a style with or without options. */
export const getBookingScripts = ({ hasOptions }: { readonly hasOptions: boolean }): Set<string> =>
  listModuleFiles(loadManifest(dist), [...bookingModules, ...(hasOptions ? optionsModules : [])]).scripts;

/** In kB after `gzip -9`. */
const sizeOf = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0) /
  1000;

/** Each part of the site with its size and budget, in kB. */
function listSizes(): { name: string; size: number; budget: number }[] {
  const sizes = prerenderedPages.flatMap((page) => {
    const { scripts, styles } = getPageFiles(page);
    return [
      { name: `${page.path}, scripts`, size: sizeOf(scripts), budget: page.scriptsBudget },
      { name: `${page.path}, styles`, size: sizeOf(styles), budget: stylesBudget },
    ];
  });
  const sizeOfBooking = (hasOptions: boolean): number => sizeOf(getBookingScripts({ hasOptions }));
  return [
    ...sizes,
    { name: 'From Home to a booking, scripts', size: sizeOfBooking(false), budget: bookingBudget },
    { name: 'The same with options, scripts', size: sizeOfBooking(true), budget: optionsBudget },
  ];
}

if (import.meta.main) {
  if (isStale()) await build();
  const sizes = listSizes();
  const rows = sizes.map(({ name, size, budget }) => [name, size.toFixed(1), budget.toFixed(1)]);
  for (const [name = '', ...figures] of rows)
    console.log(name.padEnd(40), ...figures.map((figure) => figure.padStart(6)));
  const tooLarge = sizes.filter(({ size, budget }) => size > budget);
  for (const { name } of tooLarge)
    console.error(`Over its budget (app/src/pages/prerendering.ts, bench/sizes.ts): ${name}`);
  if (tooLarge.length > 0) process.exitCode = 1;
  if (process.argv.includes('--write'))
    writeSection(
      'Weight',
      `What a phone asks for, in kB after \`gzip -9\`: each page that the server draws, before anybody touches it; and all scripts together from Home over a style, its picker and the registration to a finished booking, of a style without options and of one with them. The end-to-end tests compare these files with those that the browser asks for. \`npm run build\` fails when one is over its budget.\n\n${formatMarkdownTable(['', 'is', 'budget'], rows)}`,
    );
}
