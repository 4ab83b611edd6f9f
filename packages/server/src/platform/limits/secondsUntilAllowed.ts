/** At most `count` actions within `minutes`. */
export interface RateLimit {
  readonly count: number;
  readonly minutes: number;
}

/** Seconds until an action that was done at these times, newest first, is allowed again; 0 when it is allowed now. */
export function secondsUntilAllowed(
  times: readonly Date[],
  { count, minutes }: RateLimit,
  now: Date,
): number {
  const counted = times[count - 1];
  if (counted === undefined) return 0;
  return Math.max(0, Math.ceil((counted.getTime() + minutes * 60_000 - now.getTime()) / 1000));
}
