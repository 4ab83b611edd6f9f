import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/client.ts';
import { parsePage } from '../lists/useServerPaging.ts';

export const undeliveredPath = '/api/messages/undelivered';

export function useUndeliveredCount(): number | undefined {
  const query = { page: 1, size: 1 };
  return useQuery({
    queryKey: ['pages', undeliveredPath, query],
    queryFn: () => parsePage(api.GET(undeliveredPath, { params: { query } })),
    select: ({ total }) => total,
    refetchInterval: 60_000,
  }).data;
}
