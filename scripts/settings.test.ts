import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './exec.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

describe('the settings of the server', () => {
  const [, table = ''] =
    /const variables = \{\n([\s\S]*?)\n\};/.exec(read('packages/server/src/platform/config/config.ts')) ?? [];
  const variables = [...table.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name ?? '');

  it.each([
    // Whoever only tries the product has no use for NODE_ENV.
    ['README.md', ['NODE_ENV']],
    ['docs/operate.md', []],
  ] as const)('%s describes every variable', (page, exceptions: readonly string[]) => {
    expect(variables.length).toBeGreaterThan(15);
    const firstColumn = read(page).replaceAll(/^(\|[^|\n]*).*$/gm, '$1');
    const expected = variables.filter((name) => !exceptions.includes(name));
    expect(expected.filter((name) => !firstColumn.includes(`\`${name}\``))).toEqual([]);
  });

  it('deploy/compose.yaml passes on every variable, except those that the image sets or no studio needs', () => {
    const passed = [...read('deploy/compose.yaml').matchAll(/^ {6}([A-Z_]+): /gm)].map(([, name]) => name);
    const exceptions = [
      'PORT',
      'HOST',
      'DATA_DIR',
      'NODE_ENV',
      'DEMO_DATA',
      'RATE_LIMIT',
      'FSYNC',
      'BACKUP_DIR',
    ];
    expect(variables.filter((name) => !exceptions.includes(name) && !passed.includes(name))).toEqual([]);
  });

  it('docs/operate.md describes every setting of business.json', () => {
    const names = Object.keys(JSON.parse(read('business.json')) as Record<string, unknown>);
    const [, section = ''] = read('docs/operate.md').split("\n## The studio's own settings\n");
    expect(names.length).toBeGreaterThan(15);
    expect(names.filter((name) => !section.includes(`\`${name}\``))).toEqual([]);
  });
});
