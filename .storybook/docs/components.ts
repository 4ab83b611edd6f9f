import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const designSystem = join(import.meta.dirname, '../../packages/design-system');
const folder = join(designSystem, 'src/components');

/** A component of the design system, as its stories name it. */
export interface DocumentedComponent {
  name: string;
  /** The title of its stories: `Feedback/Dialog`. */
  title: string;
  folder: string;
}

export function listComponents(): DocumentedComponent[] {
  return readdirSync(folder).map((name) => {
    const stories = readFileSync(join(folder, name, `${name}.stories.tsx`), 'utf8');
    const [, title] = /\btitle: '([^']+)'/.exec(stories) ?? [];
    if (title === undefined) throw new Error(`The stories of ${name} have no title`);
    return { name, title, folder: join(folder, name) };
  });
}

export function findComponent(name: string): DocumentedComponent {
  const found = listComponents().find((component) => component.name === name);
  if (!found) throw new Error(`There is no component ${name}`);
  return found;
}

// Storybook's own function for this would load its `expect` where Vitest's own is loaded later, which then fails.
const toId = (title: string, story: string): string =>
  `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--${story}`;

/** The address of a page within Storybook, by its title. */
export const docsPath = ({ title }: Pick<DocumentedComponent, 'title'>): string =>
  `?path=/docs/${toId(title, 'docs')}`;

/** @param story the last part of its id: `by-keyboard` */
export const storyPath = ({ title }: DocumentedComponent, story: string): string =>
  `?path=/story/${toId(title, story)}`;

/** The source text of a file of a component; undefined where it has none. */
export function loadPart({ name, folder: own }: DocumentedComponent, suffix: string): string | undefined {
  const [file] = globSync(`${name}.${suffix}`, { cwd: own });
  return file === undefined ? undefined : readFileSync(join(own, file), 'utf8');
}

/** The code of a component's example. @throws where it has none */
export function loadExample(component: DocumentedComponent): string {
  const example = loadPart(component, 'example.tsx');
  if (example === undefined) throw new Error(`${component.name} has no ${component.name}.example.tsx`);
  return example.trimEnd();
}
