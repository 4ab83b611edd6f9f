// `npm run visual`: every story as it looks now against the baselines, in each pixel.
import { availableParallelism } from 'node:os';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright';
import { preview } from 'vite';
import { root, run } from './run.ts';
import {
  baselineFolder,
  chromiumOfBaselines,
  listBaselines,
  noteChromium,
  removeBaseline,
} from './visual/baselines.ts';
import { openBrowser } from './visual/capture.ts';
import { adopt, judge, takeFailed } from './visual/judge.ts';
import { type Finding, writeReport } from './visual/report.ts';
import { listShots, openReader, type Shot, showStory } from './visual/stories.ts';

const storybook = join(root, 'dist/storybook');
const report = join(root, 'dist/visual');

const { values: asked } = parseArgs({
  options: {
    /** Takes what is seen as the new baselines. */
    update: { type: 'boolean', default: false },
    /** Only what has this in its name or id. */
    only: { type: 'string' },
    /** Storybook as it lies in dist, not built anew. */
    built: { type: 'boolean', default: false },
  },
});

/** Ends the run: nothing could be compared. */
function cannot(reason: string): never {
  console.error(`visual: ${reason}`);
  process.exit(2);
}

async function serve(): Promise<{ base: string; close: () => Promise<void> }> {
  const server = await preview({
    configFile: false,
    root,
    logLevel: 'silent',
    build: { outDir: storybook },
    preview: { port: 0, host: '127.0.0.1', headers: { 'Cache-Control': 'max-age=3600' } },
  });
  const base = server.resolvedUrls?.local[0]?.replace(/\/$/, '');
  if (base === undefined) cannot('Storybook could not be served.');
  return { base, close: () => server.close() };
}

const isAsked = ({ story, name, modeName }: Shot): boolean =>
  asked.only === undefined || `${story} ${name} ${modeName}`.toLowerCase().includes(asked.only.toLowerCase());

/** Stories of one file, which one page shows one after the other: first all in one mode, then all in the next. */
function rowsOf(shots: readonly Shot[]): Shot[][] {
  const rows = Map.groupBy(shots, ({ story }) => story.split('--')[0]);
  return [...rows.values()]
    .map((row) => row.toSorted((a, b) => a.modeName.localeCompare(b.modeName)))
    .toSorted((a, b) => b.length - a.length);
}

type Said = Omit<Finding, 'shot'> | undefined;

/** Deals with each picture, several at a time. What it gives is what there is to say. */
async function each(
  browser: Browser,
  base: string,
  shots: readonly Shot[],
  deal: (page: Page, shot: Shot) => Promise<Said>,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const waiting = rowsOf(shots);
  let done = 0;
  async function work(): Promise<void> {
    const page = await (await openReader(browser, base)).newPage();
    for (let row = waiting.shift(); row; row = waiting.shift()) {
      let before: Shot | undefined;
      for (const shot of row) {
        const trouble = await showStory(page, base, shot, before);
        // A page whose story failed is not gone on with.
        before = trouble === undefined ? shot : undefined;
        const said = before
          ? await deal(page, shot)
          : { says: `The story fails. ${trouble}`, taken: await takeFailed(page) };
        if (said) findings.push({ shot, ...said });
        done += 1;
        if (done % 200 === 0) console.log(`visual: ${done} of ${shots.length}`);
      }
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, work));
  return findings.toSorted((a, b) => a.shot.file.localeCompare(b.shot.file));
}

async function compare(browser: Browser, base: string, shots: readonly Shot[]): Promise<Finding[]> {
  return each(browser, base, shots, async (page, { file }) => {
    const verdict = await judge(page, file);
    if (verdict.kind === 'same') return undefined;
    const { taken } = verdict;
    if (verdict.kind === 'new')
      return { says: 'The story has no baseline: npm run visual -- --update', taken };
    return { says: 'It looks different.', taken, tiles: verdict.tiles };
  });
}

async function update(browser: Browser, base: string, shots: readonly Shot[]): Promise<Finding[]> {
  let changed = 0;
  const failing = await each(browser, base, shots, async (page, { file }) => {
    if (await adopt(page, file)) changed += 1;
    return undefined;
  });
  console.log(`visual: ${changed} baselines written`);
  return failing;
}

/** Baselines whose story or mode is gone. */
function goneOf(all: readonly Shot[]): string[] {
  const known = new Set(all.map(({ file }) => file));
  return listBaselines().filter((file) => !known.has(file));
}

function tell(findings: readonly Finding[], gone: readonly string[], count: number): number {
  for (const { shot, says } of findings) console.error(`visual: ${shot.name}, ${shot.modeName}: ${says}`);
  for (const file of gone) console.error(`visual: ${file} has no story any more: npm run visual -- --update`);
  const page = writeReport(report, findings);
  const wrong = findings.length + gone.length;
  console.log(`visual: ${count} pictures, ${count - findings.length} in order, ${wrong} to look at`);
  if (findings.length > 0) console.log(`visual: ${page}`);
  return wrong === 0 ? 0 : 1;
}

function anyStory(): string {
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, { id: string; type: string }>;
  };
  return (
    Object.values(entries).find(({ type }) => type === 'story')?.id ?? cannot('Storybook has no stories.')
  );
}

function checkChromium(version: string): void {
  const known = chromiumOfBaselines();
  if (known === version) return;
  if (known === undefined && !asked.update) cannot('There are no baselines yet: npm run visual -- --update');
  if (!asked.update) {
    cannot(
      `The baselines were made with Chromium ${known}, this is ${version}. Use that one (CHROMIUM_PATH), or make them anew: npm run visual -- --update`,
    );
  }
  if (asked.only !== undefined && known !== undefined) {
    cannot(`The baselines were made with Chromium ${known}, this is ${version}: make them all anew.`);
  }
}

async function main(): Promise<number> {
  const browser = await openBrowser().catch((error: unknown) => cannot(`No browser. ${String(error)}`));
  try {
    checkChromium(browser.version());
    if (!asked.built) {
      const { code, output } = await run('npm', ['run', 'build:storybook'], { isQuiet: true });
      if (code !== 0) cannot(`Storybook could not be built.\n${output}`);
    }
    const { base, close } = await serve();
    try {
      const all = await listShots(browser, base, anyStory());
      const shots = all.filter(isAsked);
      console.log(`visual: ${shots.length} pictures in Chromium ${browser.version()}`);
      const gone = asked.only === undefined ? goneOf(all) : [];
      if (!asked.update) return tell(await compare(browser, base, shots), gone, shots.length);
      const failing = await update(browser, base, shots);
      for (const file of gone) removeBaseline(file);
      noteChromium(browser.version());
      return tell(failing, [], shots.length);
    } finally {
      await close();
    }
  } finally {
    await browser.close();
  }
}

console.log(`visual: baselines in ${baselineFolder}`);
process.exitCode = await main();
