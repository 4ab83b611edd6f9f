import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/client.ts';
import { readPage } from '../lists/useServerPaging.ts';

export const undeliveredPath = '/api/messages/undelivered';

export function useUndeliveredCount(): number | undefined {
  const query = { page: 1, size: 1 };
  return useQuery({
    queryKey: ['pages', undeliveredPath, query],
    queryFn: () => readPage(api.GET(undeliveredPath, { params: { query } })),
    select: ({ total }) => total,
    refetchInterval: 60_000,
  }).data;
}
