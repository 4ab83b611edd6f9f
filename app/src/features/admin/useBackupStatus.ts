import type { BackupStatus } from '@plaitful/api-client/contract';
import { $api } from '../../lib/api/client.ts';

export const useBackupStatus = (): BackupStatus | undefined =>
  $api.useQuery('get', '/api/backup/status', {}, { refetchInterval: 60_000 }).data;
