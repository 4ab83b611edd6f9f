import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { loadPackageReadme } from '../../packages/design-system/scripts/packageReadme.ts';
import { wordingFacts, type WordingFacts } from '../../packages/design-system/src/patterns/wordingFacts.ts';
import { componentGroups } from '../componentGroups.ts';
import { designSystem, docsPath, findComponent, listComponents, loadExample } from './components.ts';
import { collectEvidence, type Evidence } from './evidence.ts';
import { countScreenReaders, evidenceRows, outcomeWords, overviewChecks } from './evidenceRows.ts';
import { loadGuide, relink, sectionNames } from './guide.ts';
import { collectTypes } from './publicTypes.ts';
import { startingWords } from './startingWords.ts';

const block = (code: string): string => `\`\`\`tsx\n${code.trimEnd()}\n\`\`\``;

const section = (heading: string, text: string): string => `## ${heading}\n\n${text}`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const evidenceTable = (evidence: Evidence): string =>
  table(
    ['Evidence', ''],
    evidenceRows(evidence).map(({ name, text }) => [name, text]),
  );

/** A component's page as Markdown: the same parts in the same order as in Storybook. */
export function markdownPage(name: string): string {
  const component = findComponent(name);
  const { introduction, alsoCalled, sections } = loadGuide(component);
  const of = (heading: string) => sections.find((one) => one.heading === heading)?.markdown ?? '';
  const placed: readonly string[] = Object.values(sectionNames);
  const { use, otherwise, keyboard } = sectionNames;
  const words = startingWords(name);
  const parts = [
    `# ${name}`,
    introduction,
    `Also called: ${alsoCalled.join(', ')}.`,
    section(use, of(use)),
    section(otherwise, of(otherwise)),
    section('Example', block(loadExample(component))),
    section(
      'Props',
      block(
        collectTypes(name)
          .map(({ text }) => text)
          .join('\n\n'),
      ),
    ),
    ...(words === '' ? [] : [section('Words', words)]),
    section(keyboard, of(keyboard)),
    ...sections
      .filter(({ heading }) => !placed.includes(heading))
      .map(({ heading, markdown }) => section(heading, markdown)),
    section('Evidence', evidenceTable(collectEvidence(component))),
  ];
  return `${linkPages(
    relink(parts.join('\n\n'), (other) => `${other}.md`),
    'components',
  )}\n`;
}

const root = join(import.meta.dirname, '../..');

/** The pages in prose that are also served as Markdown, by their names. */
export const prosePages: Readonly<Record<string, string>> = {
  Install: join(root, '.storybook/pages/Install.mdx'),
  Theming: join(designSystem, 'src/foundations/Theming.mdx'),
  Accessibility: join(root, '.storybook/pages/Accessibility.mdx'),
  ...Object.fromEntries(
    ['Confirm', 'Form', 'List', 'Status', 'Wording', 'Responsive'].map((name) => [
      name,
      join(designSystem, `src/patterns/${name}.mdx`),
    ]),
  ),
};

/** The title of a page in prose: its own, or that of its stories. */
function findTitle(file: string): string {
  const text = readFileSync(file, 'utf8');
  const [, stories] = /from '\.\/(\w+\.stories\.tsx)'/.exec(text) ?? [];
  const source = stories === undefined ? text : readFileSync(join(dirname(file), stories), 'utf8');
  return /\btitle(?:=|: )["']([^"']+)["']/.exec(source)?.[1] ?? '';
}

/** The Markdown pages by the address of the same page in Storybook. */
const listPages = (): ReadonlyMap<string, string> =>
  new Map([
    ...listComponents().map((component) => [docsPath(component), `components/${component.name}.md`] as const),
    ...Object.entries(prosePages).map(
      ([name, file]) => [docsPath({ title: findTitle(file) }), `guides/${name}.md`] as const,
    ),
  ]);

/** Leads links within Storybook from a page in a folder of it to Markdown pages; without one, to Storybook's. */
function linkPages(markdown: string, folder: 'components' | 'guides'): string {
  const pages = listPages();
  return markdown.replaceAll(
    /\]\((?:\.\/)?(\?path=[^)]+|llms\.txt)\)/g,
    (_link, address: string) => `](${posix.relative(folder, pages.get(address) ?? address)})`,
  );
}

const wordingTable = (facts: WordingFacts): string =>
  table(
    ['What', 'Written', 'Note'],
    Object.entries(facts).map(([what, [value, note]]) => [what, value, note]),
  );

const evidenceOverview = (): string =>
  table(
    ['Component', ...overviewChecks.map(([, name]) => name), 'Screen readers'],
    listComponents().map((component) => {
      const evidence = collectEvidence(component);
      return [
        `[${component.name}](${docsPath(component)})`,
        ...overviewChecks.map(([key]) => outcomeWords[evidence[key]]),
        countScreenReaders(evidence),
      ];
    }),
  );

/** What the text of pages in prose needs of what Storybook renders in them, as Markdown. */
const renderings: Readonly<Record<string, () => string>> = {
  '<EvidenceOverview />': evidenceOverview,
  ...Object.fromEntries(
    Object.entries(wordingFacts).map(([story, facts]) => [
      `<Story of={WordingStories.${story}} />`,
      () => wordingTable(facts),
    ]),
  ),
};

/** A page in prose as Markdown: without imports and examples that Storybook renders in it. */
export function proseMarkdown(name: string): string {
  const text = readFileSync(prosePages[name] ?? '', 'utf8');
  const prose = text
    .split(/^(```[\s\S]*?^```)$/m)
    .map((part) =>
      part.startsWith('```')
        ? part
        : part
            .replaceAll(/^ *(<[A-Z].*\/>)$/gm, (tag, element: string) => renderings[element]?.() ?? tag)
            .replaceAll(/^(import | *<\/?[A-Z]).*\n?/gm, ''),
    )
    .join('')
    .replaceAll(/\n{3,}/g, '\n\n');
  return `${linkPages(prose, 'guides').trim()}\n`;
}

const getHeading = (file: string): string => /^# (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? '';

/** `llms.txt` (llmstxt.org): what the design system is, and the Markdown page of each component by group. */
export function llmsIndex(): string {
  const readme = loadPackageReadme();
  const [, use = ''] = readme.split(/^## Use it$/m);
  const components = listComponents();
  const groups = componentGroups.map((group) => {
    const lines = components
      .filter(({ title }) => title.startsWith(`${group}/`))
      .map((component) => {
        const { introduction } = loadGuide(component);
        const [sentence = ''] = introduction.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').split('\n');
        return `- [${component.name}](components/${component.name}.md): ${sentence}`;
      });
    return `## ${group}\n\n${lines.join('\n')}`;
  });
  const introduction = readme.split('\n').slice(2).join('\n').split(/^## /m)[0]?.trim() ?? '';
  return `${[
    '# @plaitful/design-system',
    `> ${introduction}`,
    use.split(/^## /m)[0]?.trim() ?? '',
    `## Guides\n\n${Object.entries(prosePages)
      .map(([name, file]) => `- [${getHeading(file)}](guides/${name}.md)`)
      .join('\n')}`,
    ...groups,
  ].join('\n\n')}\n`;
}
