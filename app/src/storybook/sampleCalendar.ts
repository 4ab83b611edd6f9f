import type {
  Account,
  AvailabilityResult,
  AvailableTime,
  Booking,
  Closure,
} from '@plaitful/api-client/contract';
import { mockAnswer } from '@plaitful/api-client/mocks';
import { getWeekday } from '@plaitful/domain/studio-time';
import type { HttpHandler } from 'msw';
import { dayBooking, dayBookings, mockAdminDay } from './sampleDay.ts';
import { sampleStyles } from './sampleData.ts';

/** Defaults for what a story leaves out. */
export const sampleClosure = (closure: Partial<Closure> = {}): Closure => ({
  closureId: 3,
  from: '2026-11-28',
  to: '2026-11-28',
  fromTime: '16:00',
  toTime: '23:59',
  note: 'Dentist',
  message: '',
  undoUntil: null,
  etag: '"1"',
  ...closure,
});

export const sampleClosures: Closure[] = [
  sampleClosure(),
  sampleClosure({
    closureId: 4,
    from: '2026-12-25',
    to: '2027-01-02',
    fromTime: null,
    toTime: null,
    note: '',
    message: 'We are on holiday and back on 8 January.',
  }),
];

const times: Partial<Record<string, readonly string[]>> = {
  friday: ['16:00', '16:45', '17:00', '18:00'],
  saturday: ['13:00', '14:00', '15:00', '16:00', '16:45', '17:00', '18:00'],
};

function datesBetween(from: string, to: string): string[] {
  const dates: string[] = [];
  const end = Date.parse(`${to}T12:00Z`);
  for (let at = Date.parse(`${from}T12:00Z`); at <= end; at += 86_400_000) {
    dates.push(new Date(at).toISOString().slice(0, 10));
  }
  return dates;
}

/** Available on Fridays and Saturdays until New Year. */
const offeredOn = (date: string): AvailableTime[] =>
  date > '2026-12-31'
    ? []
    : (times[getWeekday(date)] ?? []).map((time, index) => ({
        date,
        time,
        styleIds: sampleStyles.slice(0, 3 + (index % 4)).map(({ styleId }) => styleId),
      }));

const getRange = (request: Request): { from: string; to: string } => {
  const query = new URL(request.url).searchParams;
  return { from: query.get('from') ?? '2026-11-21', to: query.get('to') ?? '9999-12-31' };
};

const paid = { deposit: 'PAID', depositDueAt: null } as const;

/** More bookings around the sample day, so that the month has something on each open day. */
export const calendarBookings: Booking[] = [
  ...dayBookings,
  ...['2026-11-06', '2026-11-07', '2026-11-13', '2026-11-14'].map((bookingDate, index) =>
    dayBooking(40 + index, {
      ...paid,
      bookingDate,
      bookingTime: '16:45',
      styleDuration: '1:45',
      paymentStatus: 'CONFIRMED',
      childName: ['Imara', 'Zoe', 'Nia', 'Ada'][index] ?? 'Ada',
    }),
  ),
  dayBooking(50, {
    ...paid,
    bookingDate: '2026-11-27',
    bookingTime: '16:00',
    styleDuration: '2:45',
    chair: 2,
  }),
  dayBooking(51, {
    ...paid,
    bookingDate: '2026-11-28',
    bookingTime: '13:00',
    styleDuration: '2:00',
    chair: 2,
  }),
];

const sampleAccount: Account = {
  firstName: 'Imani',
  lastName: 'Clarke',
  email: 'owner@plaitfulkids.example',
  emailVerified: true,
  newEmail: null,
  mobilePhone: null,
  notifications: { texts: true, reminder48h: true, reminder3h: true },
  calendarFeedCreatedAt: null,
  depositDeadlineMinutes: 1440,
  etag: '"1"',
};

export const sampleAvailabilityResult: AvailabilityResult = {
  added: 312,
  styles: sampleStyles.map(({ styleId, style }, index) => ({
    styleId,
    styleName: style,
    added: index === 0 ? 24 : 32,
    existing: index === 0 ? 8 : 0,
    skipped: index === 2 ? [{ date: '2026-12-04', reason: 'TOO_SHORT' as const }] : [],
  })),
};

interface CalendarSetting {
  bookings?: readonly Booking[];
  closures?: readonly Closure[];
  calls?: HttpHandler[];
}

/**
 * A story's `beforeEach`: the owner signed in on that Saturday at 3:12 pm, with the calendar's mocked calls.
 */
export const mockAdminCalendar = ({
  bookings = calendarBookings,
  closures = sampleClosures,
  calls = [],
}: CalendarSetting = {}) =>
  mockAdminDay({
    bookings,
    calls: [
      ...calls,
      mockAnswer('listClosures', ({ request }) => {
        const { from, to } = getRange(request);
        return closures.filter((closure) => closure.from <= to && from <= closure.to);
      }),
      mockAnswer('listAvailability', ({ request }) => {
        const { from, to } = getRange(request);
        return datesBetween(from, to).flatMap(offeredOn);
      }),
      mockAnswer('previewClosure', async ({ readBody }) => {
        const { from, to, fromTime } = await readBody();
        const inside = bookings.filter(
          ({ bookingDate, bookingTime, paymentStatus }) =>
            paymentStatus !== 'CANCELLED' &&
            from <= bookingDate &&
            bookingDate <= to &&
            (fromTime === null || bookingTime >= fromTime || bookingTime === '14:00'),
        );
        return { bookings: [...inside], closedTimes: 24 };
      }),
      mockAnswer('addClosure', async ({ readBody }) => {
        const { bookings: chosen, ...closure } = await readBody();
        const isKept = chosen.every(({ choice }) => choice === 'KEEP');
        return {
          ...closure,
          closureId: 9,
          undoUntil: isKept ? '2026-11-21T20:22:00Z' : null,
          etag: '"1"',
        };
      }),
      mockAnswer('deleteClosure', { done: true }),
      mockAnswer('listStyles', sampleStyles),
      mockAnswer('previewAvailability', sampleAvailabilityResult),
      mockAnswer('addAvailability', {
        ...sampleAvailabilityResult,
        changeId: 2,
        undoUntil: '2026-11-21T20:22:00Z',
      }),
      mockAnswer('undoAvailability', { done: true }),
      mockAnswer('getAccount', sampleAccount),
    ],
  });
