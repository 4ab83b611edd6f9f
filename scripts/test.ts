// `npm test`, `.ci/run` (TEST_TIER=ci) and `npm run test:all` (TEST_TIER=full): lint, the build, then each suite in
// turn. Ends with the failures, the seconds and count of each suite, and the total.
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, isStale } from './build.ts';
import { leftOutBy, unprovenRows } from './documents/proofs.ts';
import { run } from './run.ts';
import type { TestResult, TestRun } from './test/resultsReporter.ts';

/** The tags of tests that a tier leaves to a later one. */
const leftOut: Readonly<Record<string, readonly string[]>> = {
  fast: ['ci', 'nightly'],
  ci: ['nightly'],
  full: [],
};

const tier = process.env['TEST_TIER'] ?? 'fast';
const excluded = leftOut[tier];
if (!excluded) throw new Error(`TEST_TIER is ${tier}; it may be ${Object.keys(leftOut).join(', ')}.`);

const broken: string[] = [];
const lines: string[] = [];

async function step(name: string, work: () => Promise<boolean>): Promise<void> {
  const start = Date.now();
  if (!(await work())) broken.push(name);
  lines.push(`${name}: ${Math.round((Date.now() - start) / 1000)} s`);
}

/** All suites in one run of Vitest; `vitest.config.ts` has their order. */
async function runSuites(left: readonly string[]): Promise<TestRun> {
  const file = join(mkdtempSync(join(tmpdir(), 'plaitful-test-')), 'results.json');
  const { code } = await run(
    'vitest',
    [
      'run',
      '--silent=passed-only',
      ...(left.length > 0 ? ['--tags-filter', left.map((tag) => `!${tag}`).join(' && ')] : []),
      ...(tier === 'full' ? ['--sequence.shuffle.files'] : []),
    ],
    // Colours only on a terminal.
    { env: { TEST_TIER: tier, TEST_RESULTS: file, ...(!process.stdout.isTTY && { NO_COLOR: '1' }) } },
  );
  const testRun: TestRun = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as TestRun)
    : { results: [], seconds: {}, errors: [] };
  const isExplained = testRun.errors.length > 0 || testRun.results.some(({ state }) => state === 'failed');
  return code === 0 || isExplained ? testRun : { ...testRun, errors: [`Vitest ended with code ${code}.`] };
}

const countOf = (results: readonly TestResult[], state: TestResult['state']): number =>
  results.filter((result) => result.state === state).length;

function tally(results: readonly TestResult[], failed = countOf(results, 'failed')): string {
  const skipped = countOf(results, 'skipped');
  return `${countOf(results, 'passed')} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

await step('lint', async () => (await run('npm', ['run', 'lint'])).code === 0);
if (isStale()) await step('build', () => build().then(() => true));

const testRun = await runSuites(excluded);
const results = testRun.results.filter(
  ({ state, tags }) => state !== 'skipped' || !tags.some((tag) => excluded.includes(tag)),
);
for (const [suite, seconds] of Object.entries(testRun.seconds)) {
  const ofSuite = results.filter((result) => result.suite === suite);
  // A suite may be left to a later tier as a whole, but must not be empty.
  const isEmpty = !testRun.results.some((result) => result.suite === suite);
  if (isEmpty || ofSuite.some(({ state }) => state === 'failed' || state === 'pending')) broken.push(suite);
  lines.push(`${suite}: ${seconds} s, ${tally(ofSuite)}`);
}

const pages = ['docs/coverage.md', 'docs/security.md', 'docs/privacy.md'];
const unproven = unprovenRows(pages, testRun.results, leftOutBy(excluded));
if (unproven.length > 0) broken.push('documents');

// Printed at the end, since often only the end of a log is kept.
for (const { suite, file, title, errors } of results.filter(({ state }) => state === 'failed')) {
  console.error(`\n${suite}: ${file}: ${title}\n${errors.join('\n')}`);
}
for (const error of testRun.errors) console.error(`\n${error}`);
for (const row of unproven) console.error(`\n${row}`);
if (testRun.errors.length > 0) broken.push('Vitest');
console.log(`\n${lines.join('\n')}`);
if (broken.length > 0) console.error(`Not green: ${broken.join(', ')}`);
console.log(tally(results, Math.max(countOf(results, 'failed'), broken.length > 0 ? 1 : 0)));
process.exitCode = broken.length === 0 ? 0 : 1;
