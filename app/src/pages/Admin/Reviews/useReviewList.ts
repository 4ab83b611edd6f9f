import type { Review } from '@plaitful/api-client/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { $api } from '../../../lib/api/client.ts';

const path = '/api/reviews/all';

/** What is read of the reviews, here and on the home page, after one of them was changed. */
export function useReviewList() {
  const cache = useQueryClient();
  return useMemo(
    () => ({
      /** Reads them anew where they are in view. */
      refresh: () => cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === path }),
      /** The newest version of a review; undefined when there is none any more, or no answer. */
      readNewest: async (id: Review['reviewId']): Promise<Review | undefined> => {
        const all = { ...$api.queryOptions('get', path), staleTime: 0 };
        const reviews = await cache.fetchQuery(all).catch(() => undefined);
        return reviews?.find(({ reviewId }) => reviewId === id);
      },
    }),
    [cache],
  );
}
