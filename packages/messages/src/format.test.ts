import { addDays } from '@plaitful/domain/studio-time';
import { describe, expect, it } from 'vitest';
import {
  formatBirthday,
  formatDate,
  formatDateCell,
  formatDateShort,
  formatDateWithoutWeekday,
  formatDuration,
  formatDurationCompact,
  formatDurationShort,
  formatHours,
  formatInstant,
  formatInstantShort,
  formatDateAndTime,
  formatMoney,
  formatMonth,
  formatPercent,
  formatPhone,
  formatStyleDuration,
  formatStyleDurationLong,
  formatTime,
  formatTimeCell,
  formatWait,
} from './format.ts';

describe('money', () => {
  it.each([
    [20, '$20'],
    [49.5, '$49.50'],
    [104.5, '$104.50'],
    [1250, '$1,250'],
    [1234567.05, '$1,234,567.05'],
    [0.1 + 0.2, '$0.30'],
    [0, '$0'],
    [-20, '−$20'],
    [-0.001, '$0'],
  ])('writes %s with decimals only when there are cents', (dollars, text) => {
    expect(formatMoney(dollars)).toBe(text);
  });

  it('writes a discount as a percentage', () => {
    expect(formatPercent(10)).toBe('10%');
    expect(formatPercent(12.5)).toBe('12.5%');
    expect(formatPercent(33.333)).toBe('33.33%');
  });
});

describe('dates', () => {
  it('puts weekday, day, month and year together without a comma', () => {
    expect(formatDate('2026-12-05')).toBe('Saturday 5 December 2026');
  });

  it('has a short form and a month form', () => {
    expect(formatDateShort('2026-12-05')).toBe('Sat 5 Dec');
    expect(formatDateCell('2026-12-05')).toBe('Sat 5 Dec 2026');
    expect(formatMonth('2026-12-05')).toBe('December 2026');
    expect(formatDateWithoutWeekday('2018-05-04')).toBe('4 May 2018');
    expect(formatBirthday('2018-05-04')).toBe('4 May');
  });

  it("shows an instant in the studio's zone, whatever the zone of the device", () => {
    expect(formatInstant('2026-12-06T20:15:00Z', 'America/Toronto')).toBe('Sunday 6 December 2026, 3:15 pm');
    expect(formatInstant('2026-12-07T02:15:00Z', 'America/Toronto')).toBe('Sunday 6 December 2026, 9:15 pm');
  });

  it('keeps every date of a text message within 10 characters, and every instant within 19', () => {
    for (let day = 0; day < 366; day += 1) {
      const date = addDays('2026-01-01', day);
      expect(formatDateShort(date).length).toBeLessThanOrEqual(10);
      expect(formatInstantShort(`${date}T17:59:00Z`, 'America/Toronto').length).toBeLessThanOrEqual(19);
    }
    expect(formatInstantShort(new Date('2026-12-06T20:15:00Z'), 'America/Toronto')).toBe('Sun 6 Dec 3:15 pm');
  });

  it("shows an instant of the studio's today by its time alone", () => {
    const now = new Date('2026-12-07T03:30:00Z');
    expect(formatDateAndTime('2026-12-07T04:30:00Z', 'America/Toronto', now)).toBe('11:30 pm');
    expect(formatDateAndTime('2026-12-07T05:04:00Z', 'America/Toronto', now)).toBe(
      'Monday 7 December 2026, 12:04 am',
    );
  });
});

describe('times', () => {
  it.each([
    ['15:15', '3:15 pm', '3:15 PM'],
    ['00:05', '12:05 am', '12:05 AM'],
    ['12:00', '12:00 pm', '12:00 PM'],
  ])('writes %s in sentences and in tables', (time, sentence, cell) => {
    expect(formatTime(time)).toBe(sentence);
    expect(formatTimeCell(time)).toBe(cell);
  });

  it('marks an invalid time', () => {
    expect(formatTime('25:00')).toBe('Invalid Time');
    expect(formatTimeCell('3pm')).toBe('Invalid Time');
  });

  it('writes opening hours in one line', () => {
    expect(
      formatHours([
        { weekday: 'friday', from: '16:00', to: '19:00' },
        { weekday: 'saturday', from: '13:30', to: '19:00' },
      ]),
    ).toBe('Friday 4 pm to 7 pm, Saturday 1:30 pm to 7 pm');
  });
});

describe('durations', () => {
  it.each([
    [45, '45mins'],
    [90, '1hr(s):30mins'],
    [120, '2hr(s):0mins'],
  ])('writes %s minutes as the specification has it', (minutes, text) => {
    expect(formatDurationCompact(minutes)).toBe(text);
  });

  it("parses the API's duration string", () => {
    expect(formatStyleDuration('1:30')).toBe('1hr(s):30mins');
    expect(formatStyleDuration('soon')).toBe('soon');
  });

  it.each([
    [90, '1 hour 30 minutes'],
    [1440, '24 hours'],
    [61, '1 hour 1 minute'],
    [30, '30 minutes'],
  ])('writes %s minutes in full', (minutes, text) => {
    expect(formatDuration(minutes)).toBe(text);
  });

  it.each([
    [93, '1 h 33 min'],
    [120, '2 h'],
    [45, '45 min'],
    [0, '0 min'],
    [1005, '16 h 45 min'],
  ])('writes %s minutes in short', (minutes, text) => {
    expect(formatDurationShort(minutes)).toBe(text);
  });

  it('writes how long to wait', () => {
    expect(formatWait(40)).toBe('40 seconds');
    expect(formatWait(0.2)).toBe('1 second');
    expect(formatWait(61)).toBe('2 minutes');
    expect(formatWait(3600)).toBe('1 hour');
  });
});

describe('a duration in words', () => {
  it('expands abbreviations for screen readers', () => {
    expect(formatStyleDurationLong('1:30')).toBe('1 hour 30 minutes');
    expect(formatStyleDurationLong('2:00')).toBe('2 hours');
    expect(formatStyleDurationLong('long')).toBe('long');
  });
});

describe('a phone number', () => {
  it('is shown as people read it, however it is stored', () => {
    expect(formatPhone('+16135550199')).toBe('613-555-0199');
    expect(formatPhone('6135550199')).toBe('613-555-0199');
    expect(formatPhone('+442079460958')).toBe('+442079460958');
    expect(formatPhone('+11613555019')).toBe('+11613555019');
    expect(formatPhone('')).toBe('');
  });
});
