import { isIPv6 } from 'node:net';
import type { Clock } from '../config/clock.ts';

/** Counts tries, so that nothing can be tried out: passwords, links, the addresses of others. */
export interface AttemptLimiter {
  /** Seconds until another try under these keys; 0 when there may be one now. */
  secondsUntilAllowed(keys: readonly string[]): number;
  add(keys: readonly string[]): void;
  /** Takes one back that was counted before it was known how it would end. */
  undo(keys: readonly string[]): void;
}

/** So many keys are kept; the oldest is forgotten for a new one, so that nobody can fill the memory. */
const MOST_KEYS = 10_000;

interface Counter {
  secondsUntilAllowed(key: string): number;
  add(key: string): void;
  undo(key: string): void;
}

function createCounter(clock: Clock, limit: number, minutes: number): Counter {
  const counts = new Map<string, { tries: number; endsAt: number }>();
  const live = (key: string) => {
    const entry = counts.get(key);
    return entry !== undefined && entry.endsAt > clock().getTime() ? entry : undefined;
  };
  return {
    secondsUntilAllowed: (key) => {
      const entry = live(key);
      if (entry === undefined || entry.tries < limit) return 0;
      return Math.ceil((entry.endsAt - clock().getTime()) / 1000);
    },
    add: (key) => {
      const entry = live(key);
      if (entry !== undefined) {
        entry.tries += 1;
        return;
      }
      counts.delete(key);
      const oldest = counts.size >= MOST_KEYS ? counts.keys().next().value : undefined;
      if (oldest !== undefined) counts.delete(oldest);
      counts.set(key, { tries: 1, endsAt: clock().getTime() + minutes * 60_000 });
    },
    undo: (key) => {
      const entry = live(key);
      if (entry !== undefined) entry.tries -= 1;
    },
  };
}

/**
 * Counts tries under several keys at once, such as an account with a client and the client alone: one limit for each
 * key, in their order, in so many minutes from a key's first try on. Kept in memory: each process counts for itself.
 */
export function createAttemptLimiter(
  clock: Clock,
  limits: readonly number[],
  minutes: number,
): AttemptLimiter {
  const counters = limits.map((limit) => createCounter(clock, limit, minutes));
  return {
    secondsUntilAllowed: (keys) =>
      Math.max(0, ...counters.map((counter, index) => counter.secondsUntilAllowed(keys[index] ?? ''))),
    add: (keys) => counters.forEach((counter, index) => counter.add(keys[index] ?? '')),
    undo: (keys) => counters.forEach((counter, index) => counter.undo(keys[index] ?? '')),
  };
}

/** An address as it is compared: an IPv4 address may come written as an IPv6 one. */
export const plainAddress = (ip: string): string => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip;

/** The eight groups of an IPv6 address; a double colon stands for as many zeros as are missing. */
export function ipv6Groups(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter((group) => group !== '');
  const after = (tail ?? '').split(':').filter((group) => group !== '');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array.from({ length: missing }, () => '0'), ...after];
}

/**
 * Who counts as one client: an IPv4 address, or the first half of an IPv6 one, since a household or a rented machine
 * has the whole of the second half to itself.
 */
export function clientOf(ip: string): string {
  const address = plainAddress(ip);
  return isIPv6(address) ? `${ipv6Groups(address).slice(0, 4).join(':')}::/64` : address;
}
