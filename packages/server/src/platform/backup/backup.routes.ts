import type { ServerContext } from '../context.ts';
import type { Handlers } from '../contract/contract.types.ts';
import { loadBackupStatus } from './backupFiles.ts';

export const backupHandlers = ({ config }: ServerContext) =>
  ({
    getBackupStatus: () => {
      const { good, failure } = loadBackupStatus(config.dataDir) ?? {};
      return { lastGoodAt: good?.at ?? null, hasFailed: failure !== undefined };
    },
  }) satisfies Handlers;
