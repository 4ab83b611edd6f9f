import { describe, expect, it } from 'vitest';
import { parseDuration } from './duration.ts';
import {
  getDayStatus,
  freeDates,
  freeTimes,
  checkSlot,
  nextFreeDate,
  parseDayTimeMapping,
  generateSlotTimes,
  getSlotsForDate,
} from './slots.ts';
import type { SlotAvailability } from './slots.ts';
import { addMinutes } from './studioTime.ts';

/** Starts that also end within the opening hours, Friday 16:00 to 19:00 and Saturday 13:00 to 19:00. */
const withinHours = (minutes: number, from: string): string[] =>
  generateSlotTimes(minutes).filter(
    (time) => time >= from && addMinutes(time, minutes) <= '19:00' && time < '19:00',
  );

describe('the slot grid', () => {
  it.each([
    ['1:00', ['16:00', '17:00', '18:00'], ['13:00', '14:00', '15:00', '16:00', '17:00', '18:00']],
    ['1:15', ['16:45'], ['13:00', '14:15', '15:30', '16:45']],
    ['1:30', ['17:00'], ['14:00', '15:30', '17:00']],
    ['1:45', ['16:45'], ['13:15', '15:00', '16:45']],
    ['2:00', ['16:00'], ['14:00', '16:00']],
    ['2:15', [], ['14:45']],
    ['2:30', [], ['13:00', '15:30']],
    ['2:45', ['16:15'], ['13:30', '16:15']],
    ['3:00', [], ['14:00']],
  ])('gives styles of %s the studio’s starts on Friday and Saturday', (duration, friday, saturday) => {
    const minutes = parseDuration(duration) ?? 0;
    expect(withinHours(minutes, '16:00')).toEqual(friday);
    expect(withinHours(minutes, '13:00')).toEqual(saturday);
  });

  it.each([
    [60, 11, '18:00'],
    [75, 9, '18:00'],
    [90, 8, '18:30'],
    [105, 7, '18:30'],
    [120, 6, '18:00'],
    [165, 4, '16:15'],
    [180, 4, '17:00'],
    [220, 3, '15:20'],
    [330, 2, '13:30'],
    [599, 2, '17:59'],
    [660, 1, '08:00'],
  ])('runs for %i minutes from 08:00 to before 19:00: %i times, the last %s', (minutes, count, last) => {
    const grid = generateSlotTimes(minutes);
    expect(grid).toHaveLength(count);
    expect(grid[0]).toBe('08:00');
    expect(grid.at(-1)).toBe(last);
  });

  it.each([0, -60, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('is empty for %d minutes', (minutes) => {
    expect(generateSlotTimes(minutes)).toEqual([]);
  });
});

describe('the dates and times of a style in the API', () => {
  it('parses a string or a list, sorted and de-duplicated', () => {
    expect(
      parseDayTimeMapping({
        '2026-12-12': ['16:45', '13:00', '13:00'],
        '2026-12-05': '13:00',
        '2026-12-06': [],
      }),
    ).toEqual({ '2026-12-05': ['13:00'], '2026-12-12': ['13:00', '16:45'] });
  });

  it('ignores invalid dates and times', () => {
    expect(
      parseDayTimeMapping({
        '2026-02-30': ['13:00'],
        soon: '13:00',
        '2026-12-05': ['1 pm', '25:00', '', '13:00'],
      }),
    ).toEqual({ '2026-12-05': ['13:00'] });
  });
});

const offer: SlotAvailability = {
  styleId: 3,
  offered: {
    '2026-12-04': ['16:45'],
    '2026-12-05': ['13:15', '15:00', '16:45'],
    '2026-12-06': ['13:15'],
    '2026-12-11': ['16:45'],
    '2026-12-12': ['13:15', '15:00'],
    '2026-12-19': ['13:15', '15:00'],
  },
  booked: [
    { styleId: 3, bookingDate: '2026-12-05', bookingTime: '16:45' },
    { styleId: 3, bookingDate: '2026-12-11', bookingTime: '16:45' },
    { styleId: 3, bookingDate: '2026-12-12', bookingTime: '13:15' },
    { styleId: 4, bookingDate: '2026-12-12', bookingTime: '15:00' },
  ],
  now: { date: '2026-12-05', time: '14:00' },
  openWeekdays: ['friday', 'saturday'],
};

describe('the status of slots and days', () => {
  it('names each time of a day', () => {
    expect(getSlotsForDate('2026-12-05', offer)).toEqual([
      { time: '13:15', state: 'past' },
      { time: '15:00', state: 'free' },
      { time: '16:45', state: 'booked' },
    ]);
    expect(freeTimes('2026-12-05', offer)).toEqual(['15:00']);
    expect(getSlotsForDate('2026-12-07', offer)).toEqual([]);
  });

  it('ignores bookings of other styles', () => {
    expect(freeTimes('2026-12-12', offer)).toEqual(['15:00']);
  });

  it('shows the slot of the appointment being moved as yours, even though it is booked', () => {
    const moving = { ...offer, yours: { date: '2026-12-12', time: '13:15' } };
    expect(getSlotsForDate('2026-12-12', moving)[0]).toEqual({ time: '13:15', state: 'yours' });
    expect(checkSlot({ date: '2026-12-12', time: '13:15' }, moving)).toBe('taken');
  });

  it.each([
    ['2026-12-04', 'past'],
    ['2026-12-05', 'free'],
    ['2026-12-06', 'free'],
    ['2026-12-07', 'closed'],
    ['2026-12-11', 'full'],
    ['2026-12-12', 'free'],
    ['2026-12-18', 'notOffered'],
    ['nonsense', 'notOffered'],
  ] as const)('of %s is %s', (date, state) => {
    expect(getDayStatus(date, offer)).toBe(state);
  });

  it.each([
    ['14:59', 'free'],
    ['15:00', 'gone'],
    ['19:00', 'gone'],
  ] as const)('of today at %s, with 16:45 booked: %s', (time, state) => {
    expect(getDayStatus('2026-12-05', { ...offer, now: { date: '2026-12-05', time } })).toBe(state);
  });

  it('calls a day full when every time is booked, also the past ones', () => {
    expect(getDayStatus('2026-12-11', { ...offer, now: { date: '2026-12-11', time: '18:00' } })).toBe('full');
  });

  it('calls a day full when the only times are held by others and by you', () => {
    const moving = { ...offer, yours: { date: '2026-12-11', time: '16:45' } };
    expect(getDayStatus('2026-12-11', moving)).toBe('full');
  });

  it.each([
    ['2026-12-05', '2026-12-06'],
    ['2026-12-06', '2026-12-12'],
    ['2026-12-31', undefined],
    ['2020-01-01', '2026-12-05'],
  ])('finds the next free day after %s: %s', (after, next) => {
    expect(nextFreeDate(after, offer)).toBe(next);
  });

  it.each([
    ['2026-12-05', '15:00', 'ok'],
    ['2026-12-06', '13:15', 'ok'],
    ['2026-12-04', '16:45', 'dayPast'],
    ['2026-12-03', '16:45', 'dayPast'],
    ['2026-12-05', '13:15', 'timePast'],
    ['2026-12-05', '16:45', 'taken'],
    ['2026-12-12', '13:00', 'timeNotOffered'],
    ['2026-12-07', '13:15', 'dayNotOffered'],
    ['nonsense', '13:15', 'dayNotOffered'],
    ['constructor', '13:15', 'dayNotOffered'],
    ['2026-12-12', 'nonsense', 'timeNotOffered'],
  ] as const)('decides on %s %s: %s', (date, time, decision) => {
    expect(checkSlot({ date, time }, offer)).toBe(decision);
  });

  it('treats a slot starting now as past', () => {
    const now = { date: '2026-12-05', time: '15:00' };
    expect(checkSlot(now, { ...offer, now })).toBe('timePast');
  });

  it('is consistent: a day is free exactly when one of its slots can be booked', () => {
    for (const date of Object.keys(offer.offered)) {
      const isBookable = getSlotsForDate(date, offer).some(
        ({ time }) => checkSlot({ date, time }, offer) === 'ok',
      );
      expect(getDayStatus(date, offer) === 'free').toBe(isBookable);
      expect(freeTimes(date, offer).length > 0).toBe(isBookable);
    }
  });
});

describe('the free dates of a style', () => {
  const someDays: SlotAvailability = {
    styleId: 4,
    offered: { '2026-12-04': ['16:30'], '2026-12-05': ['13:00', '14:30'], '2026-12-12': ['13:00'] },
    booked: [],
    now: { date: '2026-12-03', time: '10:00' },
    openWeekdays: [],
  };

  it('are those on which a time can still be booked', () => {
    expect(freeDates(someDays)).toEqual(['2026-12-04', '2026-12-05', '2026-12-12']);
    const at = (time: string) => freeDates({ ...someDays, now: { date: '2026-12-05', time } });
    expect(at('13:30')).toEqual(['2026-12-05', '2026-12-12']);
    expect(at('14:30')).toEqual(['2026-12-12']);
  });

  it('are fewer when every time of one is booked, for this style and no other', () => {
    const booked = [
      { styleId: 4, bookingDate: '2026-12-04', bookingTime: '16:30' },
      { styleId: 4, bookingDate: '2026-12-05', bookingTime: '13:00' },
      { styleId: 9, bookingDate: '2026-12-12', bookingTime: '13:00' },
    ];
    expect(freeDates({ ...someDays, booked })).toEqual(['2026-12-05', '2026-12-12']);
  });
});
