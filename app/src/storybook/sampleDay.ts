import type { Booking } from '@plaitful/api-client/contract';
import { mockAnswer, mockList } from '@plaitful/api-client/mocks';
import type { HttpHandler } from 'msw';
import type { MswApi } from 'msw-storybook-addon/types';
import { setUpStory } from './AppStory.tsx';
import { withFixedTime } from './withFixedTime.ts';
import { sampleBooking } from './sampleBookings.ts';
import { sampleBusiness, sampleOwner } from './sampleData.ts';

/** Saturday afternoon in the studio, 3:12 pm, between two clients. */
const saturdayAfternoon = '2026-11-21T20:12:00Z';

const paid = { deposit: 'PAID', depositDueAt: null } as const;

export function dayBooking(bookingId: number, booking: Partial<Booking>): Booking {
  return {
    ...sampleBooking,
    bookingId,
    bookingDate: '2026-11-21',
    createdAt: '2026-11-20T20:00:00Z',
    chair: 1,
    etag: `"${bookingId}"`,
    ...booking,
  };
}

/** The bookings around that Saturday: over, under way, next, unpaid, cancelled, and later days. */
export const dayBookings: Booking[] = [
  dayBooking(21, {
    ...paid,
    bookingTime: '13:00',
    styleDuration: '1:15',
    styleName: 'Braided crown',
    childName: 'Nia',
    paymentStatus: 'CONFIRMED',
  }),
  dayBooking(22, {
    ...paid,
    bookingTime: '14:00',
    styleDuration: '2:00',
    styleName: 'Two-strand twists',
    serviceName: 'Twists',
    childName: 'Imara',
    fullName: 'Jonah Demo',
    chair: 2,
  }),
  dayBooking(23, {
    ...paid,
    bookingTime: '15:30',
    styleDuration: '1:30',
    styleName: 'Straight-back cornrows',
    serviceName: 'Cornrows',
    childName: 'Ada',
    fullName: 'Maya Demo',
    value: 55,
    consent: false,
  }),
  dayBooking(24, {
    bookingTime: '16:45',
    styleDuration: '1:45',
    styleName: 'Zig-zag cornrows',
    serviceName: 'Cornrows',
    childName: 'Zoe',
    fullName: 'Ruth Demo',
    chair: 2,
    depositDueAt: '2026-11-21T21:45:00Z',
  }),
  dayBooking(25, {
    bookingDate: '2026-11-28',
    bookingTime: '15:30',
    styleDuration: '1:15',
    styleName: 'Braided crown',
    childName: 'Ada',
    depositDueAt: '2026-11-22T17:40:00Z',
  }),
  dayBooking(26, {
    bookingDate: '2026-11-27',
    bookingTime: '17:00',
    childName: 'Nia',
    paymentStatus: 'CANCELLED',
    depositDueAt: null,
    cancelledAt: '2026-11-21T15:00:00Z',
    cancelledBy: 'MEMBER',
  }),
  dayBooking(27, {
    ...paid,
    bookingDate: '2026-11-20',
    bookingTime: '17:00',
    styleDuration: '1:30',
    styleName: 'Flat twists',
    childName: 'Ada',
    paymentStatus: 'CONFIRMED',
  }),
];

/** Mocks the list of bookings: filtered, sorted and paged as on the server. */
export const mockBookings = (rows: readonly Booking[]): HttpHandler =>
  mockList('listBookings', [...rows], (query) => findBookings(rows, query));

function findBookings(rows: readonly Booking[], query: URLSearchParams): Booking[] {
  const status = query.get('status');
  const labels = (query.get('q') ?? '').toLowerCase().split(' ').filter(Boolean);
  const found = rows
    .filter(({ bookingDate }) => bookingDate >= (query.get('from') ?? ''))
    .filter(({ bookingDate }) => bookingDate <= (query.get('to') ?? '9'))
    .filter(({ styleId }) => String(styleId) === (query.get('styleId') ?? String(styleId)))
    .filter(({ outcome }) => outcome === (query.get('outcome') ?? outcome))
    .filter((booking) => status === null || hasStatus(booking, status))
    .filter(({ fullName, childName, styleName }) => {
      const text = `${fullName} ${childName} ${styleName}`.toLowerCase();
      return labels.every((word) => text.includes(word));
    })
    .toSorted((a, b) => formatDateTime(a).localeCompare(formatDateTime(b)));
  return query.get('sort') === 'bookingDate' ? found : found.toReversed();
}

const formatDateTime = ({ bookingDate, bookingTime }: Booking) => `${bookingDate} ${bookingTime}`;

const hasStatus = (booking: Booking, status: string): boolean =>
  status === 'DEPOSIT_TO_RETURN' ? booking.depositToReturn : getStatus(booking) === status;

function getStatus({ paymentStatus, deposit }: Booking): string {
  if (paymentStatus !== 'PENDING') return paymentStatus;
  return deposit === 'PAID' ? 'DEPOSIT_PAID' : 'UNPAID';
}

export const mockNoBackup = mockAnswer('getBackupStatus', { lastGoodAt: null, hasFailed: false });

/** Nothing that the owner has to be told on her first page. */
export const mockNoNotices = [mockAnswer('listUndeliveredMessages', []), mockNoBackup];

interface DaySetting {
  bookings?: readonly Booking[];
  /** Whether the studio has set a number of chairs, which is two. */
  hasChairs?: boolean;
  calls?: HttpHandler[];
}

/** Makes a story's `beforeEach`: the owner signed in, on that Saturday at 3:12 pm. */
export function mockAdminDay({ bookings = dayBookings, hasChairs = true, calls = [] }: DaySetting = {}) {
  const prepare = setUpStory({
    user: sampleOwner,
    calls: [...calls, mockBookings(bookings), ...mockNoNotices],
  });
  return (context: { msw: MswApi }) => {
    prepare(context);
    context.msw.use(mockAnswer('getBusiness', { ...sampleBusiness, ...(hasChairs && { chairs: 2 }) }));
    return withFixedTime(saturdayAfternoon);
  };
}
