import { describe, expect, it } from 'vitest';
import {
  toRequestBody,
  endOfNextMonth,
  groupStyles,
  listChosenHolidays,
  splitSkips,
  validateAddAvailability,
  toggleAll,
  weekdaysBetween,
  type AddAvailabilityForm,
} from './addAvailability.ts';

const today = '2026-11-21';
const form: AddAvailabilityForm = {
  styleIds: [1, 2],
  way: 'weekly',
  weekdays: ['friday', 'saturday'],
  from: '2026-11-27',
  until: '2026-12-05',
  picked: [],
  leavesOutHolidays: true,
  hours: null,
};

describe('offering many styles at once', () => {
  it('is sent with the chosen weekdays, both ends included', () => {
    expect(toRequestBody(form, [])).toEqual({
      styleIds: [1, 2],
      dates: ['2026-11-27', '2026-11-28', '2026-12-04', '2026-12-05'],
      hours: null,
    });
  });

  it('is sent with the days picked and the hours given', () => {
    const hours = { from: '10:00', to: '14:00' };
    expect(toRequestBody({ ...form, way: 'picked', picked: ['2026-12-24'], hours }, [])).toEqual({
      styleIds: [1, 2],
      dates: ['2026-12-24'],
      hours,
    });
  });

  it('is sent without the holidays among the days, unless they are kept or are all that was chosen', () => {
    const holidays = new Map([['2026-12-25', 'Christmas Day']]);
    const christmas = { ...form, from: '2026-12-25', until: '2026-12-26' };
    const found = listChosenHolidays(christmas, holidays);
    expect(found).toEqual(['2026-12-25']);
    expect(toRequestBody(christmas, found).dates).toEqual(['2026-12-26']);
    expect(toRequestBody({ ...christmas, leavesOutHolidays: false }, found).dates).toHaveLength(2);
    const only = { ...form, way: 'picked' as const, picked: ['2026-12-25'] };
    expect(toRequestBody(only, listChosenHolidays(only, holidays)).dates).toEqual(['2026-12-25']);
  });

  it('requires styles, future days and valid hours', () => {
    expect(validateAddAvailability(form, today)).toEqual({});
    const wrong = (part: Partial<AddAvailabilityForm>) =>
      Object.keys(validateAddAvailability({ ...form, ...part }, today));
    expect(wrong({ styleIds: [] })).toEqual(['styles']);
    expect(wrong({ weekdays: [] })).toEqual(['weekdays']);
    expect(wrong({ from: '2026-11-20' })).toEqual(['from']);
    expect(wrong({ from: '' })).toEqual(['from']);
    expect(wrong({ until: '2026-11-26' })).toEqual(['until']);
    expect(wrong({ until: '2026-11-27', weekdays: ['sunday'] })).toEqual(['until']);
    expect(wrong({ until: '2031-01-01' })).toEqual(['until']);
    expect(wrong({ way: 'picked' })).toEqual(['picked']);
    expect(wrong({ hours: { from: '14:00', to: '14:00' } })).toEqual(['hours']);
  });

  it('says once what holds for all styles, and the rest of each', () => {
    const row = (styleId: number, ...skipped: { date: string; reason: 'STUDIO_CLOSED' | 'TOO_SHORT' }[]) => ({
      styleId,
      styleName: `Style ${styleId}`,
      added: 0,
      existing: 0,
      skipped,
    });
    const closed = (date: string) => ({ date, reason: 'STUDIO_CLOSED' as const });
    const short = { date: '2027-01-08', reason: 'TOO_SHORT' as const };
    const styles = [
      row(1, closed('2027-01-08'), closed('2027-01-09')),
      row(2, closed('2027-01-08')),
      row(3, short),
    ];
    const { shared, own } = splitSkips(styles);
    expect(shared).toEqual([closed('2027-01-08')]);
    expect(styles.map(own)).toEqual([[closed('2027-01-09')], [], [short]]);
  });

  it('stops counting beyond the limit', () => {
    expect(weekdaysBetween('2026-01-01', '9999-12-31', ['monday'])).toHaveLength(367);
  });

  it('defaults to the end of next month', () => {
    expect(endOfNextMonth('2026-11-21')).toBe('2026-12-31');
    expect(endOfNextMonth('2027-01-31')).toBe('2027-02-28');
  });

  it('lists styles by service, and chooses all of one or none', () => {
    const style = (styleId: number, name: string, serviceName: string) => ({
      styleId,
      style: name,
      serviceId: serviceName.length,
      serviceName,
    });
    const groups = groupStyles([
      style(1, 'Twists', 'Twists'),
      style(2, 'Zig', 'Braids 1'),
      style(3, 'Box', 'Braids 1'),
    ]);
    expect(groups.map(({ styles }) => styles.map(({ styleId }) => styleId))).toEqual([[3, 2], [1]]);
    expect(toggleAll([1], [2, 3])).toEqual([1, 2, 3]);
    expect(toggleAll([1, 2, 3], [2, 3])).toEqual([1]);
  });
});
