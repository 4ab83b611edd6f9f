import { type DocumentedComponent, loadPart } from './components.ts';

interface GuideSection {
  heading: string;
  markdown: string;
}

/** What `Name.md` says about a component. */
export interface Guide {
  introduction: string;
  /** Other words that people search for. */
  alsoCalled: readonly string[];
  /** By heading, in their order. */
  sections: readonly GuideSection[];
}

const names = /^Also called: (.+)\.$/m;

/** The parts that every guide has; they have their own place on the page. */
export const sectionNames = {
  use: 'When to use it',
  otherwise: 'When to use something else',
  keyboard: 'Keyboard',
} as const;

/** @throws where the guide lacks a part */
export function parseGuide(markdown: string, name: string): Guide {
  const [head = '', ...rest] = markdown.split(/^## /m);
  const sections = rest.map((text) => {
    const [heading = '', ...lines] = text.split('\n');
    return { heading, markdown: lines.join('\n').trim() };
  });
  const [, called] = names.exec(head) ?? [];
  for (const part of Object.values(sectionNames))
    if (!sections.some(({ heading }) => heading === part)) throw new Error(`${name}.md lacks "${part}"`);
  if (!head.startsWith(`# ${name}\n`) || called === undefined)
    throw new Error(
      `${name}.md begins with "# ${name}", an introduction and "Also called: ….", for the search`,
    );
  return {
    introduction: head
      .replace(/^# .+\n/, '')
      .replace(names, '')
      .trim(),
    alsoCalled: called.split(', '),
    sections,
  };
}

export function loadGuide(component: DocumentedComponent): Guide {
  const markdown = loadPart(component, 'md');
  if (markdown === undefined) throw new Error(`${component.name} has no ${component.name}.md`);
  return parseGuide(markdown, component.name);
}

/** Leads the links between guides (`../Toast/Toast.md`) to another address. */
export const relink = (markdown: string, toAddress: (name: string) => string): string =>
  markdown.replaceAll(/\]\((?:\.\.\/\w+\/)?(\w+)\.md\)/g, (_link, name: string) => `](${toAddress(name)})`);
