import { describe, expect, it } from 'vitest';
import { addDays } from '@plaitful/domain/studio-time';
import {
  formatDate,
  formatDateShort,
  formatDeadline,
  formatDeadlineShort,
  formatDuration,
  formatHours,
  formatMoney,
  formatTime,
} from './format.ts';

const toronto = 'America/Toronto';

describe('words for dates, times and money', () => {
  it('puts a date in the order weekday, day, month, year, without a comma', () => {
    expect(formatDate('2026-12-05')).toBe('Saturday 5 December 2026');
    expect(formatDateShort('2026-12-05')).toBe('Sat 5 Dec');
  });

  it.each([
    ['00:00', '12:00 am'],
    ['09:05', '9:05 am'],
    ['12:00', '12:00 pm'],
    ['15:15', '3:15 pm'],
  ])('says %s as %s', (time, words) => {
    expect(formatTime(time)).toBe(words);
  });

  it('says a deadline on the clock of the studio, also when clocks change', () => {
    expect(formatDeadline(new Date('2026-12-06T20:15:00Z'), toronto)).toBe('Sunday 6 December 2026, 3:15 pm');
    expect(formatDeadlineShort(new Date('2026-12-06T20:15:00Z'), toronto)).toBe('Sun 6 Dec 3:15 pm');
    expect(formatDeadline(new Date('2026-07-05T19:15:00Z'), toronto)).toBe('Sunday 5 July 2026, 3:15 pm');
  });

  it('shows cents only where there are some', () => {
    expect([2000, 4950, 100, 0, 102_000].map(formatMoney)).toEqual(['$20', '$49.50', '$1', '$0', '$1,020']);
  });

  it('says minutes in words', () => {
    expect([90, 45, 60, 1440, 61].map(formatDuration)).toEqual([
      '1 hour 30 minutes',
      '45 minutes',
      '1 hour',
      '24 hours',
      '1 hour 1 minute',
    ]);
  });

  it('says the opening hours in one line', () => {
    const hours = [
      { weekday: 'friday', from: '16:00', to: '19:00' },
      { weekday: 'saturday', from: '13:30', to: '19:00' },
    ] as const;
    expect(formatHours(hours)).toBe('Friday 4 pm to 7 pm, Saturday 1:30 pm to 7 pm');
  });

  it('keeps every short date of a year within the 10 characters, and every short deadline within 19', () => {
    for (let day = 0; day < 366; day += 1) {
      const date = addDays('2026-01-01', day);
      expect(formatDateShort(date).length).toBeLessThanOrEqual(10);
      expect(formatDeadlineShort(new Date(`${date}T17:59:00Z`), toronto).length).toBeLessThanOrEqual(19);
    }
  });
});
