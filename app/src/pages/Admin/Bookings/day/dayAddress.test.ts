import { describe, expect, it } from 'vitest';
import { daySearch, readDayAddress, weekOf } from './dayAddress.ts';

const today = '2026-11-21';
const read = (query: string) => readDayAddress(new URLSearchParams(query), today);

describe('the day over the list of bookings', () => {
  it('is today unless the address names another, by day or by week', () => {
    expect(read('')).toEqual({ view: 'day', date: today });
    expect(read('view=week&day=2026-12-05')).toEqual({ view: 'week', date: '2026-12-05' });
    expect(read('view=month&day=tomorrow')).toEqual({ view: 'day', date: today });
  });

  it('changes without the filters of the list', () => {
    const search = new URLSearchParams('show=due&view=week&day=2026-12-05');
    expect(daySearch(search, { view: 'day', date: today }, today)).toBe('show=due');
    expect(daySearch(search, { view: 'week', date: '2026-12-12' }, today)).toBe(
      'show=due&view=week&day=2026-12-12',
    );
  });

  it('has a week from Sunday to Saturday, also over the turn of a year', () => {
    expect(weekOf(today)).toEqual([
      '2026-11-15',
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
    ]);
    expect(weekOf('2027-01-01')[0]).toBe('2026-12-27');
  });
});
