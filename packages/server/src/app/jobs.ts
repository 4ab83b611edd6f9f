import { cleanUpIdempotencyKeys } from '../platform/idempotency/createOnce.ts';
import { toStudioTime } from '@plaitful/domain/studio-time';
import type { ServerContext } from '../platform/context.ts';
import { expireAllBookings } from '../bookings/bookings/claimSlot.ts';
import { cleanUpEmailChanges } from '../accounts/emailChanges/emailChanges.service.ts';
import { startPolling } from '../platform/pollingLoop.ts';
import { deleteExpiredAttempts } from '../platform/limits/rateLimiter.ts';
import { createBackupJob } from '../platform/backup/backup.service.ts';
import { checkpointWhenDue } from '../platform/database/checkpoint.ts';
import { isEmbedded } from '../platform/database/database.ts';
import { startOutbox } from '../platform/outbox/outbox.service.ts';
import { openTransport } from '../platform/outbox/transport.ts';
import { cleanUpOldData, continueDeletions, createVacuumJob } from '../family/privacy/privacy.service.ts';
import { cleanUpResets } from '../accounts/passwords/passwords.service.ts';
import { cleanUpSessions } from '../accounts/sessions/sessions.service.ts';
import { cleanUpVerifications } from '../accounts/verification/verification.service.ts';
import { toBackupSettings } from './backup/backup.ts';
import { messageKinds } from './modules.ts';

/** Background jobs: due messages; expired bookings, sessions, reset links and idempotency keys. */
export interface Jobs {
  readonly runOutbox: () => void;
  /** Resolves when running jobs have finished. */
  stop(): Promise<void>;
}

type JobsContext = Pick<ServerContext, 'config' | 'business' | 'database' | 'clock' | 'log' | 'sendsTexts'>;

/** @returns the maximum number of messages that it queued */
async function cleanUp(context: JobsContext): Promise<number> {
  const { database, clock, log } = context;
  const ended = await expireAllBookings(database, { ...context, now: clock() });
  if (ended > 0) log.info({ ended }, 'unpaid bookings ended');
  await cleanUpSessions(database, clock());
  await cleanUpResets(database, clock());
  await cleanUpVerifications(database, clock());
  await cleanUpEmailChanges(database, clock());
  await cleanUpIdempotencyKeys(database, clock());
  await deleteExpiredAttempts(database, clock());
  return ended + (await continueDeletions(context));
}

/** Nightly jobs: run when the studio's date has changed, and once after the start. */
function createNightly(
  context: JobsContext,
  removeDeadRows: ReturnType<typeof createVacuumJob>,
): () => Promise<void> {
  const { clock, business, log } = context;
  let doneOn = '';
  return async () => {
    const today = toStudioTime(clock(), business.timeZone).date;
    if (today === doneOn) return;
    const erased = await cleanUpOldData(context);
    if (erased > 0) log.info({ erased }, 'names taken out of old bookings');
    // Not at the start, which has to be quick.
    if (erased > 0 || doneOn !== '') await removeDeadRows('nightly');
    doneOn = today;
  };
}

export function startJobs(context: JobsContext): Jobs {
  const { config, business, database, clock, log } = context;
  const transport = openTransport(config);
  const { publicUrl, jobsIntervalMs: everyMs, rateLimit: limitsTexts } = config;
  const outbox = startOutbox(database, {
    kinds: messageKinds,
    business,
    publicUrl,
    transport,
    clock,
    log,
    everyMs,
    limitsTexts,
  });
  const removeDeadRows = createVacuumJob(context);
  const cleanUpOfTheNight = createNightly(context, removeDeadRows);
  const backUpWhenDue = createBackupJob(toBackupSettings(context));
  const cleanUpAndSend = async (): Promise<void> => {
    if (isEmbedded(database)) {
      await checkpointWhenDue(database);
      await backUpWhenDue();
    }
    if ((await cleanUp(context)) > 0) outbox.runNow();
    await removeDeadRows();
    await cleanUpOfTheNight();
  };
  const cleaning = startPolling(cleanUpAndSend, {
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
