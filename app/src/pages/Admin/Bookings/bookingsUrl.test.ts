import { describe, expect, it } from 'vitest';
import { toBookingsQuery, parseFilters, withFilters, withoutFilters } from './bookingsUrl.ts';

const today = '2026-11-21';
const read = (query: string) => parseFilters(new URLSearchParams(query));

describe('the filters of the bookings', () => {
  it('are read from the URL, and invalid ones are ignored', () => {
    expect(read('show=due&style=3&visits=DONE&from=2026-11-01&to=2026-11-30')).toEqual({
      show: 'due',
      style: 3,
      visits: 'DONE',
      from: '2026-11-01',
      to: '2026-11-30',
    });
    expect(read('show=paid&style=x&visits=done&from=2026-02-30')).toEqual({
      show: 'all',
      style: undefined,
      visits: undefined,
      from: undefined,
      to: undefined,
    });
  });

  it('map to API parameters; Today overrides the dates', () => {
    expect(toBookingsQuery(read('show=today&from=2026-01-01'), today)).toEqual({ from: today, to: today });
    expect(toBookingsQuery(read('show=due'), today)).toEqual({ status: 'UNPAID' });
    expect(toBookingsQuery(read('show=cancelled&style=3&visits=NO_SHOW&to=2026-11-30'), today)).toEqual({
      status: 'CANCELLED',
      styleId: 3,
      outcome: 'NO_SHOW',
      to: '2026-11-30',
    });
    expect(toBookingsQuery(read('show=toReturn'), today)).toEqual({ status: 'DEPOSIT_TO_RETURN' });
    expect(toBookingsQuery(read('visits=LIVE'), today)).toEqual({ status: 'LIVE' });
    expect(toBookingsQuery(read('visits=DEPOSIT_HELD'), today)).toEqual({ status: 'DEPOSIT_HELD' });
    expect(toBookingsQuery(read('visits=MEMBER'), today)).toEqual({ cancelledBy: 'MEMBER' });
    expect(toBookingsQuery(read(''), today)).toEqual({});
  });

  it('reset the page number when a filter changes', () => {
    const search = new URLSearchParams('view=week&show=due&page=3&q=ada');
    expect(withFilters(search, { show: 'all', style: 3 }).toString()).toBe('view=week&q=ada&style=3');
    expect(withFilters(search, { style: undefined }).toString()).toBe('view=week&show=due&q=ada');
    expect(withoutFilters(search).toString()).toBe('view=week');
  });
});
