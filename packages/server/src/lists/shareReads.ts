/**
 * Lets those who ask for the same at the same time share one read, so that a crowd costs as much as one. Nobody is told
 * what was read before they asked: whoever comes while a read runs shares the next one, so what is answered is as fresh
 * as if each had read by themselves.
 */
export function shareReads<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  let next: Promise<Result> | undefined;
  const start = (): Promise<Result> => {
    next = undefined;
    const mine = read().finally(() => {
      if (running === mine) running = undefined;
    });
    running = mine;
    return mine;
  };
  return () => {
    if (running === undefined) return start();
    next ??= running.then(start, start);
    return next;
  };
}
