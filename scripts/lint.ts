// `npm run lint`: every static check of the repository, two at a time; only what fails is shown whole.
import { run, root } from './run.ts';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What a second run need not look at again. */
const cache = 'node_modules/.cache/lint';

const projects = [
  'tsconfig.json',
  'app/tsconfig.json',
  'bench/tsconfig.json',
  '.storybook/tsconfig.json',
  ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}/tsconfig.json`),
];

const checks: { name: string; command: string; args: string[] }[] = [
  ...projects.map((project) => ({
    name: `types ${project}`,
    command: 'tsc',
    args: [
      '-p',
      project,
      '--incremental',
      '--tsBuildInfoFile',
      `${cache}/${project.replaceAll('/', '-')}.tsbuildinfo`,
    ],
  })),
  {
    name: 'oxlint',
    command: 'oxlint',
    args: ['--type-aware', '--report-unused-disable-directives', '--deny-warnings'],
  },
  {
    name: 'format',
    command: 'prettier',
    args: [
      '--check',
      '--log-level=warn',
      '--cache',
      '--cache-strategy=content',
      `--cache-location=${cache}/prettier`,
      '.',
    ],
  },
  {
    name: 'imports',
    command: 'depcruise',
    args: [
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'err',
      'packages',
      'app',
      '.storybook',
      'scripts',
    ],
  },
  {
    name: 'folders',
    command: 'depcruise',
    args: ['--config', '.dependency-cruiser.folders.cjs', '--output-type', 'err', 'app/src'],
  },
  { name: 'unused', command: 'knip', args: ['--no-progress'] },
  { name: 'contract', command: 'redocly', args: ['lint', 'openapi.yaml', '--config', '.redocly.yaml'] },
];

let failed = 0;
const waiting = [...checks];

async function work(): Promise<void> {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    const { code, output } = await run(check.command, check.args, {
      isQuiet: true,
      env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
    if (code === 0) continue;
    failed += 1;
    console.error(`\nlint: ${check.name} failed\n${output}`);
  }
}

await Promise.all([work(), work()]);
console.log(`lint: ${checks.length - failed} checks passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
