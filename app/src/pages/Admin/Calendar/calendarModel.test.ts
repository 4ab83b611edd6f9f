import { listHolidays } from '@plaitful/domain/holidays';
import type { Closure } from '@plaitful/api-client/contract';
import { describe, expect, it } from 'vitest';
import { sampleBooking } from '../../../storybook/sampleBookings.ts';
import {
  getTimeAxis,
  isEmptyDay,
  getQuickClosureOptions,
  getEmptyWeekdays,
  getRange,
  shiftPeriod,
  buildStudioDay,
  type CalendarData,
} from './calendarModel.ts';

const now = { date: '2026-11-21', time: '15:12' };
const hours = [
  { weekday: 'friday', from: '16:00', to: '19:00' },
  { weekday: 'saturday', from: '13:00', to: '19:00' },
] as const;
const rules = { hours: [...hours], chairs: 2, holidays: listHolidays('CA-ON'), now };
const nothing: CalendarData = { bookings: [], children: [], available: [], closures: [] };

const closure = (part: Partial<Closure>): Closure => ({
  closureId: 1,
  from: '2026-11-28',
  to: '2026-11-28',
  fromTime: null,
  toTime: null,
  note: '',
  message: '',
  undoUntil: null,
  etag: '"1"',
  ...part,
});

describe('the days in view', () => {
  it('are those of the month, or of the week', () => {
    expect([
      getRange({ view: 'month', date: '2027-02-10' })[0],
      getRange({ view: 'month', date: '2027-02-10' }).at(-1),
    ]).toEqual(['2027-02-01', '2027-02-28']);
    expect(getRange({ view: 'week', date: '2026-11-21' })[0]).toBe('2026-11-15');
  });

  it('step to today in its month, else to the first', () => {
    expect(shiftPeriod({ view: 'month', date: '2026-12-31' }, -1, now.date)).toBe('2026-11-21');
    expect(shiftPeriod({ view: 'month', date: '2026-11-21' }, 1, now.date)).toBe('2026-12-01');
    expect(shiftPeriod({ view: 'month', date: '2027-01-31' }, 1, now.date)).toBe('2027-02-01');
    expect(shiftPeriod({ view: 'week', date: '2026-11-21' }, 1, now.date)).toBe('2026-11-28');
  });

  it('share one time axis, which contains every offered time', () => {
    const days = ['2026-11-20', '2026-11-21'].map((date) =>
      buildStudioDay(
        date,
        { ...nothing, available: [{ date: '2026-11-20', time: '09:30', styleIds: [1] }] },
        rules,
      ),
    );
    expect(getTimeAxis(days)).toEqual({ from: 9 * 60, to: 19 * 60 });
  });

  it('are narrow for weekdays without slots', () => {
    const days = getRange({ view: 'week', date: now.date }).map((date) =>
      buildStudioDay(
        date,
        { ...nothing, available: [{ date: '2026-11-18', time: '09:30', styleIds: [1] }] },
        rules,
      ),
    );
    expect(getEmptyWeekdays(days, rules)).toEqual([0, 1, 2, 4]);
    expect(days.filter(isEmptyDay).map(({ date }) => date)).toEqual([
      '2026-11-15',
      '2026-11-16',
      '2026-11-17',
      '2026-11-19',
    ]);
  });
});

describe('a day of the studio', () => {
  it('has no free time and offers nothing while it is closed', () => {
    const data = {
      ...nothing,
      available: ['13:00', '16:00'].map((time) => ({ date: '2026-11-28', time, styleIds: [1] })),
      closures: [closure({ fromTime: '15:00', toTime: '23:59' })],
    };
    const day = buildStudioDay('2026-11-28', data, rules);
    expect(day.offered.map(({ time }) => time)).toEqual(['13:00']);
    expect([day.freeMinutes, day.isClosed]).toEqual([2 * 120, false]);
    const closed = buildStudioDay('2026-11-28', { ...data, closures: [closure({})] }, rules);
    expect([closed.freeMinutes, closed.isClosed, closed.offered]).toEqual([0, true, []]);
  });

  it('is closed when its parts cover the opening hours', () => {
    const parts = [
      closure({ fromTime: '16:00', toTime: '23:59' }),
      closure({ fromTime: '12:00', toTime: '16:00' }),
    ];
    expect(buildStudioDay('2026-11-28', { ...nothing, closures: parts }, rules).isClosed).toBe(true);
    expect(buildStudioDay('2026-11-28', { ...nothing, closures: parts.slice(1) }, rules).isClosed).toBe(
      false,
    );
  });

  it('knows the holidays of its province', () => {
    expect(buildStudioDay('2026-12-25', nothing, rules).holiday).toBe('Christmas Day');
    expect(
      buildStudioDay('2026-12-25', nothing, { ...rules, holidays: listHolidays(null) }).holiday,
    ).toBeUndefined();
  });

  it('groups bookings by chair', () => {
    const day = buildStudioDay(
      '2026-11-21',
      { ...nothing, bookings: [{ ...sampleBooking, bookingDate: '2026-11-21', chair: 2 }] },
      rules,
    );
    expect(day.plan.chairs.map(({ blocks }) => blocks.length)).toEqual([0, 1]);
  });
});

describe('quick closures', () => {
  const kinds = (date: string, data = nothing, at = now) =>
    getQuickClosureOptions(buildStudioDay(date, data, { ...rules, now: at }), at).map(({ kind }) => kind);

  it('closes from now on during the day, else the whole day', () => {
    expect(kinds('2026-11-21')).toEqual(['fromNow', 'day']);
    expect(getQuickClosureOptions(buildStudioDay('2026-11-21', nothing, rules), now)[0]?.span).toEqual({
      from: '2026-11-21',
      to: '2026-11-21',
      fromTime: '15:12',
      toTime: '23:59',
    });
    expect(kinds('2026-11-21', nothing, { ...now, time: '09:00' })).toEqual(['day']);
    expect(kinds('2026-11-28')).toEqual(['day']);
  });

  it('offers "afternoon" when the morning has slots', () => {
    const available = ['09:00', '14:00'].map((time) => ({ date: '2026-11-28', time, styleIds: [1] }));
    expect(kinds('2026-11-28', { ...nothing, available })).toEqual(['afternoon', 'day']);
  });

  it('are empty for a past or closed day', () => {
    expect(kinds('2026-11-20')).toEqual([]);
    expect(kinds('2026-11-28', { ...nothing, closures: [closure({})] })).toEqual([]);
  });
});
