import type { Clock } from '../config/clock.ts';

/** Counts failed logins, so that passwords cannot be tried out. */
export interface FailureCounter {
  /** Seconds to wait before another try of this key; 0 when it may be tried now. */
  waitOf(key: string): number;
  add(key: string): void;
  /** Takes one back that was counted before it was known how it would end. */
  takeBack(key: string): void;
}

const most = 10_000;

/**
 * At most `limit` failures of a key in `minutes` minutes. Kept in memory: each process counts for itself.
 */
export function createFailureCounter(clock: Clock, limit: number, minutes: number): FailureCounter {
  const counts = new Map<string, { failures: number; endsAt: number }>();
  const live = (key: string) => {
    const entry = counts.get(key);
    return entry !== undefined && entry.endsAt > clock().getTime() ? entry : undefined;
  };
  return {
    waitOf: (key) => {
      const entry = live(key);
      if (entry === undefined || entry.failures < limit) return 0;
      return Math.ceil((entry.endsAt - clock().getTime()) / 1000);
    },
    add: (key) => {
      const entry = live(key);
      if (entry !== undefined) {
        entry.failures += 1;
        return;
      }
      const oldest = counts.size >= most ? counts.keys().next().value : undefined;
      if (oldest !== undefined) counts.delete(oldest);
      counts.delete(key);
      counts.set(key, { failures: 1, endsAt: clock().getTime() + minutes * 60_000 });
    },
    takeBack: (key) => {
      const entry = live(key);
      if (entry !== undefined) entry.failures -= 1;
    },
  };
}
