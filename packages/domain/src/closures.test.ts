import { describe, expect, it } from 'vitest';
import {
  getClosedRanges,
  findOverlappingClosure,
  filterClosuresByDate,
  isClosed,
  isDayClosed,
  filterOpenTimes,
  needsOwnerPassword,
} from './closures.ts';
import { getDayStatus, type SlotAvailability } from './slots.ts';
import { day, part, afternoon, holidays } from './closures.fixture.ts';

it.each([
  [[], false],
  [['KEEP', 'KEEP'], false],
  [['KEEP', 'CANCEL'], true],
  [['ASK_TO_RESCHEDULE'], true],
] as const)('a closure with the choices %j needs the owner’s password: %s', (choices, expected) => {
  expect(needsOwnerPassword(choices)).toBe(expected);
});

describe('an appointment', () => {
  it.each([
    ['11:00', 120, false],
    ['11:00', 121, true],
    ['13:00', 60, true],
    ['16:59', 1, true],
    ['17:00', 60, false],
    ['12:00', 600, true],
  ])('at %s for %i minutes overlaps a closure from 13:00 to 17:00: %s', (time, durationMinutes, expected) => {
    expect(isClosed({ date: '2026-12-05', time, durationMinutes }, [afternoon])).toBe(expected);
    expect(isClosed({ date: '2026-12-06', time, durationMinutes }, [afternoon])).toBe(false);
  });

  it.each([
    ['2026-12-23', false],
    ['2026-12-24', true],
    ['2026-12-31', true],
    ['2027-01-02', true],
    ['2027-01-03', false],
  ])('on %s is within a closure from 24 December to 2 January: %s', (date, expected) => {
    expect(isClosed({ date, time: '10:00', durationMinutes: 60 }, [holidays])).toBe(expected);
  });

  it('that goes past midnight overlaps a closure of the next day, but not when it ends at midnight', () => {
    const evening = { date: '2026-12-23', time: '22:00' };
    expect(isClosed({ ...evening, durationMinutes: 120 }, [holidays])).toBe(false);
    expect(isClosed({ ...evening, durationMinutes: 121 }, [holidays])).toBe(true);
  });

  it('gets the closure it overlaps, with all its fields', () => {
    const closures = [
      { ...day('2026-12-04'), message: 'Moving' },
      { ...afternoon, message: 'Flu' },
    ];
    expect(
      findOverlappingClosure({ date: '2026-12-05', time: '14:00', durationMinutes: 60 }, closures)?.message,
    ).toBe('Flu');
    expect(filterClosuresByDate('2026-12-04', closures).map(({ message }) => message)).toEqual(['Moving']);
  });
});

describe('a day', () => {
  it('has closed parts in order, merged where they meet', () => {
    const closures = [
      part('2026-12-05', '16:00', '18:00'),
      part('2026-12-05', '08:00', '09:00'),
      afternoon,
      part('2026-12-05', '18:00', '19:00'),
    ];
    expect(getClosedRanges('2026-12-05', closures)).toEqual([
      { from: 480, to: 540 },
      { from: 780, to: 1140 },
    ]);
    expect(getClosedRanges('2026-12-06', closures)).toEqual([]);
  });

  it('is closed only when fully covered', () => {
    expect(isDayClosed('2026-12-05', [afternoon])).toBe(false);
    expect(isDayClosed('2026-12-30', [afternoon, holidays])).toBe(true);
    expect(isDayClosed('2026-12-05', [afternoon, day('2026-12-05')])).toBe(true);
  });

  it('without times is shown as closed by the studio, on a weekday that is usually open', () => {
    const offer: SlotAvailability = {
      styleId: 1,
      offered: {},
      booked: [],
      now: { date: '2026-12-01', time: '09:00' },
      openWeekdays: ['saturday'],
      closures: [day('2026-12-05'), part('2026-12-12', '13:00', '17:00')],
    };
    expect(getDayStatus('2026-12-05', offer)).toBe('closed');
    expect(getDayStatus('2026-12-12', offer)).toBe('notOffered');
    expect(getDayStatus('2026-12-19', offer)).toBe('notOffered');
  });
});

describe('an offer', () => {
  const offered = {
    '2026-12-04': ['17:00'],
    '2026-12-05': ['11:00', '12:30', '17:00'],
    '2026-12-24': ['10:00'],
  };

  it('is left without its closed times, and without days that have no others', () => {
    expect(filterOpenTimes(offered, 90, [afternoon, holidays])).toEqual({
      '2026-12-04': ['17:00'],
      '2026-12-05': ['11:00', '17:00'],
    });
  });

  it('is unchanged without closures', () => {
    expect(filterOpenTimes(offered, 90, [])).toBe(offered);
  });
});
