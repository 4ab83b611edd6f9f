import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { entryPoints, dist } from '../../scripts/paths.ts';

type Statement = ReturnType<typeof parseAst>['body'][number];

const getName = (node: { type: string }): string[] => ('name' in node ? [String(node.name)] : []);

/** The names that an export statement of a declaration file exports. */
function listNames(statement: Statement): string[] {
  if (statement.type !== 'ExportNamedDeclaration') return [];
  const { declaration, specifiers } = statement;
  if (!declaration) return specifiers.flatMap(({ exported }) => getName(exported));
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => getName(id));
  return 'id' in declaration && declaration.id ? getName(declaration.id) : [];
}

function getDeclaration(file: string): string {
  return readFileSync(join(dist, file.replace(/\.tsx?$/, '.d.ts')), 'utf8');
}

const deprecated = 'deprecated/components.ts';

const byName = (a: string, b: string) => (a < b ? -1 : 1);

describe('the public names', () => {
  it('change only on purpose: update publicNames.txt (vitest --project package -u) and add a changeset', async () => {
    const lines = entryPoints.map(([name, file]) => {
      // The old entry points lead to the old names of all of them, which are listed once.
      if (file === deprecated && name !== 'deprecated') return `${name}: deprecated\n`;
      const names = parseAst(getDeclaration(file), { lang: 'dts' }).body.flatMap(listNames);
      return `${name}: ${names.toSorted(byName).join(', ')}\n`;
    });
    await expect(lines.join('')).toMatchFileSnapshot('publicNames.txt');
  });
});
