import type { Plugin } from 'vite';
import { servedFiles } from '../servedFiles.ts';
import { docsPath, findComponent, listComponents, loadExample, storyPath } from './components.ts';
import { collectEvidence, type Evidence } from './evidence.ts';
import type { ComponentEvidence } from './EvidenceOverview.tsx';
import { type Guide, loadGuide, relink } from './guide.ts';
import { collectTypes } from './publicTypes.ts';
import { startingWords } from './startingWords.ts';
import { llmsIndex, markdownPage, proseMarkdown, prosePages } from './markdownPages.ts';

/** What a component's page shows besides its stories and its live example. */
export interface ComponentPageData extends Guide {
  name: string;
  /** The code of its example. */
  example: string;
  types: readonly { name: string; text: string }[];
  /** Which starting words it has, as Markdown. */
  words: string;
  evidence: Evidence;
  playground: string;
  keyboardStory: string;
}

function pageData(name: string): ComponentPageData {
  const component = findComponent(name);
  const guide = loadGuide(component);
  const toPage = (markdown: string) => relink(markdown, (other) => docsPath(findComponent(other)));
  return {
    ...guide,
    name,
    introduction: toPage(guide.introduction),
    sections: guide.sections.map(({ heading, markdown }) => ({ heading, markdown: toPage(markdown) })),
    example: loadExample(component),
    types: collectTypes(name),
    words: startingWords(name),
    evidence: collectEvidence(component),
    playground: storyPath(component, 'playground'),
    keyboardStory: storyPath(component, 'by-keyboard'),
  };
}

function listEvidence(): ComponentEvidence[] {
  return listComponents().map((component) => ({
    name: component.name,
    page: docsPath(component),
    evidence: collectEvidence(component),
  }));
}

/**
 * Serves each component's page as data for Storybook and as Markdown for other readers, with `llms.txt`, which lists
 * the latter.
 */
export const componentPages = (): Plugin => {
  const names = listComponents().map(({ name }) => name);
  return servedFiles('component-pages', {
    ...Object.fromEntries(
      names.flatMap((name) => [
        [`components/${name}.json`, { type: 'application/json', read: () => JSON.stringify(pageData(name)) }],
        [`components/${name}.md`, { type: 'text/markdown; charset=utf-8', read: () => markdownPage(name) }],
      ]),
    ),
    ...Object.fromEntries(
      Object.keys(prosePages).map((name) => [
        `guides/${name}.md`,
        { type: 'text/markdown; charset=utf-8', read: () => proseMarkdown(name) },
      ]),
    ),
    'components/evidence.json': { type: 'application/json', read: () => JSON.stringify(listEvidence()) },
    'llms.txt': { type: 'text/plain; charset=utf-8', read: llmsIndex },
  });
};
