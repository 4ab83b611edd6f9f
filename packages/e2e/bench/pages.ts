// `npm run bench:pages`: the public pages on a simulated phone, with Lighthouse and by their response to input; how soon the
// server is there, and how long the whole build takes. On the built product with its own database and demo data. Writes
// its part of docs/performance.md. `npm run bench:pages response` runs one part alone and writes nothing.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { install } from '../../../bench/install.ts';
import { machine, writePart } from '../../../bench/report.ts';
import { prerenderedPages } from '../../../bench/site.ts';
import { table } from '../../../bench/table.ts';
import { build, isStale } from '../../../scripts/build.ts';
import { chromiumArgs, chromiumPath } from '../../../scripts/chromium.mjs';
import { root, run } from '../../../scripts/run.ts';
import { runProduct } from '../src/product.ts';
import { runLighthouse, type LighthouseResult } from './lighthouse.ts';
import { longestAtFirst, pressPicker, shiftOf } from './phone.ts';
import { serve } from './serve.ts';

const runs = 5;
/** Longest tasks vary more from run to run. */
const taskRuns = 9;
const builds = 3;
const goals = { lcpMs: 1500, taskMs: 100, pressMs: 100, startMs: 3000, buildSeconds: 30 } as const;
const widths = { phone: 360, desk: 1280 } as const;

const names: Readonly<Record<string, string>> = { '/': 'Home' };

/** The others are excluded from search engines. */
const isIndexed = (path: string): boolean =>
  prerenderedPages.some((page) => page.isIndexed === true && matchesPattern(page.path, path));

const matchesPattern = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replace(/:\w+/, '\\d+')}$`).test(path);

const median = (figures: readonly number[]): number =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0;

async function times<Result>(count: number, act: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let time = 0; time < count; time += 1) results.push(await act());
  return results;
}

/** The load average over a minute. */
const load = (): string => loadavg()[0]?.toFixed(1) ?? '';

async function timeBuild(): Promise<string[][]> {
  const took = await times(builds, async () => {
    const startedAt = performance.now();
    await run(process.execPath, ['scripts/build.ts'], { isQuiet: true });
    return (performance.now() - startedAt) / 1000;
  });
  console.log(`the whole build: ${took.map((seconds) => seconds.toFixed(1)).join(', ')} s`);
  return [[`the whole build, s, median of ${builds}`, median(took).toFixed(1), `≤ ${goals.buildSeconds}`]];
}

/** From the start of the server's process to its first answer, in ms. */
async function timeStart(dataDir: string): Promise<string[][]> {
  const took = await times(runs, async () => {
    const startedAt = performance.now();
    const server = await serve(dataDir);
    const { status } = await fetch(server.origin, { headers: { accept: 'text/html' } });
    if (status !== 200) throw new Error(`the first answer was ${status}`);
    const ms = performance.now() - startedAt;
    await server.stop();
    return ms;
  });
  console.log(`the server: ${took.map((ms) => ms.toFixed(0)).join(', ')} ms`);
  return [
    [
      `from the server’s start to its first page, ms, median of ${runs}`,
      median(took).toFixed(0),
      `≤ ${goals.startMs}`,
    ],
  ];
}

async function lighthouseRow(origin: string, path: string): Promise<string[]> {
  const rated = await times(runs, () => runLighthouse(origin + path));
  const middle = (figure: (one: LighthouseResult) => number): number => median(rated.map(figure));
  const score = (name: keyof LighthouseResult['scores']) => middle(({ scores }) => scores[name]).toFixed(0);
  const row = [
    names[path] ?? path,
    score('performance'),
    score('accessibility'),
    score('best-practices'),
    isIndexed(path) ? score('seo') : '',
    (middle(({ lcpMs }) => lcpMs) / 1000).toFixed(2),
    middle(({ cls }) => cls).toFixed(3),
    middle(({ tbtMs }) => tbtMs).toFixed(0),
  ];
  const lost = new Set(rated.flatMap((one) => one.lost));
  console.log(`${row.join('  ')}  (load ${load()})\n    ${[...lost].join(', ')}`);
  return row;
}

async function ratePages(origin: string, paths: readonly string[]): Promise<string> {
  const rows: string[][] = [];
  for (const path of paths) rows.push(await lighthouseRow(origin, path));
  return table(
    ['', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP, s', 'CLS', 'TBT, ms'],
    rows,
  );
}

const executablePath = chromiumPath();
const openBrowser = () =>
  chromium.launch({ args: [...chromiumArgs], ...(executablePath && { executablePath }) });

async function measureResponses(origin: string, paths: readonly string[], stylePath: string) {
  const browser = await openBrowser();
  const taskRows: string[][] = [];
  for (const { name, url, goal } of [
    { name: 'Home', url: `${origin}/`, goal: `≤ ${goals.taskMs}` },
    // The cost of nothing at all, for comparison.
    { name: 'an empty page', url: 'data:text/html,<p>empty', goal: '' },
  ]) {
    const tasks = await times(taskRuns, () => longestAtFirst({ browser, url, width: widths.phone }));
    const figures = tasks.map(({ ms, ownMs }) => `${ms.toFixed(0)} (${ownMs.toFixed(0)})`);
    console.log(`longest task of ${name}: ${figures.join(', ')} ms  (load ${load()})`);
    taskRows.push([
      `${name}: longest task before anybody touches it, ms (with a processor)`,
      `${median(tasks.map(({ ms }) => ms)).toFixed(0)} (${median(tasks.map(({ ownMs }) => ownMs)).toFixed(0)})`,
      goal,
    ]);
  }
  const pressed = await times(runs, () =>
    pressPicker({ browser, url: origin + stylePath, width: widths.phone }),
  );
  const [first = []] = pressed;
  const presses = first.map(({ name }, index) => {
    const each = pressed.map((one) => one[index]?.ms ?? Number.NaN);
    console.log(`${name}: ${each.map((ms) => ms.toFixed(0)).join(', ')} ms  (load ${load()})`);
    return [
      `picker: from pressing ${name} to the next frame, ms`,
      median(each).toFixed(0),
      `≤ ${goals.pressMs}`,
    ];
  });
  const shifts: string[][] = [];
  for (const path of paths) {
    const row = [names[path] ?? path];
    for (const width of Object.values(widths)) {
      row.push((await shiftOf({ browser, url: origin + path, width })).toFixed(3));
    }
    console.log(`CLS ${row.join('  ')}`);
    shifts.push([...row, '0.00']);
  }
  const version = browser.version();
  await browser.close();
  return {
    version,
    rows: [...taskRows, ...presses],
    shifts: table(['CLS', ...Object.values(widths).map((width) => `at ${width} px`), 'goal'], shifts),
  };
}

async function firstStyle(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/styles/all`);
  const [style] = (await answer.json()) as { styleId: number }[];
  if (style === undefined) throw new Error('the demo studio has no styles');
  return `/services/${style.styleId}`;
}

