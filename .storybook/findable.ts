import type { Indexer } from 'storybook/internal/types';
import { nameToFind } from '../app/src/stories/findable.ts';

/** Has the search of the sidebar know each story also by the routes and the error codes that its tags declare. */
export const findable = (indexers: Indexer[] = []): Indexer[] =>
  indexers.map(({ createIndex, ...indexer }) => ({
    ...indexer,
    createIndex: async (fileName, options) => {
      const stories = await createIndex(fileName, options);
      return stories.map(({ name, tags = [], ...story }) => ({
        ...story,
        tags,
        ...(name !== undefined && { name: nameToFind(name, tags) }),
      }));
    },
  }));
