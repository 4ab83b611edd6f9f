import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { componentGroups, isComponentTitle } from '../.storybook/componentGroups.ts';
import { findComponent, listComponents, loadPart } from '../.storybook/docs/components.ts';
import { loadGuide, parseGuide } from '../.storybook/docs/guide.ts';
import { llmsIndex, markdownPage, proseMarkdown, prosePages } from '../.storybook/docs/markdownPages.ts';
import { collectTypes, publicNames } from '../.storybook/docs/publicTypes.ts';
import { startingWords } from '../.storybook/docs/startingWords.ts';
import { en } from '../packages/design-system/src/words/en.ts';

const components = listComponents();
const every = components.map((component) => [component.name, component] as const);

/** What guides also write as code: attributes and elements that the components do without, or stand in. */
const otherCode = ['style', 'role', 'blockquote'];

const knownTo = (name: string): string[] => [
  ...collectTypes(name).map(({ text }) => text),
  ...publicNames(name),
  loadPart(findComponent(name), 'tsx') ?? '',
];

/** The identifiers that a guide writes as code, such as `isBusy` and `tone` of `tone="danger"`. */
const identifiersIn = (markdown: string): string[] =>
  [...markdown.matchAll(/`([^`\n]+)`/g)].flatMap(
    ([, code = '']) => /^([a-z]+(?:[A-Z]\w*)?)(?:=.*|\.\w+)?$/.exec(code)?.slice(1, 2) ?? [],
  );

const linksIn = (markdown: string): string[] =>
  [...markdown.matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, link = '']) => link);

const markdownPages = [
  'llms.txt',
  ...components.map(({ name }) => `components/${name}.md`),
  ...Object.keys(prosePages).map((name) => `guides/${name}.md`),
];
const isMarkdownPage = (link: string, folder: string): boolean =>
  markdownPages.includes(posix.join(folder, link));

/** Pages of Storybook that consist of samples, and have no text for agents. */
const isForPeopleAlone = (link: string): boolean =>
  /^\.\.\/\?path=\/docs\/foundations-(colour|type|space|icons|illustrations)--docs$/.test(link);

it('the sidebar lists the groups of components in their order', () => {
  const preview = readFileSync(join(import.meta.dirname, '../.storybook/preview.tsx'), 'utf8');
  const listed = preview.replaceAll(/\s+/g, ' ');
  expect(listed).toContain(componentGroups.map((group) => `'${group}',`).join(' '));
});

describe('the page of a component', () => {
  it.each(every)('%s has a story of all its states in one of the groups', (name, component) => {
    expect(isComponentTitle(component.title)).toBe(true);
    expect(component.title.split('/')[1]).toBe(name);
    const texts = globSync('*.stories.tsx', { cwd: component.folder }).map((file) =>
      readFileSync(join(component.folder, file), 'utf8'),
    );
    expect(texts.some((text) => text.includes('export const AllStates'))).toBe(true);
    expect(texts.some((text) => text.includes('export const Playground'))).toBe(true);
  });

  it.each(every)(
    '%s has a guide with every part, and an example that imports what it shows',
    (name, component) => {
      expect(loadGuide(component).alsoCalled).not.toEqual([]);
      const example = loadPart(component, 'example.tsx') ?? '';
      expect(example).toMatch(new RegExp(`import \\{[^}]*\\} from '@plaitful/design-system/${name}';`));
      expect(example).toContain(`export function ${name}Example()`);
      // What is pasted elsewhere finds no file beside it.
      expect(example).not.toMatch(/from '\./);
    },
  );

  it.each(every)('the guide of %s names only props that there are', (name, component) => {
    const guide = loadPart(component, 'md') ?? '';
    const linked = [...guide.matchAll(/\/(\w+)\.md\)/g)].map(([, other = '']) => other);
    const known = [name, ...linked].flatMap(knownTo).concat(otherCode).join('\n');
    const stale = identifiersIn(guide).filter((word) => !new RegExp(`\\b${word}\\b`).test(known));
    expect(stale).toEqual([]);
  });

  it('is refused without one of its parts', () => {
    expect(() => parseGuide('# Bow\n\nA bow.\n\n## When to use it\n\n- Often.', 'Bow')).toThrow(
      'Bow.md lacks "When to use something else"',
    );
    expect(identifiersIn('`pageSizes`, `tone="danger"`, `data-theme`')).toEqual(['pageSizes', 'tone']);
  });
});

describe('the starting words on the page of a component', () => {
  it('are those of the component, and of the component whose props it takes', () => {
    expect(startingWords('Dialog')).toMatch(/\n\n- `en\.dialog`: `closeLabel`$/);
    expect(startingWords('DateTimePicker')).toMatch(/`en\.calendar`: [^]*`en\.dateTimePicker`: `prompt`/);
    expect(startingWords('Spinner')).toContain('- `en.loading`');
  });

  it('leave none out, except the errors of forms and the dates, which belong to no component', () => {
    const listed = components.map(({ name }) => startingWords(name)).join('\n');
    const missing = Object.keys(en).filter((key) => !listed.includes(`\`en.${key}\``));
    expect(missing).toEqual(['dates', 'errors']);
  });

  it('are not mentioned where a component asks for none', () => {
    expect(startingWords('Stack')).toBe('');
  });
});

