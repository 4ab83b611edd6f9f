// `npm run torture`: the server's hardest suites at full length, on the embedded database and, where TEST_DATABASE_URL
// is set, on PostgreSQL. `npm run torture -- kill race` runs only those two.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.ts';

/** Each is `packages/server/test/NAME.test.ts`; docs/resilience.md describes them. */
const suites = [
  'race',
  'chairs',
  'mails',
  'replicas',
  'kill',
  'outage',
  'disk',
  'fuzz',
  'images',
  'zones',
  'scale',
] as const;

const fileOf = (name: string): string => `packages/server/test/${name}.test.ts`;

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !suites.some((suite) => suite === name));
if (unknown.length > 0) {
  console.error(`torture: no suite is called ${unknown.join(', ')}; there are ${suites.join(', ')}.`);
  process.exit(1);
}
const names = suites.filter((name) => chosen.length === 0 || chosen.includes(name));
const files = names.map(fileOf).filter((file) => existsSync(join(root, file)));

const url = process.env['TEST_DATABASE_URL'] ?? '';
const databases = [
  { name: 'the embedded database', project: 'server' },
  ...(url === '' ? [] : [{ name: 'PostgreSQL', project: 'server-postgres' }]),
];

const broken: string[] = [];
for (const { name, project } of databases) {
  for (const file of files) {
    console.log(`\n${file} on ${name}`);
    const { code } = await run(
      'vitest',
      ['run', file, `--project=${project}`, '--reporter=verbose', '--disable-console-intercept'],
      { env: { TEST_TIER: 'full' } },
    );
    if (code !== 0) broken.push(`${file} on ${name}`);
  }
}
if (url === '') console.log('\nWithout TEST_DATABASE_URL nothing ran on PostgreSQL.');
console.log(broken.length === 0 ? '\nAll green.' : `\nNot green: ${broken.join(', ')}`);
process.exitCode = broken.length === 0 ? 0 : 1;
