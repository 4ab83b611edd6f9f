// `npm run bench:owner`: how soon the owner's screens are there in a busy studio, and how long anything done on them
// keeps the page from answering; on the built product with its own database, built anew where it is stale. Writes its
// part of docs/performance.md.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { studioMoment } from '@plaitful/domain/studio-time';
import { chromium } from 'playwright';
import { machine, writePart } from '../../../bench/report.ts';
import { table } from '../../../bench/table.ts';
import { build, isStale } from '../../../scripts/build.ts';
import { chromiumArgs, chromiumPath } from '../../../scripts/chromium.mjs';
import { owner } from '../src/parent.ts';
import { runProduct } from '../src/product.ts';
import { serve } from './serve.ts';
import { screensOf, type Screen } from './screens.ts';
import { fillStudio, size } from './studio.ts';
import type { Block } from './mainThread.ts';
import { blocksOf, visit, worstOf, type OwnerVisit } from './visit.ts';

const views = 5;
const runs = 3;
const goals = { firstViewMs: 1000, blockMs: 50 } as const;
const median = (figures: readonly number[]): number =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0;

async function logIn(origin: string): Promise<string> {
  const answer = await fetch(new URL('/auth/login', origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  });
  if (!answer.ok) throw new Error(`the owner cannot log in (${answer.status})`);
  return answer.text();
}

async function measure(visitOptions: OwnerVisit, screen: Screen): Promise<string[][]> {
  const firstViews: number[] = [];
  for (let view = 0; view < views; view += 1) {
    const { firstView, close } = await visit(visitOptions, screen);
    firstViews.push(firstView);
    await close();
  }
  console.log(`\n${screen.name}: ${firstViews.map((ms) => ms.toFixed(0)).join(', ')} ms`);
  const blocks: Block[][] = [];
  for (let run = 0; run < runs; run += 1) blocks.push(await blocksOf(visitOptions, screen));
  const lines = screen.actions.map(({ name }, index) => {
    const each = blocks.map((run) => run[index] ?? { ms: Number.NaN, ownMs: Number.NaN });
    const figures = each.map(({ ms, ownMs }) => `${ms.toFixed(0)} (${ownMs.toFixed(0)})`.padStart(10));
    console.log(`${figures.join('')} ms  ${name}`);
    return [name, '', worstOf(each).ms.toFixed(0), `≤ ${goals.blockMs}`];
  });
  return [[`**${screen.name}**`, median(firstViews).toFixed(0), '', `< ${goals.firstViewMs}`], ...lines];
}

if (isStale()) await build();
const executablePath = chromiumPath();
const browser = await chromium.launch({
  args: [...chromiumArgs],
  ...(executablePath && { executablePath }),
});
const dataDir = mkdtempSync(join(tmpdir(), 'plaitful-bench-owner-'));
const clock = (): Date => new Date();
const filled = await runProduct(dataDir, clock);
const studio = await fillStudio(filled.database, studioMoment(clock(), 'America/Toronto').date);
await filled.close();
const server = await serve(dataDir);
const visitOptions: OwnerVisit = { browser, origin: server.origin, session: await logIn(server.origin) };
const only = process.argv[2];
const screens = screensOf(studio).filter(({ name }) => only === undefined || name.includes(only));
const lines: string[][] = [];
for (const screen of screens) lines.push(...(await measure(visitOptions, screen)));
const version = browser.version();
await browser.close();
await server.stop();
rmSync(dataDir, { recursive: true, force: true });

if (only === undefined) {
  writePart(
    'owner',
    `Written by \`npm run bench:owner\` on ${clock().toISOString().slice(0, 10)}: ${machine()}, Chromium ${version}.

The built product with its embedded database, which holds ${size.bookings.toLocaleString('en-CA')} bookings and ${size.styles} styles of ${size.services} services, one of them offered on ${size.dates} dates × ${size.times} times; the owner at a window of 1280 × 800 px, browser and server on the same machine. First view: from the start of the navigation to the first frame with the rows (the form: the calendar), with nothing cached, median of ${views}. Longest block: the longest task of the page's main thread from the first press or letter until all that followed was drawn, the worst of ${runs} runs.

${table(['', 'first view, ms', 'longest block, ms', 'goal'], lines)}
`,
  );
  console.log('\nWritten to docs/performance.md');
}
process.exit(0);
