import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scriptsOf, unknownCommands } from './documents/commands.ts';
import { anchorsIn, brokenLinks, codeIn, linksIn, missingPaths, pagesIn } from './documents/markdown.ts';
import { root } from './run.ts';

const read = (page: string): string => readFileSync(join(root, page), 'utf8');
const pages = pagesIn(root);

/** The first cells of all rows of tables. */
const firstCells = (page: string): string =>
  read(page)
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split(' | ')[0] ?? '')
    .join('\n');

describe('the documents', () => {
  it('are found', () => {
    expect(pages).toEqual(
      expect.arrayContaining(['CHANGELOG.md', 'CONTRIBUTING.md', 'README.md', 'docs/operate.md']),
    );
    expect(pages.filter((page) => page.includes('node_modules'))).toEqual([]);
  });

  it.each(pages)('%s: every link leads to a file that is there, and to a heading in it', (page) => {
    expect(brokenLinks(root, page)).toEqual([]);
  });

  it.each(pages)('%s: every command is there to be run', (page) => {
    expect(codeIn(read(page)).flatMap((code) => unknownCommands(root, code))).toEqual([]);
  });

  it.each(pages)('%s: every file that it names is there', (page) => {
    expect(missingPaths(root, page)).toEqual([]);
  });

  it('have every decision in the table of the README', () => {
    const linked = linksIn(read('README.md'));
    const decisions = readdirSync(join(root, 'docs/decisions')).map((file) => `docs/decisions/${file}`);
    expect(decisions.length).toBeGreaterThan(14);
    expect(decisions.filter((decision) => !linked.includes(decision))).toEqual([]);
  });

  it('have every page of docs in the README', () => {
    const linked = linksIn(read('README.md'));
    const top = readdirSync(join(root, 'docs')).filter((file) => file.endsWith('.md'));
    expect(top.filter((file) => !linked.includes(`docs/${file}`))).toEqual([]);
  });

  it('have every script of package.json in a table of commands', () => {
    const told = firstCells('README.md') + firstCells('CONTRIBUTING.md');
    const isTold = (name: string): boolean =>
      told.includes(`\`npm run ${name}\``) ||
      told.includes(`\`npm ${name}\``) ||
      told.includes(`\`npm run ${name} `);
    expect(scriptsOf(root).filter((name) => !isTold(name))).toEqual([]);
  });
});

describe('the settings of the server', () => {
  const config = read('packages/server/src/platform/config/config.ts');
  const [, table = ''] = /const variables = \{\n([\s\S]*?)\n\};/.exec(config) ?? [];
  const variables = [...table.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name ?? '');

  it.each(['README.md', 'docs/operate.md'])('are all in the table of %s', (page) => {
    expect(variables.length).toBeGreaterThan(15);
    const told = firstCells(page);
    // Settings of external tools are documented for the operator, not for somebody trying the product.
    const expected = variables.filter((name) => page !== 'README.md' || name !== 'NODE_ENV');
    expect(expected.filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
  });

  it('reach the server in deploy/compose.yaml, but for those that the image sets or no studio needs', () => {
    const passed = [...read('deploy/compose.yaml').matchAll(/^ {6}([A-Z_]+): /gm)].map(([, name]) => name);
    const left = ['PORT', 'HOST', 'DATA_DIR', 'NODE_ENV', 'DEMO_DATA', 'RATE_LIMIT'];
    expect(variables.filter((name) => !left.includes(name) && !passed.includes(name))).toEqual([]);
  });

  it('of the studio are in docs/operate.md', () => {
    const business = Object.keys(JSON.parse(read('business.json')) as Record<string, unknown>);
    const [, told = ''] = read('docs/operate.md').split("\n## The studio's own settings\n");
    expect(business.length).toBeGreaterThan(15);
    expect(business.filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
  });
});

describe('what is checked in a document', () => {
  it('has the links outside code, and none to other sites', () => {
    expect(linksIn('[a](b.md) `[c](d.md)` [e](https://example.com) ![f](g.webp)')).toEqual([
      'b.md',
      'g.webp',
    ]);
  });

  it('has the anchors of headings as GitHub makes them', () => {
    expect(anchorsIn('# What’s new?\n## `npm start`, then\n## What’s new?')).toEqual([
      'whats-new',
      'npm-start-then',
      'whats-new-1',
    ]);
  });

  it.each([
    'npm run nowhere',
    'npm nowhere',
    'npm run build --workspace @plaitful/nowhere',
    'npm run nowhere --workspace @plaitful/design-system',
    'node scripts/nowhere.ts',
  ])('has no command that is not there: %s', (command) => {
    expect(unknownCommands(root, `cd here && ${command}`)).toHaveLength(1);
  });

  it.each(['npm start', 'npm ci && npm run build', 'npm run build --workspace @plaitful/design-system'])(
    'has commands that are there: %s',
    (command) => {
      expect(unknownCommands(root, command)).toEqual([]);
    },
  );
});
