import { describe, expect, it } from 'vitest';
import {
  serializeAvailabilityFields,
  parseAvailabilityFields,
  type AvailabilityFieldRules,
} from './availabilityFormat.ts';

const rules: AvailabilityFieldRules = {
  durationMinutes: 90,
  today: '2026-12-01',
  offeredDays: ['2026-11-28'],
};

const read = (availableDays: string, availableTimes: string) =>
  parseAvailabilityFields({ availableDays, availableTimes }, rules);

describe('when a style is offered', () => {
  it('serialises dates and times', () => {
    const mapping = { '2026-12-05': ['12:30', '14:00'], '2026-12-04': ['17:00'] };
    const parts = serializeAvailabilityFields(mapping);
    expect(parts).toEqual({ availableDays: '2026-12-04,2026-12-05', availableTimes: '17:00|12:30,14:00' });
    expect(parseAvailabilityFields(parts, rules)).toEqual(mapping);
    expect(serializeAvailabilityFields({})).toEqual({ availableDays: '', availableTimes: '' });
  });

  it('is parsed into sorted times, whatever the order and blanks', () => {
    expect(read(' 2026-12-05 , 2026-12-04', '14:00, 12:30 | 17:00')).toEqual({
      '2026-12-04': ['17:00'],
      '2026-12-05': ['12:30', '14:00'],
    });
  });

  it('accepts an empty schedule, drops days without times', () => {
    expect(read('', '')).toEqual({});
    expect(read('2026-12-04,2026-12-05', '|14:00')).toEqual({ '2026-12-05': ['14:00'] });
    expect(read('2026-12-04', '')).toEqual({});
  });

  it('accepts today, rejects past days', () => {
    expect(read('2026-12-01', '09:30')).toEqual({ '2026-12-01': ['09:30'] });
    expect(read('2026-11-30', '09:30')).toBe('pastDate');
  });

  it('leaves a day that is over, and was offered before, as it is', () => {
    expect(read('2026-11-28,2026-12-04', '07:07|17:00')).toEqual({ '2026-12-04': ['17:00'] });
  });

  it.each(['2026-02-30', 'soon', '12/04/2026', '2026-12-4'])('takes no %s for a date', (day) => {
    expect(read(day, '09:30')).toBe('noDate');
  });

  it.each(['13:00', '8:00', '24:00', '19:00', 'noon'])('takes no %s, which is no slot of 1:30', (time) => {
    expect(read('2026-12-04', time)).toBe('noSlot');
  });

  it('takes no time twice for one day, also when the day is sent twice', () => {
    expect(read('2026-12-04', '14:00,14:00')).toBe('twice');
    expect(read('2026-12-04,2026-12-04', '14:00|14:00')).toBe('twice');
    expect(read('2026-12-04,2026-12-04', '14:00|15:30')).toEqual({ '2026-12-04': ['14:00', '15:30'] });
  });

  it('has a list of times for each day', () => {
    expect(read('2026-12-04', '14:00|15:30')).toBe('uneven');
    expect(read('2026-12-04,2026-12-05', '14:00')).toBe('uneven');
    expect(read('', '14:00')).toBe('uneven');
  });
});
