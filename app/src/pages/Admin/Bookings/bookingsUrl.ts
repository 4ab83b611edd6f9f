import { visitOutcomes, type VisitOutcome } from '@plaitful/domain/visit';
import type { CancelledBy } from '@plaitful/domain/booking-status';
import { isLocalDate, type LocalDate } from '@plaitful/domain/studio-time';

export const bookingsSearchId = 'bookings-search';

export const bookingsViews = ['all', 'today', 'due', 'cancelled', 'toReturn'] as const;

export type BookingsView = (typeof bookingsViews)[number];

const cancelledBy = ['MEMBER', 'STUDIO', 'DEADLINE'] as const;
const depositStates = ['DEPOSIT_RECEIVED', 'DEPOSIT_HELD'] as const;

/** What a month counts: what became of the bookings, who cancelled them, and where their deposits are. */
export const bookingsSubsets = ['LIVE', ...visitOutcomes, ...cancelledBy, ...depositStates] as const;

type BookingsSubset = (typeof bookingsSubsets)[number];

/** The filters in the list's query; the search is beside them, in `q`. */
export interface BookingsFilters {
  readonly show: BookingsView;
  readonly style: number | undefined;
  readonly visits: BookingsSubset | undefined;
  readonly from: LocalDate | undefined;
  readonly to: LocalDate | undefined;
}

const narrowing = ['show', 'style', 'visits', 'from', 'to', 'q', 'page'] as const;

/** Invalid values count as missing. */
export function parseFilters(search: URLSearchParams): BookingsFilters {
  const style = Number(search.get('style') ?? Number.NaN);
  const dateIn = (name: 'from' | 'to') => {
    const text = search.get(name) ?? '';
    return isLocalDate(text) ? text : undefined;
  };
  return {
    show: bookingsViews.find((show) => show === search.get('show')) ?? 'all',
    style: Number.isInteger(style) && style > 0 ? style : undefined,
    visits: bookingsSubsets.find((subset) => subset === search.get('visits')),
    from: dateIn('from'),
    to: dateIn('to'),
  };
}

/** The list's query with other filters, from its first page on; `undefined` removes a filter. */
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

/** The query for all bookings. The parameters of the day's view stay. */
export function withoutFilters(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of narrowing) next.delete(name);
  return next;
}

export interface BookingsQuery {
  readonly status?: 'UNPAID' | 'CANCELLED' | 'DEPOSIT_TO_RETURN' | 'LIVE' | (typeof depositStates)[number];
  readonly styleId?: number;
  readonly outcome?: VisitOutcome;
  readonly cancelledBy?: CancelledBy;
  readonly from?: LocalDate;
  readonly to?: LocalDate;
}

function toSubsetQuery(subset: BookingsSubset | undefined): BookingsQuery {
  const outcome = visitOutcomes.find((one) => one === subset);
  if (outcome !== undefined) return { outcome };
  const by = cancelledBy.find((one) => one === subset);
  if (by !== undefined) return { cancelledBy: by };
  const status = depositStates.find((one) => one === subset);
  if (status !== undefined) return { status };
  return subset === 'LIVE' ? { status: subset } : {};
}

/**
 * The filters as query parameters of the API; the tab "Today" becomes a date.
 * @param today in the studio's zone
 */
export function toBookingsQuery(
  { show, style, visits, from, to }: BookingsFilters,
  today: LocalDate,
): BookingsQuery {
  const first = show === 'today' ? today : from;
  const last = show === 'today' ? today : to;
  return {
    ...toSubsetQuery(visits),
    ...(show === 'due' && { status: 'UNPAID' as const }),
    ...(show === 'cancelled' && { status: 'CANCELLED' as const }),
    ...(show === 'toReturn' && { status: 'DEPOSIT_TO_RETURN' as const }),
    ...(style !== undefined && { styleId: style }),
    ...(first !== undefined && { from: first }),
    ...(last !== undefined && { to: last }),
  };
}
