import type { FastifyRequest } from 'fastify';
import type { Handlers } from '../contract/contract.types.ts';
import type { ServerContext } from '../context.ts';
import { loadBackupStatus } from '../backup/backupFiles.ts';
import { inTransaction } from '../database/transaction.ts';
import { healthTimeoutMs } from '../health/health.routes.ts';
import { withTimeout } from '../withTimeout.ts';
import { isLoopbackAddress } from '../limits/clientKeys.ts';
import { problem } from '../problems/problem.ts';
import type { Metrics } from './metrics.ts';
import { countRowsForMetrics } from './metrics.repository.ts';

/** Headers that a proxy adds to forwarded requests. */
const forwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'] as const;

/** Whether the caller is on this machine, and not a proxy on it for another client. */
function isFromLoopback({ socket, headers }: FastifyRequest): boolean {
  if (forwarded.some((name) => headers[name] !== undefined)) return false;
  return isLoopbackAddress(socket.remoteAddress ?? '');
}

/** The metrics, for this machine only unless the settings open them; 404 for others. */
export const metricsHandlers = ({ database, config }: ServerContext, metrics: Metrics) =>
  ({
    getMetrics: async ({ reply }) => {
      if (config.metrics === 'loopback' && !isFromLoopback(reply.request)) return problem('not_found');
      // The server's own metrics are most needed when the database is down.
      const stored = await withTimeout(inTransaction(database, countRowsForMetrics), healthTimeoutMs);
      return metrics.read(stored, loadBackupStatus(config.dataDir));
    },
  }) satisfies Handlers;