const lighthouseVersion = () =>
  (
    JSON.parse(readFileSync(join(root, 'bench/package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    }
  ).dependencies['lighthouse'];

const only = process.argv[2];
const isAsked = (part: string): boolean => only === undefined || only === part;

await install();
const buildRows = isAsked('build') ? await timeBuild() : [];
if (isStale()) await build();
const dataDir = mkdtempSync(join(tmpdir(), 'plaitful-bench-pages-'));
await (await runProduct(dataDir, () => new Date())).close();
const startRows = isAsked('start') ? await timeStart(dataDir) : [];
const server = await serve(dataDir);
const stylePath = await firstStyle(server.origin);
const paths = prerenderedPages.map(({ path }) => path.replace('/services/:styleId', stylePath));
const rated = isAsked('lighthouse') ? await ratePages(server.origin, paths) : '';
const response = isAsked('response') ? await measureResponses(server.origin, paths, stylePath) : undefined;
await server.stop();
rmSync(dataDir, { recursive: true, force: true });

if (only === undefined && response) {
  writePart(
    'pages',
    `Written by \`npm run bench:pages\` on ${new Date().toISOString().slice(0, 10)}: ${machine()}, Chromium ${response.version}, Lighthouse ${lighthouseVersion()}.

The built product with its embedded database and demo data, browser and server on the same machine, nothing cached.

## Lighthouse

Its mobile preset: a phone and a slow line, simulated; medians of ${runs}. Goals: performance 99, all else 100; LCP of Home and Services ${(goals.lcpMs / 1000).toFixed(1)} s; CLS 0. The pages for a forgotten password are not for search engines. Lighthouse fails no build.

${rated}

## Response

On a processor slowed down 4 times, at a window of ${widths.phone} px, medians of ${runs}, of the longest tasks of ${taskRuns}. A press: to the next frame, as browsers report it for INP; 0 where it was there within 16 ms.

${table(['', '', 'goal'], [...response.rows, ...startRows, ...buildRows])}

Over a slow line (1.6 Mbit/s, 150 ms), read to the end:

${response.shifts}
`,
  );
  console.log('\nWritten to docs/performance.md');
}
process.exit(0);
