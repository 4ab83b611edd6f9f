import { addDays } from '@plaitful/domain/studio-time';
import { describe, expect, it } from 'vitest';
import { eTransfer } from './en-CA/format.ts';
import {
  formatBirthday,
  formatDate,
  formatDateCell,
  formatDateShort,
  formatDateWithoutWeekday,
  formatDuration,
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
  formatDurationCompact,
  formatStyleDurationLong,
  formatTime,
  formatTimeCell,
  formatWait,
  toPlainSpaces,
} from './format.ts';

/** No-break spaces as underscores. */
const show = (text: string): string => text.replaceAll('\u{A0}', '_');

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
    expect(show(formatDate('2026-12-05'))).toBe('Saturday 5_December 2026');
  });

  it('has a short form and a month form', () => {
    expect(show(formatDateShort('2026-12-05'))).toBe('Sat_5_Dec');
    expect(show(formatDateCell('2026-12-05'))).toBe('Sat_5_Dec 2026');
    expect(show(formatMonth('2026-12-05'))).toBe('December 2026');
    expect(show(formatDateWithoutWeekday('2018-05-04'))).toBe('4_May 2018');
    expect(show(formatBirthday('2018-05-04'))).toBe('4_May');
  });

  it("shows an instant in the studio's zone, whatever the zone of the device", () => {
    expect(show(formatInstant('2026-12-06T20:15:00Z', 'America/Toronto'))).toBe(
      'Sunday 6_December 2026, 3:15_pm',
    );
    expect(show(formatInstant('2026-12-07T02:15:00Z', 'America/Toronto'))).toBe(
      'Sunday 6_December 2026, 9:15_pm',
    );
  });

  it('keeps every date of a text message within 10 characters, and every instant within 19', () => {
    for (let day = 0; day < 366; day += 1) {
      const date = addDays('2026-01-01', day);
      expect(formatDateShort(date).length).toBeLessThanOrEqual(10);
      expect(formatInstantShort(`${date}T17:59:00Z`, 'America/Toronto').length).toBeLessThanOrEqual(19);
    }
    expect(show(formatInstantShort(new Date('2026-12-06T20:15:00Z'), 'America/Toronto'))).toBe(
      'Sun_6_Dec 3:15_pm',
    );
  });

  it("shows an instant of the studio's today by its time alone", () => {
    const now = new Date('2026-12-07T03:30:00Z');
    expect(show(formatDateAndTime('2026-12-07T04:30:00Z', 'America/Toronto', now))).toBe('11:30_pm');
    expect(show(formatDateAndTime('2026-12-07T05:04:00Z', 'America/Toronto', now))).toBe(
      'Monday 7_December 2026, 12:04_am',
    );
  });
});

describe('a text that is not laid out in lines', () => {
  it('has plain spaces only', () => {
    expect(toPlainSpaces(formatInstant('2026-12-06T20:15:00Z', 'America/Toronto'))).toBe(
      'Sunday 6 December 2026, 3:15 pm',
    );
  });

  it('leaves the hyphen of "e-Transfer" as people type it, and without a break on a page', () => {
    expect(eTransfer).toBe('e-\u{2060}Transfer');
    expect(toPlainSpaces(eTransfer)).toBe('e-Transfer');
  });
});

describe('times', () => {
  it.each([
    ['15:15', '3:15_pm', '3:15_PM'],
    ['00:05', '12:05_am', '12:05_AM'],
    ['12:00', '12:00_pm', '12:00_PM'],
  ])('writes %s in sentences and in tables', (time, sentence, cell) => {
    expect(show(formatTime(time))).toBe(sentence);
    expect(show(formatTimeCell(time))).toBe(cell);
  });

  it('marks an invalid time', () => {
    expect(show(formatTime('25:00'))).toBe('Invalid Time');
    expect(show(formatTimeCell('3pm'))).toBe('Invalid Time');
  });

  it('writes opening hours, whose line may break between two days only', () => {
    const hours = formatHours([
      { weekday: 'friday', from: '16:00', to: '19:00' },
      { weekday: 'saturday', from: '13:30', to: '19:00' },
    ]);
    expect(show(hours)).toBe('Friday_4_pm_to_7_pm, Saturday_1:30_pm_to_7_pm');
  });
});

describe('durations', () => {
  it.each([
    [45, '45mins'],
    [90, '1hr(s):30mins'],
    [120, '2hr(s):0mins'],
  ])('writes %s minutes in the confirmation as the specification has it', (minutes, text) => {
    expect(formatDurationCompact(minutes)).toBe(text);
  });

  it("writes the API's duration in short", () => {
    expect(show(formatStyleDuration('1:30'))).toBe('1_h_30_min');
    expect(formatStyleDuration('soon')).toBe('soon');
  });

  it.each([
    [90, '1_hour 30_minutes'],
    [1440, '24_hours'],
    [61, '1_hour 1_minute'],
    [30, '30_minutes'],
  ])('writes %s minutes in full', (minutes, text) => {
    expect(show(formatDuration(minutes))).toBe(text);
  });

  it.each([
    [93, '1_h_33_min'],
    [120, '2_h'],
    [45, '45_min'],
    [0, '0_min'],
    [1005, '16_h_45_min'],
  ])('writes %s minutes in short', (minutes, text) => {
    expect(show(formatDurationShort(minutes))).toBe(text);
  });

  it('writes how long to wait', () => {
    expect(show(formatWait(40))).toBe('40_seconds');
    expect(show(formatWait(0.2))).toBe('1_second');
    expect(show(formatWait(61))).toBe('2_minutes');
    expect(show(formatWait(3600))).toBe('1_hour');
  });
});

describe('a duration in words', () => {
  it('expands abbreviations for screen readers', () => {
    expect(show(formatStyleDurationLong('1:30'))).toBe('1_hour 30_minutes');
    expect(show(formatStyleDurationLong('2:00'))).toBe('2_hours');
    expect(show(formatStyleDurationLong('long'))).toBe('long');
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
