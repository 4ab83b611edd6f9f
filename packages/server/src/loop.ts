import { setTimeout } from 'node:timers/promises';

/** Work that is done again and again. */
export interface RunningLoop {
  /** Has it done at once. */
  wake(): void;
  /** Ends when what runs has run; nothing is done afterwards. */
  stop(): Promise<void>;
}

/**
 * Does work now, and again whenever it is woken or `everyMs` milliseconds have passed since it ended; never twice at
 * a time.
 * @param onError gets what the work throws; the loop goes on
 */
export function startLoop(
  work: () => Promise<unknown>,
  { everyMs, onError }: { readonly everyMs: number; readonly onError: (error: unknown) => void },
): RunningLoop {
  const stopping = new AbortController();
  let waking = new AbortController();

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      // Made anew before it works: what wakes it while it does is not missed.
      waking = new AbortController();
      await work().catch(onError);
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
