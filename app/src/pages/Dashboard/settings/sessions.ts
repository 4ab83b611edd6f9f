import type { QueryClient } from '@tanstack/react-query';
import { $api } from '../../../lib/api/client.ts';

export const refreshSessions = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries({ queryKey: $api.queryOptions('get', '/api/account/sessions').queryKey });
