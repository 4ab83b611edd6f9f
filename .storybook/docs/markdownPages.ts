import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadPackageReadme } from '../../packages/design-system/scripts/packageReadme.ts';
import { componentGroups } from '../componentGroups.ts';
import { designSystem, findComponent, listComponents, loadExample } from './components.ts';
import { collectEvidence, type Evidence } from './evidence.ts';
import { evidenceRows } from './evidenceRows.ts';
import { loadGuide, relink, sectionNames } from './guide.ts';
import { collectTypes } from './publicTypes.ts';
import { startingWords } from './startingWords.ts';

const block = (code: string): string => `\`\`\`tsx\n${code.trimEnd()}\n\`\`\``;

const section = (heading: string, text: string): string => `## ${heading}\n\n${text}`;

const table = (evidence: Evidence): string =>
  [
    '| Evidence | |',
    '| --- | --- |',
    ...evidenceRows(evidence).map(({ name, text }) => `| ${name} | ${text} |`),
  ].join('\n');

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
    section('Evidence', table(collectEvidence(component))),
  ];
  // These pages are in a folder of Storybook.
  return `${relink(parts.join('\n\n'), (other) => `${other}.md`).replaceAll('](?path=', '](../?path=')}\n`;
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

/** A page in prose as Markdown: without imports and what Storybook renders in it. */
export function proseMarkdown(name: string): string {
  const text = readFileSync(prosePages[name] ?? '', 'utf8');
  return `${text
    .split(/^(```[\s\S]*?^```)$/m)
    .map((part) => (part.startsWith('```') ? part : part.replaceAll(/^(import |\s*<\/?[A-Z]).*\n?/gm, '')))
    .join('')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll('](?path=', '](../?path=')
    .trim()}\n`;
}

const getTitle = (markdown: string): string => /^# (.+)$/m.exec(markdown)?.[1] ?? '';

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
        const [sentence = ''] = introduction.replaceAll(/\]\([^)]*\)/g, ']').split('\n');
        return `- [${component.name}](components/${component.name}.md): ${sentence}`;
      });
    return `## ${group}\n\n${lines.join('\n')}`;
  });
  const introduction = readme.split('\n').slice(2).join('\n').split(/^## /m)[0]?.trim() ?? '';
  return `${[
    '# @plaitful/design-system',
    `> ${introduction}`,
    use.split(/^## /m)[0]?.trim() ?? '',
    `## Guides\n\n${Object.keys(prosePages)
      .map((name) => `- [${getTitle(proseMarkdown(name))}](guides/${name}.md)`)
      .join('\n')}`,
    ...groups,
  ].join('\n\n')}\n`;
}
