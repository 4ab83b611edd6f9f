import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumArgs, chromiumPath } from '../../../scripts/chromium.mjs';
import { run } from '../../../scripts/run.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The Lighthouse result of a page on a simulated phone. */
export interface LighthouseResult {
  /** From 0 to 100. */
  readonly scores: Readonly<Record<(typeof categories)[number], number>>;
  readonly lcpMs: number;
  readonly cls: number;
  readonly tbtMs: number;
  /** Audits that lost points, with the points kept in per cent. */
  readonly lost: readonly string[];
}

interface Report {
  readonly lighthouseVersion: string;
  readonly runtimeError?: { readonly message: string };
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly numericValue?: number }>
  >;
  readonly categories: Readonly<
    Record<string, { readonly score: number; readonly auditRefs: readonly { id: string; weight: number }[] }>
  >;
}

function toResult({ audits, categories: found }: Report): LighthouseResult {
  const valueOf = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  const scores = categories.map((name) => [name, Math.round((found[name]?.score ?? Number.NaN) * 100)]);
  const counted = categories.flatMap((name) => found[name]?.auditRefs ?? []);
  return {
    scores: Object.fromEntries(scores) as LighthouseResult['scores'],
    lcpMs: valueOf('largest-contentful-paint'),
    cls: valueOf('cumulative-layout-shift'),
    tbtMs: valueOf('total-blocking-time'),
    lost: counted.flatMap(({ id, weight }) => {
      const score = audits[id]?.score ?? 1;
      return weight > 0 && score < 1 ? [`${id} ${Math.round(score * 100)}`] : [];
    }),
  };
}

/**
 * Runs Lighthouse on a simulated phone, in a browser of its own.
 * @param mayFail how many failed traces are repeated
 * @throws when no trace succeeded
 */
export async function runLighthouse(url: string, mayFail = 1): Promise<LighthouseResult> {
  const folder = mkdtempSync(join(tmpdir(), 'plaitful-lighthouse-'));
  const file = join(folder, 'report.json');
  const { code, output } = await run(
    process.execPath,
    [
      'bench/node_modules/lighthouse/cli/index.js',
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=${['--headless=new', ...chromiumArgs].join(' ')}`,
    ],
    { isQuiet: true, env: { CHROME_PATH: chromiumPath() ?? chromium.executablePath() } },
  );
  // A trace without a navigation start is no result; Lighthouse asks for another run then.
  if (code !== 0 && output.includes('NO_NAVSTART') && mayFail > 0) return runLighthouse(url, mayFail - 1);
  if (code !== 0) throw new Error(`Lighthouse could not measure ${url}\n${output}`);
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  rmSync(folder, { recursive: true });
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return toResult(report);
}
