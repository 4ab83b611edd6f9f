import { isLocalDate, type LocalDate } from '@plaitful/domain/studio-time';

/** The id of the field that searches the bookings. */
export const bookingsSearchId = 'bookings-search';

/** Which bookings the list shows, by its tabs. */
export const shows = ['all', 'today', 'due', 'cancelled'] as const;

/** One tab of the list. */
export type Show = (typeof shows)[number];

/** What narrows the list of bookings, as its address has it; a search lies beside it in `q`. */
export interface BookingsFilters {
  readonly show: Show;
  readonly style: number | undefined;
  readonly from: LocalDate | undefined;
  readonly to: LocalDate | undefined;
}

/** The parameters that narrow the list. */
const narrowing = ['show', 'style', 'from', 'to', 'q', 'page'] as const;

/** Reads what narrows the list; anything that is no tab, no style or no date counts as left out. */
export function readFilters(search: URLSearchParams): BookingsFilters {
  const style = Number(search.get('style') ?? Number.NaN);
  const dateIn = (name: 'from' | 'to') => {
    const text = search.get(name) ?? '';
    return isLocalDate(text) ? text : undefined;
  };
  return {
    show: shows.find((show) => show === search.get('show')) ?? 'all',
    style: Number.isInteger(style) && style > 0 ? style : undefined,
    from: dateIn('from'),
    to: dateIn('to'),
  };
}

/** The list's address with other filters, from its first page on; `undefined` takes one away, what is not named stays. */
export function withFilters(
  search: URLSearchParams,
  change: Partial<Record<keyof BookingsFilters, string | number | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('page');
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined || value === '' || (name === 'show' && value === 'all')) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/** The address of all bookings: what lies in it of the day's view stays. */
export function withoutFilters(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of narrowing) next.delete(name);
  return next;
}

/** What a call for bookings asks for. */
export interface BookingsQuery {
  readonly status?: 'UNPAID' | 'CANCELLED';
  readonly styleId?: number;
  readonly from?: LocalDate;
  readonly to?: LocalDate;
}

/**
 * The filters as the server takes them; the tab "Today" stands for the day itself.
 * @param today in the studio's zone
 */
export function queryOf({ show, style, from, to }: BookingsFilters, today: LocalDate): BookingsQuery {
  const first = show === 'today' ? today : from;
  const last = show === 'today' ? today : to;
  return {
    ...(show === 'due' && { status: 'UNPAID' as const }),
    ...(show === 'cancelled' && { status: 'CANCELLED' as const }),
    ...(style !== undefined && { styleId: style }),
    ...(first !== undefined && { from: first }),
    ...(last !== undefined && { to: last }),
  };
}
