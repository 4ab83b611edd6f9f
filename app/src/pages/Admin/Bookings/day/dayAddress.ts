import { isLocalDate, type LocalDate } from '@plaitful/domain/studio-time';

export interface DayAddress {
  readonly view: 'day' | 'week';
  readonly date: LocalDate;
}

/**
 * Today, where the address names no day.
 * @param today in the studio's zone
 */
export function readDayAddress(search: URLSearchParams, today: LocalDate): DayAddress {
  const date = search.get('day') ?? '';
  return { view: search.get('view') === 'week' ? 'week' : 'day', date: isLocalDate(date) ? date : today };
}

/** The query of another day or view. Today is left out, so that it follows the clock. */
export function daySearch(search: URLSearchParams, { view, date }: DayAddress, today: LocalDate): string {
  const next = new URLSearchParams(search);
  if (view === 'week') next.set('view', 'week');
  else next.delete('view');
  if (date === today) next.delete('day');
  else next.set('day', date);
  return next.toString();
}
