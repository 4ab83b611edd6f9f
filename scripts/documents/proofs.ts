import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';

/**
 * A row of a page that tells what is done, where, and by what it is proved: `| what | where | proof |`. `where` names
 * files in backticks, `proof` names test files in backticks, each followed by a test's title in double quotes.
 */
export interface Row {
  line: number;
  what: string;
  where: string;
  proof: string;
}

/** A test by its file and title; a story by its file and name. */
export interface Proof {
  path: string;
  title: string;
}

/** The rows of a page of the repository, without their headers. */
export function rowsOf(page: string): Row[] {
  const text = readFileSync(join(root, page), 'utf8');
  return text.split('\n').flatMap((source, index) => {
    const cells = source.split(' | ').map((cell) => cell.replace(/^\||\|$/g, '').trim());
    const [what, where, proof] = cells;
    if (!source.startsWith('| ') || cells.length !== 3 || !what || !where || !proof) return [];
    return what === 'what' ? [] : [{ line: index + 1, what, where, proof }];
  });
}

/** The files that a cell names. */
const pathsIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, path]) => path ?? '');

/** The tests that a cell names. */
export const proofsIn = (cell: string): Proof[] =>
  [...cell.matchAll(/`([^`]+)` "([^"]+)"/g)].map(([, path, title]) => ({
    path: path ?? '',
    title: title ?? '',
  }));

/** The lines of one test or story, up to the next one. */
export function testOf({ path, title }: Proof): string {
  const start = path.endsWith('.stories.tsx') ? `export const ${title}: ` : title;
  const [, ...after] = readFileSync(join(root, path), 'utf8').split(start);
  return after.join(start).split(/\n(?:export const | *it(?:\.each)?\()/)[0] ?? '';
}

/** Rows that name no file, or no test, or say that something is not there yet. */
export const unclearRows = (rows: readonly Row[]): Row[] =>
  rows.filter(
    ({ where, proof }) =>
      pathsIn(where).length === 0 ||
      proofsIn(proof).length === 0 ||
      [where, proof].some((cell) => /\bnot yet\b/i.test(cell)),
  );

/** The files that rows name and that are not there, with their lines. */
export const missingFiles = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ line, where, proof }) =>
    [...pathsIn(where), ...pathsIn(proof)]
      .filter((path) => !existsSync(join(root, path)))
      .map((path) => `line ${line}: ${path}`),
  );

/** The tests that rows name and that no file has under that title, with their lines. */
export const missingTests = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ line, proof }) =>
    proofsIn(proof)
      .filter(({ path }) => existsSync(join(root, path)))
      .filter(({ path, title }) => !readFileSync(join(root, path), 'utf8').includes(title))
      .map(({ path, title }) => `line ${line}: ${path} "${title}"`),
  );
