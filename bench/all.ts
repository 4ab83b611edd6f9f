// `npm run bench`: every bench, one after the other; each writes its part of docs/performance.md.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../scripts/run.ts';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const failed: string[] = [];
for (const name of Object.keys(scripts).filter((script) => script.startsWith('bench:'))) {
  console.log(`\n${name}\n`);
  const { code } = await run('npm', ['run', '--silent', name]);
  if (code !== 0) failed.push(name);
}
if (failed.length > 0) {
  console.error(`\nNot measured: ${failed.join(', ')}`);
  process.exitCode = 1;
}
