/** The result of the work within this number of milliseconds; undefined when it takes longer or fails. */
export function withTimeout<Result>(work: Promise<Result>, ms: number): Promise<Result | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), ms);
  return Promise.race([work.catch(() => undefined), late]).finally(() => clearTimeout(timer));
}
