import { setTimeout } from 'node:timers/promises';

export interface RunningLoop {
  /** Has it done at once. */
  runNow(): void;
  /** Ends when what runs has run; nothing is done afterwards. */
  stop(): Promise<void>;
}

/**
 * Does work now, and again whenever it is told to or `everyMs` milliseconds have passed since it ended; never twice at
 * a time.
 * @param onError gets what the work throws; the loop goes on
 */
export function startLoop(
  work: () => Promise<unknown>,
  { everyMs, onError }: { readonly everyMs: number; readonly onError: (error: unknown) => void },
): RunningLoop {
  const stopping = new AbortController();
  let pause = new AbortController();

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      // Made anew before it works: a call of `runNow` while it does is not missed.
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
