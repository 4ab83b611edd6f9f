// `npm run mutants`: plants the faults of scripts/mutants, one at a time, in a copy of the repository, and reports
// which tests catch each. `npm run mutants -- price day-lock` plants only these, `--tier fast` those of a tier. The
// tests must pass without the faults.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { tiers, type Edit, type Fault, type Tier } from './mutants/fault.ts';
import { faults } from './mutants/faults.ts';
import { root } from './run.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { tier: { type: 'string' } },
});
const unknown = positionals.filter((name) => !faults.some((fault) => fault.name === name));
if (unknown.length > 0 || (values.tier !== undefined && !tiers.some((tier) => tier === values.tier))) {
  console.error(`mutants: unknown: ${[...unknown, values.tier ?? ''].join(' ')}`);
  console.error(`Tiers: ${tiers.join(', ')}. Faults: ${faults.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
const chosen = faults.filter(
  ({ name, tier }) =>
    (positionals.length === 0 || positionals.includes(name)) && (values.tier ?? tier) === tier,
);

// Race faults need PostgreSQL: starts the same command again with a temporary server.
if (chosen.some(({ tests }) => tests.project === 'server-postgres') && !process.env['TEST_DATABASE_URL']) {
  const script = `set -euo pipefail; source .ci/postgresql; trap stop_postgresql EXIT; start_postgresql; "$@"`;
  const again = [process.execPath, 'scripts/mutants.ts', ...process.argv.slice(2)];
  const { status } = spawnSync('bash', ['-c', script, 'mutants', ...again], { cwd: root, stdio: 'inherit' });
  process.exit(status ?? 1);
}

/** A copy of the repository, whose packages import each other and not the originals. */
function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'plaitful-mutants-'));
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  }).split('\0');
  for (const file of files)
    if (file !== '' && existsSync(join(root, file))) cpSync(join(root, file), join(copy, file));
  // Hard links take no space; they are impossible where the folder is on another disk.
  const link = spawnSync('cp', ['-al', join(root, 'node_modules'), copy], { stdio: 'ignore' });
  if (link.status !== 0) execFileSync('cp', ['-a', join(root, 'node_modules'), copy]);
  // Caches are modified in place, so they are not shared.
  for (const cache of ['.cache', '.vite', '.vite-temp', '.vitest-cache'])
    rmSync(join(copy, 'node_modules', cache), { recursive: true, force: true });
  return copy;
}

/** Plants a fault; returns a function that removes it. */
function plant(folder: string, edits: readonly Edit[]): () => void {
  const originals = new Map<string, string>();
  const restore = (): void => {
    for (const [path, text] of originals) writeFileSync(path, text);
  };
  for (const [file, from, to] of edits) {
    const path = join(folder, file);
    const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const count = text.split(from).length - 1;
    if (count !== 1) {
      restore();
      throw new Error(`${file} has what is to be replaced ${count} times, not once: ${from}`);
    }
    if (!originals.has(path)) originals.set(path, text);
    writeFileSync(
      path,
      text.replace(from, () => to),
    );
  }
  return restore;
}

interface Report {
  numPassedTests: number;
  testResults: readonly {
    message: string;
    assertionResults: readonly { fullName: string; status: string }[];
  }[];
}

const filterOf: Record<Tier, readonly string[]> = {
  fast: ['--tags-filter', '!ci && !nightly'],
  ci: ['--tags-filter', '!nightly'],
  full: [],
};

/** The titles of the failed tests, and other errors: a fault must be caught by a test, not by a crash. */
function runTests(folder: string, { tests, tier }: Fault): { failed: string[]; failure: string } {
  const report = join(folder, 'mutants-report.json');
  rmSync(report, { force: true });
  const titles = tests.titles === undefined ? [] : ['-t', tests.titles];
  const {
    status: code,
    stdout,
    stderr,
  } = spawnSync(
    join(folder, 'node_modules/.bin/vitest'),
    ['run', '--project', tests.project, ...tests.files, ...titles, ...filterOf[tier]].concat(
      '--reporter=json',
      `--outputFile=${report}`,
    ),
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      env: {
        ...process.env,
        NO_COLOR: '1',
        TEST_TIER: tier,
      },
    },
  );
  const { numPassedTests, testResults } = existsSync(report)
    ? (JSON.parse(readFileSync(report, 'utf8')) as Report)
    : { numPassedTests: 0, testResults: [] };
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => fullName);
  const isBroken = failed.length === 0 && (code !== 0 || numPassedTests === 0);
  const messages = testResults.map(({ message }) => message).join('\n') + stdout + stderr;
  const failure = isBroken ? `Vitest ended with ${code}: ${messages.slice(-2000)}` : '';
  return { failed: [...new Set(failed)], failure };
}

const wrong: string[] = [];
const copy = copyRepository();
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

for (const fault of chosen) {
  const start = Date.now();
  let verdict: string;
  let details: readonly string[];
  try {
    const restore = plant(copy, fault.edits);
    const { failed, failure } = runTests(copy, fault);
    restore();
    verdict = failed.length > 0 ? 'caught' : failure === '' ? 'survived' : 'broken';
    details = failed.length > 0 ? failed : [failure];
  } catch (error) {
    verdict = 'not planted';
    details = [String(error)];
  }
  if (verdict !== (fault.survives === undefined ? 'caught' : 'survived'))
    wrong.push(`${fault.name} (${verdict})`);
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`${fault.name}: ${verdict} [${fault.tests.project}, ${fault.tier}, ${seconds} s]`);
  console.log(`  ${fault.what}`);
  for (const detail of details.filter((text) => text !== '').slice(0, 5)) console.log(`  - ${detail}`);
  if (details.length > 5) console.log(`  - and ${details.length - 5} more`);
  if (fault.survives !== undefined) console.log(`  expected to survive: ${fault.survives}`);
}

const expected = chosen.filter(({ survives }) => survives !== undefined).length;
console.log(
  `${chosen.length} faults, ${expected} of them expected to survive; not as expected: ${wrong.length}`,
);
if (wrong.length > 0) console.error(`mutants: ${wrong.join(', ')}`);
process.exitCode = wrong.length === 0 ? 0 : 1;
