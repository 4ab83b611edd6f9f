export interface SlotQuery {
  style: number;
  date: string;
  time: string;
  /** The chosen options. */
  optionIds?: readonly number[];
}

/** What the grid of styles shows. */
export interface ServicesQuery {
  /** Only the styles of one service type. */
  type?: number | undefined;
  /** The first page of the grid is 1. */
  page?: number | undefined;
  /** The longest duration. */
  minutes?: number | undefined;
  /** The highest final price, in CAD. */
  price?: number | undefined;
  /** 1: only styles of the child's own hair. */
  noAddedHair?: number | undefined;
  /** 1: only styles that are gentle on tender heads. */
  gentle?: number | undefined;
}

interface Route<Arguments extends readonly unknown[]> {
  path: string;
  href: (...args: Arguments) => string;
}

/** The filters of the owner's list of bookings. */
interface BookingsListQuery {
  readonly show?: string | undefined;
  readonly visits?: string | undefined;
  readonly style?: number | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const page = (path: string): Route<[]> => ({ path, href: () => path });

const withQuery = (path: string, query: Record<string, string | number | undefined>): string => {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString();
  return search === '' ? path : `${path}?${search}`;
};

/** In the query of a page whose date and time picker is open. */
export const PICKER_PARAM = 'pick';

/** In the query of a style's page: the booking to book again, with its child and at a similar time. */
const AGAIN_PARAM = 'again';

/** In the query of a style or its booking: the ids of the chosen options, joined by commas. */
const OPTIONS_PARAM = 'o';

/** Commas as they are: an address is read and shared. */
const optionsQuery = (optionIds: readonly number[] = []): string =>
  optionIds.length === 0 ? '' : `&${OPTIONS_PARAM}=${optionIds.join(',')}`;

export const paths = {
  home: page('/'),
  about: page('/about'),
  services: {
    path: '/services',
    href: (query: ServicesQuery = {}) =>
      withQuery('/services', { ...query, page: query.page === 1 ? undefined : query.page }),
  },
  style: {
    path: '/services/:styleId',
    href: (styleId: number, optionIds?: readonly number[]) =>
      `/services/${styleId}${optionsQuery(optionIds).replace('&', '?')}`,
  },
  /** The style with the calendar of its free times, to book an earlier booking again where it is given. */
  picker: {
    path: '/services/:styleId',
    href: (styleId: number, again?: number | null, optionIds?: readonly number[]) =>
      `/services/${styleId}?${PICKER_PARAM}${again ? `&${AGAIN_PARAM}=${again}` : ''}${optionsQuery(optionIds)}`,
  },
  booking: {
    path: '/bookingdetails',
    href: (slot: SlotQuery) =>
      withQuery('/bookingdetails', { style: slot.style, date: slot.date, time: slot.time }) +
      optionsQuery(slot.optionIds),
  },
  policy: page('/policy'),
  privacy: { path: '/policy', href: () => '/policy#privacy' },
  faq: page('/faq'),
  forgotPassword: page('/forgot-password'),
  /** With `token` in its query. */
  resetPassword: page('/reset-password'),
  /** With `token` in its query. */
  verifyEmail: page('/verify-email'),
  /** With `token` in its query. */
  confirmEmail: page('/confirm-email'),
  /** With `token` in its query. */
  undoEmail: page('/undo-email'),
  dashboard: page('/dashboard'),
  appointments: page('/dashboard/bookings'),
  reschedule: {
    path: '/dashboard/bookings/:bookingId/reschedule',
    /** With the calendar of the free times open. */
    href: (bookingId: number) => `/dashboard/bookings/${bookingId}/reschedule?${PICKER_PARAM}`,
  },
  receipt: {
    path: '/dashboard/bookings/:bookingId/receipt',
    href: (bookingId: number) => `/dashboard/bookings/${bookingId}/receipt`,
  },
  /** How to send the deposit, and the button that says that it was sent; linked from mails. */
  deposit: {
    path: '/dashboard/bookings/:bookingId/deposit',
    href: (bookingId: number) => `/dashboard/bookings/${bookingId}/deposit`,
  },
  settings: page('/dashboard/settings'),
  profile: page('/dashboard/profile'),
  admin: page('/admin'),
  adminCalendar: page('/admin/calendar'),
  adminDeposits: page('/admin/deposits'),
  adminBookings: {
    path: '/admin/bookings',
    href: (query: BookingsListQuery = {}) => withQuery('/admin/bookings', { ...query }),
  },
  adminBookingUpdate: {
    path: '/admin/update-booking/:bookingId',
    href: (bookingId: number) => `/admin/update-booking/${bookingId}`,
  },
  adminUsers: page('/admin/users'),
  adminStyles: page('/admin/services'),
  adminStyleAdd: page('/admin/create-service'),
  adminStyleUpdate: {
    path: '/admin/update-service/:styleId',
    href: (styleId: number) => `/admin/update-service/${styleId}`,
  },
  adminServiceTypes: page('/admin/service-types'),
  adminExtras: page('/admin/extras'),
  adminMonth: page('/admin/month'),
  adminReviews: page('/admin/reviews'),
  adminUploads: page('/admin/uploads'),
  adminVideo: page('/admin/video'),
  adminQuizes: page('/admin/quizes'),
  adminUndelivered: page('/admin/undelivered'),
} as const;

/** The booking to book again; undefined when there is none. */
export function parseAgainQuery(search: URLSearchParams): number | undefined {
  const again = Number(search.get(AGAIN_PARAM));
  return Number.isInteger(again) && again > 0 ? again : undefined;
}

/** The chosen options; the style decides which of them it has. */
export function parseOptionsQuery(search: URLSearchParams): number[] {
  const ids = (search.get(OPTIONS_PARAM) ?? '').split(',').map(Number);
  return [...new Set(ids)].filter((id) => Number.isInteger(id) && id > 0);
}

/** A query with other options; the rest of it stays. */
export function withOptions(search: URLSearchParams, optionIds: readonly number[]): string {
  const rest = new URLSearchParams(search);
  rest.delete(OPTIONS_PARAM);
  // A name without a value, such as that of the picker, stays as it is.
  return `${rest.toString().replaceAll(/=(?=&|$)/g, '')}${optionsQuery(optionIds)}`.replace(/^&/, '');
}

/** The slot in a booking page's query; undefined when a part is missing or the style is no number. */
export function parseSlotQuery(search: URLSearchParams): SlotQuery | undefined {
  const style = Number(search.get('style') ?? Number.NaN);
  const date = search.get('date');
  const time = search.get('time');
  if (!Number.isInteger(style) || !date || !time) return undefined;
  return { style, date, time, optionIds: parseOptionsQuery(search) };
}
