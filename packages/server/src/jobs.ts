import type { ServerContext } from './context.ts';
import { cleanUpIdempotencyKeys } from './bookings/idempotency.ts';
import { expireAllUnpaid } from './bookings/claimSlot.ts';
import { cleanUpEmailChanges } from './emailChanges/emailChanges.service.ts';
import { startLoop } from './loop.ts';
import { cleanUpCounts } from './limits/rateLimiter.ts';
import { startOutbox } from './outbox/outbox.service.ts';
import { openTransport } from './outbox/transport.ts';
import { cleanUpResets } from './passwords/passwords.service.ts';
import { cleanUpSessions } from './sessions/sessions.service.ts';
import { cleanUpVerifications } from './verification/verification.service.ts';

/**
 * Work that nobody asks for: messages that are due; bookings, sessions, reset links and keys of attempts that have
 * lapsed.
 */
export interface Jobs {
  readonly runOutbox: () => void;
  /** Ends when what runs has run. */
  stop(): Promise<void>;
}

type JobsContext = Pick<ServerContext, 'config' | 'business' | 'database' | 'clock' | 'log' | 'sendsTexts'>;

async function cleanUp(context: JobsContext): Promise<number> {
  const { database, clock, log } = context;
  const ended = await expireAllUnpaid(database, { ...context, now: clock() });
  if (ended > 0) log.info({ ended }, 'unpaid bookings ended');
  await cleanUpSessions(database, clock());
  await cleanUpResets(database, clock());
  await cleanUpVerifications(database, clock());
  await cleanUpEmailChanges(database, clock());
  await cleanUpIdempotencyKeys(database, clock());
  await cleanUpCounts(database, clock());
  return ended;
}

export function startJobs(context: JobsContext): Jobs {
  const { config, business, database, clock, log } = context;
  const transport = openTransport(config);
  const { publicUrl, jobsIntervalMs: everyMs, rateLimit: limitsTexts } = config;
  const outbox = startOutbox(database, { business, publicUrl, transport, clock, log, everyMs, limitsTexts });
  const cleanUpAndSend = async (): Promise<void> => {
    if ((await cleanUp(context)) > 0) outbox.runNow();
  };
  const cleaning = startLoop(cleanUpAndSend, {
    everyMs,
    onError: (error) => log.error({ err: error }, 'tidying up failed'),
  });
  return {
    runOutbox: () => outbox.runNow(),
    stop: async () => {
      await Promise.all([outbox.stop(), cleaning.stop()]);
      transport.close();
    },
  };
}
