import type { Review } from '@plaitful/api-client/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { $api } from '../../../lib/api/client.ts';

const path = '/api/reviews/all';

/** The cached reviews, here and on Home. */
export function useReviewList() {
  const cache = useQueryClient();
  return useMemo(
    () => ({
      refresh: () => cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === path }),
      readNewest: async (id: Review['reviewId']): Promise<Review | undefined> => {
        const all = { ...$api.queryOptions('get', path), staleTime: 0 };
        const reviews = await cache.fetchQuery(all).catch(() => undefined);
        return reviews?.find(({ reviewId }) => reviewId === id);
      },
    }),
    [cache],
  );
}
