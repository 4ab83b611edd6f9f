import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.ts';

const stampFile = join(root, 'app/dist/.built-from');
const inputs = [
  'package-lock.json',
  'app/{index.html,vite.config.ts,package.json}',
  'app/public/**/*',
  'app/src/**/*',
  'packages/{api-client,design-system,domain,flows,illustrations}/package.json',
  'packages/{api-client,design-system,domain,flows,illustrations}/src/**/*',
];

function hashOfInputs(): string {
  const hash = createHash('sha256');
  const files = globSync(inputs, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

/** True when the built app was made from other sources than those that lie here now. */
export function isStale(): boolean {
  return !existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== hashOfInputs();
}

/** Builds the app into `app/dist`; ends the process when that fails. */
export async function build(): Promise<void> {
  const hash = hashOfInputs();
  const { code } = await run('vite', ['build', 'app', '--logLevel', 'warn']);
  if (code !== 0) process.exit(code);
  writeFileSync(stampFile, hash);
}
