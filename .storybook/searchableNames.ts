import { basename, join } from 'node:path';
import type { Indexer } from 'storybook/internal/types';
import { parseErrorTags, toSearchableName } from '../app/src/storybook/searchableNames.ts';
import { findComponent } from './docs/components.ts';
import { loadGuide } from './docs/guide.ts';

const app = join(import.meta.dirname, '../app/');
const components = join(import.meta.dirname, '../packages/design-system/src/components/');

/** The tag of the product's pages and dialogs. */
export const screenTag = 'screens';
/** The tag of screens on which a call fails. */
const failureTag = 'failures';

/** The tags by which the sidebar shows only some of the app's stories. */
function getTags(title: string | undefined, tags: readonly string[]): string[] {
  const isScreen = /^(Pages|Dialogs)\//.test(title ?? '');
  return [
    ...tags,
    '!autodocs',
    ...(isScreen ? [screenTag] : []),
    ...(parseErrorTags(tags).length > 0 ? [failureTag] : []),
  ];
}

/** A component's name, and what it is also called, by its guide: `modal` for Dialog. */
function loadOtherNames(fileName: string): readonly string[] {
  const [, name] = /^(\w+)\.stories\.tsx$/.exec(basename(fileName)) ?? [];
  return name !== undefined && fileName.startsWith(components)
    ? [name, ...loadGuide(findComponent(name)).alsoCalled]
    : [];
}

/**
 * Makes the sidebar's search find each story also by the routes and error codes in its tags, and a component's first
 * story by its other names. App stories get no docs page: all stories of a file would be on it at once, sharing one
 * server and one storage.
 */
export const searchableNames = (indexers: Indexer[] = []): Indexer[] =>
  indexers.map(({ createIndex, ...indexer }) => ({
    ...indexer,
    createIndex: async (fileName, options) => {
      const stories = await createIndex(fileName, options);
      return stories.map(({ name, tags = [], ...story }) => ({
        ...story,
        tags: fileName.startsWith(app) ? getTags(story.title, tags) : tags,
        ...(name !== undefined && {
          name: toSearchableName(name, tags, name === 'Playground' ? loadOtherNames(fileName) : []),
        }),
      }));
    },
  }));
