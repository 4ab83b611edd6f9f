import { globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const packageFolder = resolve(import.meta.dirname, '..');
const testDatabase = resolve(import.meta.dirname, 'testDatabase.ts');

function imports(file: string, wanted: string, seen = new Set<string>()): boolean {
  if (file === wanted) return true;
  if (seen.has(file)) return false;
  seen.add(file);
  const found = readFileSync(file, 'utf8').matchAll(/(?:from |import\()'(\.[^']+\.ts)'/g);
  return [...found].some(([, path = '']) => imports(resolve(dirname(file), path), wanted, seen));
}

/** The test files that open a database, by their imports: all tests that can fail because of PostgreSQL. */
export const databaseTests = (): string[] =>
  globSync('{src,test}/**/*.test.ts', { cwd: packageFolder })
    .map((file) => resolve(packageFolder, file))
    .filter((file) => imports(file, testDatabase));
