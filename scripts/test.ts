// `npm test`: lint, then each suite in turn; the last line counts all tests.
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, isStale } from './buildApp.ts';
import { run } from './run.ts';

const suites = ['unit', 'server', 'components', 'storybook', 'e2e'] as const;

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

for (const suite of suites) {
  const outputFile = join(reports, `${suite}.json`);
  console.log(`\n${suite}`);
  const { code } = await run('vitest', [
    'run',
    '--project',
    suite,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${outputFile}`,
  ]);
  const report = JSON.parse(readFileSync(outputFile, 'utf8')) as Report;
  console.log(
    `${suite}: ${report.numPassedTests} passed, ${report.numFailedTests} failed, ${report.numPendingTests} skipped`,
  );
  total.passed += report.numPassedTests;
  total.failed += report.numFailedTests;
  total.skipped += report.numPendingTests;
  // A suite that ran nothing, or that broke outside a test, has failed whatever it counted.
  if (code !== 0 || !report.success || report.numPassedTests === 0) broken.push(suite);
}

if (broken.length > 0) console.error(`\nNot green: ${broken.join(', ')}`);
const failed = Math.max(total.failed, broken.length > 0 ? 1 : 0);
console.log(
  `${total.passed} passed, ${failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
);
process.exitCode = failed === 0 ? 0 : 1;
