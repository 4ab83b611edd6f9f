import { describe, expect, it } from 'vitest';
import { isWithinUnverifiedQuota } from './unverifiedQuota.ts';

/** From 1 pm to 7 pm. */
const saturday = [
  { time: '16:00', durationMinutes: 180 },
  { time: '13:00', durationMinutes: 60 },
  { time: '14:30', durationMinutes: 90 },
];

describe('the share of a day that unverified members may hold', () => {
  it.each([
    { chairs: 2, heldMinutes: 270, fits: true },
    { chairs: 2, heldMinutes: 271, fits: false },
    { chairs: 1, heldMinutes: 90, fits: true },
    { chairs: 1, heldMinutes: 91, fits: false },
    { chairs: undefined, heldMinutes: 90, fits: true },
    { chairs: undefined, heldMinutes: 91, fits: false },
  ])('is half of the time of $chairs chairs: 90 more after $heldMinutes minutes: $fits', (day) => {
    expect(isWithinUnverifiedQuota({ ...day, offered: saturday }, 90)).toBe(day.fits);
  });

  it('always allows at least one booking', () => {
    const short = [{ time: '13:00', durationMinutes: 60 }];
    expect(isWithinUnverifiedQuota({ chairs: 1, offered: short, heldMinutes: 0 }, 60)).toBe(true);
    expect(isWithinUnverifiedQuota({ chairs: 1, offered: short, heldMinutes: 60 }, 60)).toBe(false);
    expect(isWithinUnverifiedQuota({ chairs: 2, offered: [], heldMinutes: 0 }, 60)).toBe(true);
    expect(isWithinUnverifiedQuota({ chairs: 2, offered: [], heldMinutes: 60 }, 60)).toBe(false);
  });
});
