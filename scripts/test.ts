// `npm test`: lint, then each suite in turn; the last line counts all tests.
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { build, isStale } from './buildApp.ts';
import { root, run } from './run.ts';

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
  testResults: readonly {
    /** Its file. */
    name: string;
    status: string;
    /** Why the file itself failed; empty where its tests could run. */
    message: string;
    assertionResults: readonly { fullName: string; status: string; failureMessages: readonly string[] }[];
  }[];
}

/** Colours are for who reads along; in a file they are noise. */
const plain: Record<string, string> = process.stdout.isTTY ? {} : { NO_COLOR: '1' };

const reports = mkdtempSync(join(tmpdir(), 'plaitful-test-'));
const total = { passed: 0, failed: 0, skipped: 0 };
const broken: string[] = [];
/** What failed, in full; told once more at the end, as a log is often kept from its end. */
const failures: string[] = [];

const lint = await run(process.execPath, ['scripts/lint.ts']);
if (lint.code !== 0) broken.push('lint');
if (isStale()) await build();

/** What a suite counted; nothing when it broke before it could write its report. */
function readReport(file: string): Report {
  const nothing = {
    numPassedTests: 0,
    numFailedTests: 0,
    numPendingTests: 0,
    success: false,
    testResults: [],
  };
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : nothing;
}

/** The failures of a suite: where, what, and why. */
function failuresOf(suite: string, { testResults }: Report): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const where = `${suite}: ${relative(root, name)}`;
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${where}: ${test.fullName}\n${test.failureMessages.join('\n')}`);
    return status === 'failed' && tests.length === 0 ? [`${where}\n${message}`] : tests;
  });
}

for (const { name, project, env = {} } of suites) {
  const outputFile = join(reports, `${name}.json`);
  console.log(`\n${name}`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${outputFile}`];
  const { code } = await run('vitest', ['run', '--project', project, '--silent=passed-only', ...reporters], {
    env: { ...plain, ...env },
  });
  const report = readReport(outputFile);
  console.log(
    `${name}: ${report.numPassedTests} passed, ${report.numFailedTests} failed, ${report.numPendingTests} skipped`,
  );
  total.passed += report.numPassedTests;
  total.failed += report.numFailedTests;
  total.skipped += report.numPendingTests;
  failures.push(...failuresOf(name, report));
  // A suite that ran nothing, or that broke outside a test, has failed whatever it counted.
  if (code !== 0 || !report.success || report.numPassedTests === 0) broken.push(name);
}

for (const failure of failures) console.error(`\n${failure}`);
if (broken.length > 0) console.error(`\nNot green: ${broken.join(', ')}`);
const failed = Math.max(total.failed, broken.length > 0 ? 1 : 0);
console.log(
  `${total.passed} passed, ${failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
);
process.exitCode = failed === 0 ? 0 : 1;
