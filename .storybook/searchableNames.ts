import { join } from 'node:path';
import type { Indexer } from 'storybook/internal/types';
import { toSearchableName } from '../app/src/storybook/searchableNames.ts';

const app = join(import.meta.dirname, '../app/');

/**
 * Makes the sidebar's search find each story also by the routes and error codes in its tags. App stories get no docs
 * page: all stories of a file would be on it at once, sharing one server and one storage.
 */
export const searchableNames = (indexers: Indexer[] = []): Indexer[] =>
  indexers.map(({ createIndex, ...indexer }) => ({
    ...indexer,
    createIndex: async (fileName, options) => {
      const stories = await createIndex(fileName, options);
      return stories.map(({ name, tags = [], ...story }) => ({
        ...story,
        tags: fileName.startsWith(app) ? [...tags, '!autodocs'] : tags,
        ...(name !== undefined && { name: toSearchableName(name, tags) }),
      }));
    },
  }));
