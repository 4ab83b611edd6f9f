const patienceMs = 2000;

/** What the work comes to within two seconds; undefined when it takes longer or fails. */
export function inTime<Result>(work: Promise<Result>): Promise<Result | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), patienceMs);
  return Promise.race([work.catch(() => undefined), late]).finally(() => clearTimeout(timer));
}
