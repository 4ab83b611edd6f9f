import { describe, expect, it } from 'vitest';
import { getDaySearch, parseDayUrl } from './dayUrl.ts';

const today = '2026-11-21';

describe('day view: URL parameters', () => {
  const read = (query: string) => parseDayUrl(new URLSearchParams(query), 'day', today);

  it('defaults to today when the URL names no day or week', () => {
    expect(read('')).toEqual({ view: 'day', date: today });
    expect(read('view=week&day=2026-12-05')).toEqual({ view: 'week', date: '2026-12-05' });
    expect(read('view=month&day=tomorrow')).toEqual({ view: 'day', date: today });
  });

  it('changes without the filters of the list', () => {
    const search = new URLSearchParams('show=due&view=week&day=2026-12-05');
    expect(getDaySearch({ view: 'day', date: today }, today, search)).toBe('show=due');
    expect(getDaySearch({ view: 'week', date: '2026-12-12' }, today, search)).toBe(
      'show=due&view=week&day=2026-12-12',
    );
  });
});

describe('the address of the calendar', () => {
  const read = (query: string) => parseDayUrl(new URLSearchParams(query), 'month', today);

  it('is this month unless it names a week or a day', () => {
    expect(read('')).toEqual({ view: 'month', date: today });
    expect(read('view=week&day=2026-12-05')).toEqual({ view: 'week', date: '2026-12-05' });
    expect(read('view=year&day=2026-02-30')).toEqual({ view: 'month', date: today });
  });

  it('omits default values', () => {
    expect(getDaySearch({ view: 'month', date: today }, today)).toBe('');
    expect(getDaySearch({ view: 'week', date: '2026-12-05' }, today)).toBe('view=week&day=2026-12-05');
  });
});
