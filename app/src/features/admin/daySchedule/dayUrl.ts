import { isLocalDate, type LocalDate } from '@plaitful/domain/studio-time';

/** The date in view, and whether its day, week or month is shown. */
export interface DayUrlState<View extends string = string> {
  readonly view: View;
  readonly date: LocalDate;
}

/**
 * Today, when the URL has no date.
 * @param usual the view when the URL does not name the week
 * @param today in the studio's zone
 */
export function parseDayUrl<View extends string>(
  search: URLSearchParams,
  usual: View,
  today: LocalDate,
): DayUrlState<View | 'week'> {
  const date = search.get('day') ?? '';
  return { view: search.get('view') === 'week' ? 'week' : usual, date: isLocalDate(date) ? date : today };
}

/** The query of another day or view. Today is left out, so that it follows the clock. */
export function getDaySearch(
  { view, date }: DayUrlState,
  today: LocalDate,
  search?: URLSearchParams,
): string {
  const next = new URLSearchParams(search);
  if (view === 'week') next.set('view', 'week');
  else next.delete('view');
  if (date === today) next.delete('day');
  else next.set('day', date);
  return next.toString();
}
