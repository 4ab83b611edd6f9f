import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './run.ts';

/**
 * A row of docs/coverage.md or docs/security.md: `| what | where | proof |`.
 * `where` names files in backticks, `proof` names test files in backticks, each followed by a test's title in
 * double quotes; either cell may say "not yet" instead.
 */
interface Row {
  line: number;
  what: string;
  where: string;
  proof: string;
}

const pages = ['docs/coverage.md', 'docs/security.md'] as const;

function readRows(text: string): Row[] {
  return text.split('\n').flatMap((source, index) => {
    const cells = source.split(' | ').map((cell) => cell.replace(/^\||\|$/g, '').trim());
    const [what, where, proof] = cells;
    if (!source.startsWith('| ') || cells.length !== 3 || !what || !where || !proof) return [];
    return what === 'what' ? [] : [{ line: index + 1, what, where, proof }];
  });
}

const pathsIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, path]) => path ?? '');
const proofsIn = (cell: string) =>
  [...cell.matchAll(/`([^`]+)` "([^"]+)"/g)].map(([, path, title]) => ({
    path: path ?? '',
    title: title ?? '',
  }));

const rowsOf = (page: (typeof pages)[number]): Row[] => readRows(readFileSync(join(root, page), 'utf8'));
const isNotYet = (cell: string) => cell === 'not yet';

/** The lines of one test or story, up to the next one. */
function testOf({ path, title }: { path: string; title: string }): string {
  const start = path.endsWith('.stories.tsx') ? `export const ${title}: ` : title;
  const [, ...after] = readFileSync(join(root, path), 'utf8').split(start);
  return after.join(start).split(/\n(?:export const | *it(?:\.each)?\()/)[0] ?? '';
}

/** The sentences that a row quotes, without the addresses. */
const quotedIn = (what: string) =>
  [...what.matchAll(/’([^’]+)’/g)].map(([, quote]) => quote ?? '').filter((quote) => !quote.startsWith('/'));

describe('docs/coverage.md', () => {
  it('proves every message of section 8 by a test that has it word for word', () => {
    const messages = rowsOf('docs/coverage.md').filter(({ what }) => what.startsWith('8 '));
    expect(messages.length).toBeGreaterThan(50);
    const unsaid = messages
      .filter(({ proof }) => !isNotYet(proof))
      .flatMap(({ line, what, proof }) =>
        quotedIn(what)
          .filter((quote) => !proofsIn(proof).some((test) => testOf(test).includes(quote)))
          .map((quote) => `line ${line}: ${quote}`),
      );
    expect(unsaid).toEqual([]);
  });

  it('has a row for every operation of the contract', () => {
    const rows = rowsOf('docs/coverage.md');
    expect(rows.length).toBeGreaterThan(100);
    const contract = readFileSync(join(root, 'openapi.yaml'), 'utf8');
    const operations = [...contract.matchAll(/^\s+operationId: (\w+)$/gm)].map(([, id]) => id ?? '');
    expect(operations.length).toBeGreaterThan(31);
    const whats = rows.map((row) => row.what).join('\n');
    expect(operations.filter((id) => !whats.includes(id))).toEqual([]);
  });
});

describe.each(pages)('%s', (page) => {
  const rows = rowsOf(page);

  it('names, in every row, files or "not yet", and tests with their titles or "not yet"', () => {
    expect(rows.length).toBeGreaterThan(10);
    const unclear = rows.filter(
      ({ where, proof }) =>
        (!isNotYet(where) && pathsIn(where).length === 0) ||
        (!isNotYet(proof) && proofsIn(proof).length === 0),
    );
    expect(unclear).toEqual([]);
  });

  it('names only files that exist', () => {
    const missing = rows.flatMap((row) =>
      [...pathsIn(row.where), ...pathsIn(row.proof)]
        .filter((path) => !existsSync(join(root, path)))
        .map((path) => `line ${row.line}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  it('names only tests that exist under that title', () => {
    const missing = rows.flatMap((row) =>
      proofsIn(row.proof)
        .filter(({ path }) => existsSync(join(root, path)))
        .filter(({ path, title }) => !readFileSync(join(root, path), 'utf8').includes(title))
        .map(({ path, title }) => `line ${row.line}: ${path} "${title}"`),
    );
    expect(missing).toEqual([]);
  });
});