describe('the pages for agents', () => {
  it('are listed once for each component in llms.txt', () => {
    const listed = [...llmsIndex().matchAll(/\(components\/(\w+)\.md\): \S/g)].map(([, name]) => name);
    expect(new Set(listed)).toEqual(new Set(components.map(({ name }) => name)));
    expect(listed).toHaveLength(components.length);
    expect(llmsIndex().replaceAll(/`[^`\n]*`/g, '')).not.toMatch(/\[[^\]]*\](?!\()/);
  });

  it('write out the values that a prop takes', () => {
    expect(markdownPage('Stack')).toContain('type SpaceKey = 0 | 1 | 2 | 3 | 4 | 6 | 8 | 12 | 16 | 24');
    expect(markdownPage('Icon')).toMatch(/type IconName = '\w+' \| '/);
    for (const { name } of components)
      expect(markdownPage(name)).not.toMatch(/\btypeof \w+\)?(\[number\])?;/);
  });

  it.each(Object.keys(prosePages))('have the guide %s as Markdown alone', (name) => {
    const guide = proseMarkdown(name);
    expect(guide).toMatch(/^# /);
    expect(guide.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '')).not.toMatch(/^(import|export) |<[A-Z]/m);
    expect(llmsIndex()).toContain(`](guides/${name}.md)`);
  });

  it.each(Object.keys(prosePages))('leave no section of the guide %s empty', (name) => {
    const guide = proseMarkdown(name).replaceAll(/^```[\s\S]*?^```$/gm, 'code');
    const sections = guide.split(/^#+ /m).slice(1);
    expect(sections.filter((text) => !/\n+\S/.test(text))).toEqual([]);
  });

  it('have the tables of the guides that Storybook renders', () => {
    const evidence = proseMarkdown('Accessibility');
    expect(evidence).toMatch(/\n\n\| Component \| Axe \|/);
    for (const { name } of components)
      expect(evidence).toContain(`\n| [${name}](../components/${name}.md) | `);
    expect(proseMarkdown('Wording')).toMatch(/## Money\n\n\| What \|[^]*\| Price \| \$45/);
  });

  it.each(Object.keys(prosePages))('lead from the guide %s to Markdown pages where there are any', (name) => {
    const links = linksIn(proseMarkdown(name));
    expect(links.filter((link) => !isMarkdownPage(link, 'guides') && !isForPeopleAlone(link))).toEqual([]);
  });

  it.each(every)('have the guide, example and types of %s, and links that lead to other pages', (name) => {
    const page = markdownPage(name);
    expect(page).toContain(`export function ${name}Example()`);
    expect(page).toContain(`${name === 'Toast' ? 'ToastRegion' : name}Props`);
    const links = linksIn(page);
    expect(links.filter((link) => !isMarkdownPage(link, 'components') && !isForPeopleAlone(link))).toEqual(
      [],
    );
  });
});
