import { describe, expect, it } from 'vitest';
import { clientOf, createAttemptLimiter } from './attemptLimiter.ts';

describe('counting tries', () => {
  it('stops the one key that is used up, and opens again when its time has passed', () => {
    let now = new Date('2026-12-01T15:00:00Z');
    const tries = createAttemptLimiter(() => now, [2, 3], 15);
    tries.add(['a 1', '1']);
    tries.add(['a 1', '1']);
    expect([tries.secondsUntilAllowed(['a 1', '1']), tries.secondsUntilAllowed(['b 1', '1'])]).toEqual([
      900, 0,
    ]);
    tries.add(['b 1', '1']);
    now = new Date(now.getTime() + 60_000);
    expect([tries.secondsUntilAllowed(['b 1', '1']), tries.secondsUntilAllowed(['b 2', '2'])]).toEqual([
      840, 0,
    ]);
    now = new Date(now.getTime() + 840_000);
    expect(tries.secondsUntilAllowed(['a 1', '1'])).toBe(0);
  });

  it('forgets a try that ended well', () => {
    const tries = createAttemptLimiter(() => new Date(0), [1], 15);
    tries.add(['a']);
    tries.undo(['a']);
    expect(tries.secondsUntilAllowed(['a'])).toBe(0);
  });
});

describe('a client', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('at %s counts as %s', (ip, client) => {
    expect(clientOf(ip)).toBe(client);
  });
});
