import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { getDateWords, getFirstDayOfWeek } from './words.ts';

describe('getFirstDayOfWeek', () => {
  it.each([
    ['en', 'sun'],
    ['en-CA', 'sun'],
    ['fr-CA', 'sun'],
    ['ja', 'sun'],
    ['en-GB', 'mon'],
    ['de', 'mon'],
    ['fr-FR', 'mon'],
    ['ar-EG', 'sat'],
    ['dv-MV', 'fri'],
  ])('weeks in %s begin on %s', (locale, day) => {
    expect(getFirstDayOfWeek(locale)).toBe(day);
  });
});

describe('getDateWords', () => {
  it('writes dates in another language, Sunday first, whatever zone the device is in', () => {
    const fr = getDateWords('fr-CA');
    expect(fr.weekdays).toEqual(['dim.', 'lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.']);
    expect(fr.formatMonth('2026-12')).toBe('décembre 2026');
    expect(fr.formatDate('2026-12-05')).toBe('samedi 5 décembre 2026');
    expect(fr.formatDay('2026-12-05')).toBe('5 décembre');
    expect(fr.formatTime('14:00')).toBe('14 h 00');
  });

  it('gives English the weekdays that are written out there', () => {
    expect(getDateWords('en').weekdays).toEqual(en.calendar.weekdays);
  });
});

describe('the English words', () => {
  const saturday = '2026-12-05';
  const day = 'Saturday, December 5, 2026';

  it('name a day by its date, whether it is today or chosen, and its free times', () => {
    const label = (facts: Parameters<typeof en.datePicker.day>[1]) =>
      en.datePicker.day(saturday, facts).label;
    expect(label({ state: 'free' })).toBe(`${day}, free`);
    expect(label({ state: 'free', free: 1 })).toBe(`${day}, 1 time free`);
    expect(label({ state: 'free', free: 2, isChosen: true })).toBe(`${day}, chosen, 2 times free`);
    expect(label({ state: 'gone', isToday: true })).toBe(`Today, ${day}, no times left`);
    expect(label({ state: 'full', isChosen: true })).toBe(`${day}, full`);
  });

  it.each(['full', 'notOffered', 'closed', 'past', 'gone', 'loading'] as const)(
    'say why a day that is %s cannot be chosen',
    (state) => {
      expect(en.datePicker.day(saturday, { state }).disabledReason).toMatch(/^[A-Z].+\.$/);
    },
  );

  it('fit below the number of a day: at most 7 letters, 5 where several are chosen', () => {
    for (const facts of [
      { state: 'free', free: 12 },
      { state: 'full' },
      { state: 'gone', isToday: true },
    ] as const)
      expect(en.datePicker.day(saturday, facts).caption?.length).toBeLessThanOrEqual(7);
    expect(en.multiDatePicker.day(saturday, { times: Array(12).fill('2:00') }).caption).toBe('×12');
  });

  it('name a day among several by what was done with it', () => {
    const facts = { isChosen: true, isOpen: true, isBooked: true, times: ['2:00'] };
    expect(en.multiDatePicker.day(saturday, facts)).toEqual({
      label: `${day}, chosen, 1 time, booked, its times are shown`,
      isBooked: true,
      times: ['2:00'],
      caption: '×1',
    });
    expect(en.multiDatePicker.day(saturday, { isPast: true, isUsuallyClosed: true }).note).toBe(
      'This day is over.',
    );
    expect(en.multiDatePicker.day(saturday, { isUsuallyClosed: true }).label).toBe(`${day}, not chosen`);
  });

  it('write a time with its end and its state', () => {
    const plain = (text: string | undefined) => text?.replaceAll('\u202F', ' ');
    const { item } = en.timeSlotPicker;
    expect(plain(item({ time: '14:00', end: '15:30', state: 'free' }).label)).toBe(
      '2:00 PM to 3:30 PM, free',
    );
    expect(plain(item({ time: '14:00', end: '15:30', state: 'free' }).note)).toBe('to 3:30 PM');
    expect(plain(item({ time: '09:00', state: 'booked' }).label)).toBe('9:00 AM, booked');
    expect(item({ time: '09:00', state: 'free' })).not.toHaveProperty('note');
    expect(plain(en.dateTimePicker.chosen(saturday, '14:00'))).toBe(`${day}, 2:00 PM`);
  });

  it('count in the singular and the plural', () => {
    expect([1, 2].map((errors) => en.form.summaryTitle(errors))).toEqual([
      'Please look at one field',
      'Please look at 2 fields',
    ]);
    expect([0, 1].map((free) => en.dateTimePicker.announcement(saturday, free))).toEqual([
      `${day}, 0 free times`,
      `${day}, 1 free time`,
    ]);
  });
});
