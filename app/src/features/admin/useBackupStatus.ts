import type { BackupStatus } from '@plaitful/api-client/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/client.ts';
import { unwrapResponse } from '../../lib/api/unwrapResponse.ts';

export function useBackupStatus(): BackupStatus | undefined {
  return useQuery({
    queryKey: ['backupStatus'],
    queryFn: () => unwrapResponse(api.GET('/api/backup/status')),
    refetchInterval: 60_000,
  }).data;
}
