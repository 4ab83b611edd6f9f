import { describe, expect, it } from 'vitest';
import { endsInTime, isWithinHours } from './openingHours.ts';

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

describe('endsInTime', () => {
  const hours = [{ weekday: 'saturday', from: '13:00', to: '19:00' }] as const;

  it.each([
    ['17:00', 150, true],
    ['17:00', 151, false],
    ['18:30', 60, true],
    ['23:00', 90, false],
  ])('is about 30 minutes after the opening hours, for %s and %i minutes: %s', (time, minutes, isInTime) => {
    expect(endsInTime('2026-12-05', time, minutes, { hours, overrunMinutes: 30 })).toBe(isInTime);
  });

  it('is true on a day without opening hours, on which the studio chose the times itself', () => {
    expect(endsInTime('2026-12-06', '20:00', 300, { hours, overrunMinutes: 30 })).toBe(true);
  });
});
