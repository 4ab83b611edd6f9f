// `npm run mutants`: plants the faults of scripts/mutants, one at a time, in a copy of the repository, and reports
// which tests catch each. `npm run mutants -- day-lock` plants only this one. The tests must pass without the faults.
// `npm run stryker` plants all faults that a tool can generate.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyRepository } from './copyRepository.ts';
import { mutations, nightly, onPostgres, type Mutation } from './mutants/faults.ts';
import { fileEndingIn, plant } from './mutants/plant.ts';
import { root } from './exec.ts';

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !mutations.some((fault) => fault.name === name));
if (unknown.length > 0) {
  console.error(
    `mutants: unknown: ${unknown.join(' ')}; there are ${mutations.map(({ name }) => name).join(', ')}`,
  );
  process.exit(1);
}
const chosen = mutations.filter(({ name }) => asked.length === 0 || asked.includes(name));

// Starts the same command again with a temporary server.
if (chosen.some(({ name }) => onPostgres.includes(name)) && !process.env['TEST_DATABASE_URL']) {
  const script = `set -euo pipefail; source .ci/postgresql; trap stop_postgresql EXIT; start_postgresql; "$@"`;
  const again = [process.execPath, 'scripts/mutants.ts', ...asked];
  const { status } = spawnSync('bash', ['-c', script, 'mutants', ...again], { cwd: root, stdio: 'inherit' });
  process.exit(status ?? 1);
}

function projectOf(file: string, isOnPostgres: boolean): string {
  if (file.startsWith('packages/server/')) return isOnPostgres ? 'server-postgres' : 'server';
  if (file.endsWith('.stories.tsx')) return 'storybook';
  return file.endsWith('.tsx') ? 'components' : 'unit';
}

interface Report {
  numPassedTests: number;
  testResults: readonly { assertionResults: readonly { fullName: string; status: string }[] }[];
}

/** The titles of the failed tests: a fault must be caught by a test, not by a crash. */
function runTests(folder: string, { name, tests: [end, titles] }: Mutation): string[] {
  const report = join(folder, 'mutants-report.json');
  rmSync(report, { force: true });
  const file = fileEndingIn(end);
  const project = projectOf(file, onPostgres.includes(name));
  const isNightly = nightly.includes(name);
  const { stdout, stderr } = spawnSync(
    join(folder, 'node_modules/.bin/vitest'),
    ['run', file, '--project', project, '--reporter=json', `--outputFile=${report}`].concat(
      titles === undefined ? [] : ['-t', titles],
      isNightly ? [] : ['--tags-filter', '!nightly'],
    ),
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      env: { ...process.env, NO_COLOR: '1', TEST_TIER: isNightly ? 'full' : 'ci' },
    },
  );
  if (!existsSync(report)) throw new Error((stdout + stderr).slice(-2000));
  const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => fullName);
  if (failed.length === 0 && numPassedTests === 0) throw new Error((stdout + stderr).slice(-2000));
  return [...new Set(failed)];
}

const copy = copyRepository();
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

const survivors: string[] = [];
for (const fault of chosen) {
  const start = Date.now();
  const restore = plant(copy, fault.edits);
  let failed: string[] = [];
  let outcome = 'survived';
  try {
    failed = runTests(copy, fault);
  } catch (error) {
    // The other faults are planted all the same.
    outcome = 'no test ran';
    console.error(error);
  }
  if (failed.length > 0) outcome = 'caught';
  else survivors.push(fault.name);
  restore();
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`${fault.name}: ${outcome} [${fault.tests[0]}, ${seconds} s]`);
  console.log(`  ${fault.effect}`);
  for (const title of failed.slice(0, 5)) console.log(`  - ${title}`);
}
console.log(`${chosen.length} faults, ${survivors.length} not caught`);
if (survivors.length > 0) console.error(`mutants: ${survivors.join(', ')}`);
process.exitCode = survivors.length === 0 ? 0 : 1;
