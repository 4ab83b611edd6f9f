import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { missingFiles, proofsIn, rowsOf, testOf, incompleteRows } from './documents/proofs.ts';
import { root } from './run.ts';

/** The sentences quoted in a row, without URLs. */
const quotedIn = (what: string) =>
  [...what.matchAll(/’([^’]+)’/g)].map(([, quote]) => quote ?? '').filter((quote) => !quote.startsWith('/'));

describe('docs/coverage.md', () => {
  it('proves every message of section 8 by a test that has it word for word', () => {
    const messages = rowsOf('docs/coverage.md').filter(({ what }) => what.startsWith('8 '));
    expect(messages.length).toBeGreaterThan(50);
    const unsaid = messages.flatMap(({ line, what, proof }) =>
      quotedIn(what)
        .filter((quote) => !proofsIn(proof).some((test) => testOf(test).includes(quote)))
        .map((quote) => `line ${line}: ${quote}`),
    );
    expect(unsaid).toEqual([]);
  });

  it('has a row for every operation of the contract', () => {
    const rows = rowsOf('docs/coverage.md');
    expect(rows.length).toBeGreaterThan(500);
    const contract = readFileSync(join(root, 'openapi.yaml'), 'utf8');
    const operations = [...contract.matchAll(/^\s+operationId: (\w+)$/gm)].map(([, id]) => id ?? '');
    expect(operations.length).toBeGreaterThan(31);
    const whats = rows.map((row) => row.what).join('\n');
    expect(operations.filter((id) => !whats.includes(id))).toEqual([]);
  });
});

describe.each(['docs/coverage.md', 'docs/security.md', 'docs/privacy.md'])('%s', (page) => {
  const rows = rowsOf(page);

  it('names files and tests in every row, and leaves nothing for later', () => {
    expect(rows.length).toBeGreaterThan(10);
    expect(incompleteRows(rows)).toEqual([]);
  });

  it('names only files that exist', () => {
    expect(missingFiles(rows)).toEqual([]);
  });
});

describe('a row that is no proof', () => {
  const row = { line: 1, what: 'Something', where: '`README.md`', proof: '`scripts/run.ts` "no such title"' };

  it('is found when it says "not yet"', () => {
    expect(incompleteRows([row])).toEqual([]);
    expect(incompleteRows([{ ...row, proof: 'not yet' }])).toHaveLength(1);
    expect(incompleteRows([{ ...row, where: '`README.md`, the rest not yet' }])).toHaveLength(1);
  });

  it('is found when its file is gone', () => {
    expect(missingFiles([{ ...row, where: '`gone.ts`' }])).toEqual(['line 1: gone.ts']);
  });
});
