import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMinutes,
  toInstant,
  isBefore,
  isLocalDate,
  isLocalTime,
  getUtcOffsetMinutes,
  toStudioTime,
  getWeekday,
} from './studioTime.ts';

const TORONTO = 'America/Toronto';

describe('the studio’s wall clock', () => {
  it('has the UTC offset of its zone and season', () => {
    expect(getUtcOffsetMinutes(new Date('2026-12-05T20:15:00Z'), TORONTO)).toBe(-300);
    expect(getUtcOffsetMinutes(new Date('2026-07-04T17:00:00Z'), TORONTO)).toBe(-240);
    expect(getUtcOffsetMinutes(new Date('2026-12-05T20:15:00Z'), 'America/St_Johns')).toBe(-210);
  });

  it.each([
    ['winter', '2026-12-05T20:15:00Z', TORONTO, '2026-12-05', '15:15'],
    ['summer', '2026-07-04T17:00:00Z', TORONTO, '2026-07-04', '13:00'],
    ['the evening before, seen from UTC', '2026-12-05T03:30:00Z', TORONTO, '2026-12-04', '22:30'],
    ['the last second of a minute', '2026-12-05T20:15:59.999Z', TORONTO, '2026-12-05', '15:15'],
    ['the minute before clocks go forward', '2026-03-08T06:59:00Z', TORONTO, '2026-03-08', '01:59'],
    ['the minute after clocks went forward', '2026-03-08T07:00:00Z', TORONTO, '2026-03-08', '03:00'],
    ['the first 1:30 when clocks go back', '2026-11-01T05:30:00Z', TORONTO, '2026-11-01', '01:30'],
    ['the second 1:30 when clocks go back', '2026-11-01T06:30:00Z', TORONTO, '2026-11-01', '01:30'],
    ['a half-hour zone', '2026-12-05T16:30:00Z', 'America/St_Johns', '2026-12-05', '13:00'],
    ['a zone without summer time', '2026-07-04T19:00:00Z', 'America/Regina', '2026-07-04', '13:00'],
    ['a zone past the date line', '2026-12-31T11:00:00Z', 'Pacific/Auckland', '2027-01-01', '00:00'],
    ['the south, where July is winter', '2026-07-04T03:00:00Z', 'Australia/Lord_Howe', '2026-07-04', '13:30'],
    ['UTC', '2028-02-29T00:00:00Z', 'UTC', '2028-02-29', '00:00'],
  ])('shows %s', (_case, instant, zone, date, time) => {
    expect(toStudioTime(new Date(instant), zone)).toEqual({ date, time });
  });

  it.each([
    ['a Saturday in winter', '2026-12-05', '15:15', TORONTO, '2026-12-05T20:15:00.000Z'],
    ['a Saturday in summer', '2026-07-04', '13:00', TORONTO, '2026-07-04T17:00:00.000Z'],
    ['a skipped time, which counts as later', '2026-03-08', '02:30', TORONTO, '2026-03-08T07:30:00.000Z'],
    ['a time that comes twice, the first', '2026-11-01', '01:30', TORONTO, '2026-11-01T05:30:00.000Z'],
    [
      'the day clocks go forward, in the afternoon',
      '2026-03-08',
      '13:00',
      TORONTO,
      '2026-03-08T17:00:00.000Z',
    ],
    ['the day clocks go back, in the afternoon', '2026-11-01', '13:00', TORONTO, '2026-11-01T18:00:00.000Z'],
    ['a gap of half an hour', '2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'],
    ['a half-hour zone', '2026-12-05', '13:00', 'America/St_Johns', '2026-12-05T16:30:00.000Z'],
    ['a leap day', '2028-02-29', '16:00', TORONTO, '2028-02-29T21:00:00.000Z'],
  ])('finds the instant of %s', (_case, date, time, zone, instant) => {
    expect(toInstant(date, time, zone).toISOString()).toBe(instant);
  });

  it('round-trips every quarter hour of a year except skipped ones', () => {
    let date = '2026-01-01';
    const lost: string[] = [];
    for (let day = 0; day < 365; day += 1) {
      for (let minute = 0; minute < 1440; minute += 15) {
        const time = addMinutes('00:00', minute);
        const back = toStudioTime(toInstant(date, time, TORONTO), TORONTO);
        if (back.date !== date || back.time !== time) lost.push(`${date} ${time}`);
      }
      date = addDays(date, 1);
    }
    expect(lost).toEqual(['02:00', '02:15', '02:30', '02:45'].map((time) => `2026-03-08 ${time}`));
  });

  it.each([
    ['2026-02-30', '10:00'],
    ['2026-12-05', '25:00'],
    ['tomorrow', '10:00'],
  ])('throws on %s %s, which does not exist', (date, time) => {
    expect(() => toInstant(date, time, TORONTO)).toThrow(/out of range|Invalid/);
  });
});

describe('days and times', () => {
  it.each([
    ['15:15', 90, '16:45'],
    ['08:00', 0, '08:00'],
    ['23:30', 45, '00:15'],
    ['00:15', -30, '23:45'],
    ['12:00', 2880, '12:00'],
  ])('adds to %s %i minutes: %s', (time, minutes, sum) => {
    expect(addMinutes(time, minutes)).toBe(sum);
  });

  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2100-02-28', 1, '2100-03-01'],
    ['2026-03-07', 2, '2026-03-09'],
    ['2026-11-01', 1, '2026-11-02'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-12-05', 56, '2027-01-30'],
  ])('adds to %s %i days: %s', (date, days, sum) => {
    expect(addDays(date, days)).toBe(sum);
  });

  it.each([
    ['2026-12-04', 'friday'],
    ['2026-12-05', 'saturday'],
    ['2026-12-06', 'sunday'],
    ['2026-12-07', 'monday'],
    ['2028-02-29', 'tuesday'],
    ['2026-03-08', 'sunday'],
  ])('knows that %s is a %s', (date, weekday) => {
    expect(getWeekday(date)).toBe(weekday);
  });

  it.each(['2026-12-05', '2028-02-29', '2000-02-29', '2026-01-31'])('takes %s for a day', (text) => {
    expect(isLocalDate(text)).toBe(true);
  });

  it.each([
    '',
    '2026-02-29',
    '2100-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-12-5',
    '05-12-2026',
    ' 2026-12-05',
    '2026-12-05T10:00',
    '20261205',
    'Saturday',
    '+12026-12-05',
  ])('does not take %j for a day', (text) => {
    expect(isLocalDate(text)).toBe(false);
  });

  it.each([
    ['00:00', true],
    ['23:59', true],
    ['08:05', true],
    ['24:00', false],
    ['8:05', false],
    ['12:60', false],
    ['12:00:00', false],
    ['12:00 PM', false],
    ['', false],
  ])('%j is a time: %s', (text, isTime) => {
    expect(isLocalTime(text)).toBe(isTime);
  });

  it.each([
    [{ date: '2026-12-04', time: '18:00' }, { date: '2026-12-05', time: '13:00' }, true],
    [{ date: '2026-12-05', time: '12:59' }, { date: '2026-12-05', time: '13:00' }, true],
    [{ date: '2026-12-05', time: '13:00' }, { date: '2026-12-05', time: '13:00' }, false],
    [{ date: '2027-01-01', time: '08:00' }, { date: '2026-12-31', time: '18:00' }, false],
  ])('orders %j and %j', (a, b, before) => {
    expect(isBefore(a, b)).toBe(before);
  });
});
