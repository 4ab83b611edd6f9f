import type { Database } from '../database/database.ts';
import { startLoop, type RunningLoop } from '../loop.ts';
import { deliverDue } from './outbox.service.ts';
import type { DeliverySettings } from './outbox.service.ts';

/**
 * Looks for messages that are due, again and again; wake it after a transaction that queued one has ended.
 * @param everyMs how often, in milliseconds, when nothing wakes it
 */
export const startOutbox = (
  database: Database,
  { everyMs, ...settings }: DeliverySettings & { readonly everyMs: number },
): RunningLoop =>
  startLoop(() => deliverDue(database, settings), {
    everyMs,
    onError: (error) => settings.log.error({ err: error }, 'messages could not be looked for'),
  });
