import { setTimeout } from 'node:timers/promises';

export interface PollingJob {
  runNow(): void;
  /** Resolves when running work has finished; nothing runs afterwards. */
  stop(): Promise<void>;
}

/**
 * Runs work now, and again on `runNow` or `everyMs` milliseconds after it ended; never concurrently.
 * @param onError called with errors of the work; the loop continues
 */
export function startPolling(
  work: () => Promise<unknown>,
  { everyMs, onError }: { readonly everyMs: number; readonly onError: (error: unknown) => void },
): PollingJob {
  const stopping = new AbortController();
  let pause = new AbortController();

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      // Reset before the work: a call of `runNow` meanwhile is not missed.
      pause = new AbortController();
      await work().catch(onError);
      await setTimeout(everyMs, undefined, { signal: pause.signal }).catch(() => undefined);
    }
  };
  const running = run();

  return {
    runNow: () => pause.abort(),
    stop: () => {
      stopping.abort();
      pause.abort();
      return running;
    },
  };
}
