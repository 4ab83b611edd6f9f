import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sanitize, storyNameFromExport } from 'storybook/internal/csf';
import { root } from '../run.ts';
import type { TestResult } from '../test/resultsReporter.ts';

/**
 * A row of a page that says what is done, where, and which test proves it: `| what | where | proof |`. `where` names
 * files in backticks, `proof` names test files in backticks, each followed by a test's title in double quotes.
 */
export interface Row {
  line: number;
  what: string;
  where: string;
  proof: string;
}

/** A test by its file and title, which may have the placeholders of its source; a story by its file and name. */
export interface Proof {
  path: string;
  title: string;
}

export type Result = Pick<TestResult, 'file' | 'title' | 'storyId' | 'state' | 'tags'>;

export function rowsOf(page: string): Row[] {
  const text = readFileSync(join(root, page), 'utf8');
  return text.split('\n').flatMap((source, index) => {
    const cells = source.split(' | ').map((cell) => cell.replace(/^\||\|$/g, '').trim());
    const [what, where, proof] = cells;
    if (!source.startsWith('| ') || cells.length !== 3 || !what || !where || !proof) return [];
    return what === 'what' ? [] : [{ line: index + 1, what, where, proof }];
  });
}

const pathsIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, path]) => path ?? '');

export const proofsIn = (cell: string): Proof[] =>
  [...cell.matchAll(/`([^`]+)` "([^"]+)"/g)].map(([, path, title]) => ({
    path: path ?? '',
    title: title ?? '',
  }));

const isStory = ({ path }: Proof): boolean => path.endsWith('.stories.tsx');

/** The lines of one test or story, up to the next one. */
export function testOf(proof: Proof): string {
  const start = isStory(proof) ? `export const ${proof.title}: ` : proof.title;
  const [, ...after] = readFileSync(join(root, proof.path), 'utf8').split(start);
  return after.join(start).split(/\n(?:export const | *it(?:\.each)?\()/)[0] ?? '';
}

/** Rows that name no file or no test, or say that something is still missing. */
export const incompleteRows = (rows: readonly Row[]): Row[] =>
  rows.filter(
    ({ where, proof }) =>
      pathsIn(where).length === 0 ||
      proofsIn(proof).length === 0 ||
      [where, proof].some((cell) => /\bnot yet\b/i.test(cell)),
  );

/** The files that rows name but that do not exist, with their lines. */
export const missingFiles = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ line, where, proof }) =>
    [...pathsIn(where), ...pathsIn(proof)]
      .filter((path) => !existsSync(join(root, path)))
      .map((path) => `line ${line}: ${path}`),
  );

/** Placeholders of `it.each` and template literals: `%s`, `$name`, `${name}`. */
const placeholder = /%[sdifjoOc]|\$\{[^}]*\}|\$[a-z][\w.]*/i;

/** Matches a title among the titles around it, with any values for its placeholders. */
function patternOf(title: string): RegExp {
  const fixed = title
    .split(placeholder)
    .map((text) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  return new RegExp(`(?:^| > )${fixed.join('.*')}(?:$| > )`, 's');
}

/** Whether a result belongs to the proof; the title of a group matches all its tests. */
function resultsOf(proof: Proof, results: readonly Result[]): Result[] {
  const ofFile = results.filter(({ file }) => file === proof.path);
  if (!isStory(proof)) {
    const pattern = patternOf(proof.title);
    return ofFile.filter(({ title }) => pattern.test(title));
  }
  const name = sanitize(storyNameFromExport(proof.title));
  return ofFile.filter(({ storyId }) => storyId?.split('--')[1] === name);
}

/**
 * The proofs without a passed test or with a failed one, with their lines.
 * @param isExcused whether the run skipped a proof on purpose; called for those where no test passed and none failed
 */
export const unproven = (
  rows: readonly Row[],
  results: readonly Result[],
  isExcused: (proof: Proof, results: readonly Result[]) => boolean = () => false,
): string[] =>
  rows.flatMap(({ line, proof: cell }) =>
    proofsIn(cell).flatMap((proof) => {
      const own = resultsOf(proof, results);
      const has = (state: Result['state']): boolean => own.some((result) => result.state === state);
      if (!has('failed') && (has('passed') || isExcused(proof, own))) return [];
      const why = has('failed') ? 'failed' : own.length > 0 ? 'was skipped' : 'did not run';
      return [`line ${line}: ${proof.path} "${proof.title}" ${why}`];
    }),
  );

/** The tags of a story, its own and those of its file. */
function tagsOf(story: Proof): string[] {
  const [meta = ''] = readFileSync(join(root, story.path), 'utf8').split('\nexport const ');
  return [meta, testOf(story)]
    .flatMap((source) => [...source.matchAll(/\btags: \[([^\]]*)\]/g)])
    .flatMap(([, list = '']) => [...list.matchAll(/'([^']+)'/g)].map(([, tag]) => tag ?? ''));
}

/**
 * Excuses proofs that a run skips by these tags: its report contains such tests as skipped, and such stories not at
 * all.
 */
export const leftOutBy =
  (excluded: readonly string[]) =>
  (proof: Proof, results: readonly Result[]): boolean => {
    if (isStory(proof)) return tagsOf(proof).some((tag) => excluded.includes(tag));
    return results.length > 0 && results.every(({ tags }) => tags.some((tag) => excluded.includes(tag)));
  };

/** {@link unproven} of whole pages. */
export const unprovenRows = (
  pages: readonly string[],
  results: readonly Result[],
  isExcused?: Parameters<typeof unproven>[2],
): string[] =>
  pages.flatMap((page) => unproven(rowsOf(page), results, isExcused).map((row) => `${page}, ${row}`));
