import { join } from 'node:path';
import type { Indexer } from 'storybook/internal/types';
import { nameToFind } from '../app/src/stories/findable.ts';

const app = join(import.meta.dirname, '../app/');

/**
 * Has the search of the sidebar know each story also by the routes and the error codes that its tags declare. Stories of
 * the app get no page of words: all of a file would stand on it at once, and share one server and one storage.
 */
export const searchableNames = (indexers: Indexer[] = []): Indexer[] =>
  indexers.map(({ createIndex, ...indexer }) => ({
    ...indexer,
    createIndex: async (fileName, options) => {
      const stories = await createIndex(fileName, options);
      return stories.map(({ name, tags = [], ...story }) => ({
        ...story,
        tags: fileName.startsWith(app) ? [...tags, '!autodocs'] : tags,
        ...(name !== undefined && { name: nameToFind(name, tags) }),
      }));
    },
  }));
