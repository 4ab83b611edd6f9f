import { describe, expect, it } from 'vitest';
import { isWithinHours } from './openingHours.ts';

describe('opening hours', () => {
  const hours = [
    { weekday: 'friday', from: '16:00', to: '19:00' },
    { weekday: 'saturday', from: '13:00', to: '19:00' },
  ] as const;

  it('contain an appointment from its first to its last minute', () => {
    expect(isWithinHours('2026-12-05', '13:00', 90, hours)).toBe(true);
    expect(isWithinHours('2026-12-05', '17:30', 90, hours)).toBe(true);
    expect(isWithinHours('2026-12-05', '17:31', 90, hours)).toBe(false);
    expect(isWithinHours('2026-12-05', '12:45', 90, hours)).toBe(false);
  });

  it('are those of the day, and none on a closed day', () => {
    expect(isWithinHours('2026-12-04', '13:00', 60, hours)).toBe(false);
    expect(isWithinHours('2026-12-06', '13:00', 60, hours)).toBe(false);
  });

  it('do not contain times after midnight', () => {
    const late = [{ weekday: 'saturday', from: '13:00', to: '23:59' }] as const;
    expect(isWithinHours('2026-12-05', '18:30', 9 * 60, late)).toBe(false);
  });
});
