import { describe, expect, it } from 'vitest';
import { daySearch, readDayAddress } from './dayAddress.ts';

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
});
