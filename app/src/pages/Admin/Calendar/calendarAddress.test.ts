import { describe, expect, it } from 'vitest';
import { calendarSearch, readCalendarAddress } from './calendarAddress.ts';

const today = '2026-11-21';
const read = (query: string) => readCalendarAddress(new URLSearchParams(query), today);

describe('the address of the calendar', () => {
  it('is this month unless it names a week or a day', () => {
    expect(read('')).toEqual({ view: 'month', date: today });
    expect(read('view=week&day=2026-12-05')).toEqual({ view: 'week', date: '2026-12-05' });
    expect(read('view=year&day=2026-02-30')).toEqual({ view: 'month', date: today });
  });

  it('leaves out what it is anyway', () => {
    expect(calendarSearch({ view: 'month', date: today }, today)).toBe('');
    expect(calendarSearch({ view: 'week', date: '2026-12-05' }, today)).toBe('view=week&day=2026-12-05');
  });
});
