import { setTimeout } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import { deliverDue } from './outbox.service.ts';
import type { DeliverySettings } from './outbox.service.ts';

/** Messages being delivered as they fall due. */
export interface RunningOutbox {
  /** Looks at once; call it after a transaction that queued a message has ended. */
  wake(): void;
  /** Ends when what is being sent has gone; nothing is sent afterwards. */
  stop(): Promise<void>;
}

/**
 * Looks for messages that are due, again and again.
 * @param everyMs how often, in milliseconds, when nothing wakes it
 */
export function startOutbox(
  database: Database,
  { everyMs, ...settings }: DeliverySettings & { readonly everyMs: number },
): RunningOutbox {
  const stopping = new AbortController();
  let waking = new AbortController();

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      // Made anew before it looks: what wakes it while it does is not missed.
      waking = new AbortController();
      await deliverDue(database, settings).catch((error: unknown) => {
        settings.log.error({ err: error }, 'messages could not be looked for');
      });
      await setTimeout(everyMs, undefined, { signal: waking.signal }).catch(() => undefined);
    }
  };
  const running = run();

  return {
    wake: () => waking.abort(),
    stop: () => {
      stopping.abort();
      waking.abort();
      return running;
    },
  };
}
