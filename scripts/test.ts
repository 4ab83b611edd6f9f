// `npm test`: lint, then each suite in turn; the last line counts all tests.
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, isStale } from './buildApp.ts';
import { run } from './run.ts';

interface Suite {
  name: string;
  /** The vitest project that it runs. */
  project: string;
  env?: Record<string, string>;
}

const suiteOf = (project: string): Suite => ({ name: project, project });

/** The server's tests run on the embedded database and, where one is named, on PostgreSQL as well. */
const suites: readonly Suite[] = [
  suiteOf('unit'),
  { ...suiteOf('server'), env: { TEST_DATABASE_URL: '' } },
  ...(process.env['TEST_DATABASE_URL'] ? [{ name: 'server on PostgreSQL', project: 'server' }] : []),
  suiteOf('package'),
  suiteOf('components'),
  { name: 'storybook, all themes', project: 'storybook-*' },
  suiteOf('e2e'),
];

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  success: boolean;
}

const reports = mkdtempSync(join(tmpdir(), 'plaitful-test-'));
const total = { passed: 0, failed: 0, skipped: 0 };
const broken: string[] = [];

const lint = await run(process.execPath, ['scripts/lint.ts']);
if (lint.code !== 0) broken.push('lint');
if (isStale()) await build();

/** What a suite counted; nothing when it broke before it could write its report. */
function readReport(file: string): Report {
  const nothing = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, success: false };
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : nothing;
}

for (const { name, project, env = {} } of suites) {
  const outputFile = join(reports, `${name}.json`);
  console.log(`\n${name}`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${outputFile}`];
  const { code } = await run('vitest', ['run', '--project', project, ...reporters], { env });
  const report = readReport(outputFile);
  console.log(
    `${name}: ${report.numPassedTests} passed, ${report.numFailedTests} failed, ${report.numPendingTests} skipped`,
  );
  total.passed += report.numPassedTests;
  total.failed += report.numFailedTests;
  total.skipped += report.numPendingTests;
  // A suite that ran nothing, or that broke outside a test, has failed whatever it counted.
  if (code !== 0 || !report.success || report.numPassedTests === 0) broken.push(name);
}

if (broken.length > 0) console.error(`\nNot green: ${broken.join(', ')}`);
const failed = Math.max(total.failed, broken.length > 0 ? 1 : 0);
console.log(
  `${total.passed} passed, ${failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
);
process.exitCode = failed === 0 ? 0 : 1;
