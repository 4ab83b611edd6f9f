import { isLocalDate, type LocalDate } from '@plaitful/domain/studio-time';

export interface CalendarAddress {
  readonly view: 'month' | 'week';
  readonly date: LocalDate;
}

/** Today, where the address names no day. */
export function readCalendarAddress(search: URLSearchParams, today: LocalDate): CalendarAddress {
  const date = search.get('day') ?? '';
  return { view: search.get('view') === 'week' ? 'week' : 'month', date: isLocalDate(date) ? date : today };
}

/** The month is left out, and today, so that it follows the clock. */
export function calendarSearch({ view, date }: CalendarAddress, today: LocalDate): string {
  const search = new URLSearchParams();
  if (view === 'week') search.set('view', 'week');
  if (date !== today) search.set('day', date);
  return search.toString();
}
