// `npm run bench:lighthouse`: rates the public pages of the built product on a simulated phone.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prerenderedPages } from '../app/src/pages/prerendering.ts';
import { chromiumArgs } from '../scripts/chromium.mjs';
import { run } from '../scripts/exec.ts';
import { browserPath, newFolder, serveProduct } from './product.ts';
import { median, repeat, formatMarkdownTable, writeSection } from './report.ts';

const version = '13.5.0';
const runs = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const audits = ['largest-contentful-paint', 'cumulative-layout-shift', 'total-blocking-time'] as const;

interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly numericValue?: number }>
  >;
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
}

/** Lighthouse is downloaded by npx and is no dependency, since this benchmark is seldom run. */
async function rate(url: string): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'plaitful-lighthouse-'));
  const file = join(folder, 'report.json');
  const { code, output } = await run(
    'npx',
    [
      '--yes',
      `lighthouse@${version}`,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=${['--headless=new', ...chromiumArgs].join(' ')}`,
    ],
    { isQuiet: true, env: { CHROME_PATH: browserPath() } },
  );
  // A trace without a navigation start gives no result; Lighthouse's own message says to run it again.
  if (code !== 0 && output.includes('NO_NAVSTART')) return rate(url);
  if (code !== 0) throw new Error(`Lighthouse could not measure ${url}\n${output}`);
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  rmSync(folder, { recursive: true });
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return report;
}

const server = await serveProduct(newFolder());
const rows: string[][] = [];
for (const { sampleUrl } of prerenderedPages) {
  const reports = await repeat(runs, () => rate(server.origin + sampleUrl));
  const scores = categories.map((name) =>
    median(reports.map((report) => (report.categories[name]?.score ?? Number.NaN) * 100)).toFixed(0),
  );
  const [lcp = Number.NaN, cls = Number.NaN, tbt = Number.NaN] = audits.map((name) =>
    median(reports.map((report) => report.audits[name]?.numericValue ?? Number.NaN)),
  );
  rows.push([sampleUrl, ...scores, (lcp / 1000).toFixed(2), cls.toFixed(3), tbt.toFixed(0)]);
  console.log(rows.at(-1)?.join('  '));
}
await server.stop();
writeSection(
  'Lighthouse',
  `Lighthouse ${version} with its mobile preset, a phone and a slow line, simulated; the built product with its embedded database and demo data on the same machine; medians of ${runs}. Goals: performance 99, all else 100 (pages for a forgotten password are not for search engines); LCP of Home and Services 1.5 s; CLS 0. Lighthouse fails no build.\n\n${formatMarkdownTable(['', ...categories, 'LCP, s', 'CLS', 'TBT, ms'], rows)}`,
);
