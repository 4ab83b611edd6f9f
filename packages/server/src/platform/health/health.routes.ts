import { sql } from 'kysely';
import type { Handlers } from '../contract/contract.types.ts';
import type { ServerContext } from '../context.ts';
import { problem } from '../problems/problem.ts';
import { withTimeout } from '../withTimeout.ts';

/** How long the database may take to answer a probe. */
export const healthTimeoutMs = 2000;

export function healthHandlers({ database }: ServerContext) {
  let asking: Promise<unknown> | undefined;
  /** One query for all waiting probes: a database that does not answer is not queried repeatedly. */
  const ask = (): Promise<unknown> => {
    asking ??= sql`SELECT 1`.execute(database).finally(() => {
      asking = undefined;
    });
    return asking;
  };
  return {
    getHealth: () => ({ status: 'ok' as const }),
    getReadiness: async () =>
      (await withTimeout(ask(), healthTimeoutMs)) === undefined
        ? problem('unavailable', { retryAfter: 5 })
        : { status: 'ok' as const },
  } satisfies Handlers;
}
