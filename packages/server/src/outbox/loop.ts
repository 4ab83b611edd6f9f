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
  let isStopped = false;
  let isWoken = false;
  let endSleep = (): void => undefined;

  const sleep = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, everyMs);
      endSleep = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const run = async (): Promise<void> => {
    while (!isStopped) {
      isWoken = false;
      await deliverDue(database, settings).catch((error: unknown) => {
        settings.log.error({ err: error }, 'messages could not be looked for');
      });
      // Woken while it was looking: what woke it may have been missed.
      if (!isWoken && !isStopped) await sleep();
    }
  };
  const running = run();

  const wake = (): void => {
    isWoken = true;
    endSleep();
  };
  return {
    wake,
    stop: () => {
      isStopped = true;
      endSleep();
      return running;
    },
  };
}
