import type { FastifyRequest } from 'fastify';
import type { Handlers } from '../contract/contract.types.ts';
import type { ServerContext } from '../context.ts';
import { inTransaction } from '../database/transaction.ts';
import { answerMs } from '../health/health.routes.ts';
import { inTime } from '../inTime.ts';
import { isLoopbackAddress } from '../limits/addresses.ts';
import { problem } from '../problems/problem.ts';
import type { Metrics } from './metrics.ts';
import { countStored } from './metrics.repository.ts';

/** What a proxy adds to the calls it hands on. */
const forwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'] as const;

/** Whether somebody on this machine calls, and not a proxy on it for somebody else. Headers are not believed. */
function isFromHere({ socket, headers }: FastifyRequest): boolean {
  if (forwarded.some((name) => headers[name] !== undefined)) return false;
  return isLoopbackAddress(socket.remoteAddress ?? '');
}

/** The metrics, for this machine alone unless the settings open them; for anybody else there is no such page. */
export const metricsHandlers = ({ database, config }: ServerContext, metrics: Metrics) =>
  ({
    getMetrics: async ({ reply }) => {
      if (config.metrics === 'loopback' && !isFromHere(reply.request)) return problem('not_found');
      // What the server tells of itself is told most when the database is away.
      return metrics.read(await inTime(inTransaction(database, countStored), answerMs));
    },
  }) satisfies Handlers;
