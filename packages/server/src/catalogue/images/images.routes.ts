import type { Handlers } from '../../platform/contract/contract.types.ts';
import type { Database } from '../../platform/database/database.ts';
import { withSubresourceHeaders } from '../../platform/headers.ts';
import { problem } from '../../platform/problems/problem.ts';
import { findVariant } from './images.repository.ts';

/**
 * Pictures are public and immutable: a new picture has a new URL. Caches keep them for a day only, so that a removed
 * picture disappears from there too.
 */
export const imagesHandlers = ({ database }: { readonly database: Database }) =>
  ({
    getImage: async ({ path, reply }) => {
      const content = await findVariant(database, path);
      if (content === undefined) return problem('not_found');
      withSubresourceHeaders(reply)
        .header('cache-control', 'public, max-age=86400')
        .header('etag', `"${path.hash}-${path.width}-${path.format}"`);
      return { contentType: `image/${path.format}`, content };
    },
  }) satisfies Handlers;
