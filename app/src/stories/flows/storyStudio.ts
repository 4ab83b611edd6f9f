import type { AnswerOf, Booking, ProblemCode, Style } from '@plaitful/api-client/contract';
import { mockAnswer, mockList } from '@plaitful/api-client/mocks';
import type { Role } from '@plaitful/domain/roles';
import { judgeAppointment } from '@plaitful/flows/appointment';
import type { AppointmentEvent, RefusalCode } from '@plaitful/flows/appointment/types';
import type { HttpHandler } from 'msw';
import { toAppointment } from '../../appointments/appointment.ts';
import { storyBooking, storyStyle } from '../../pages/Booking/bookingStory.ts';
import { sampleBusiness, sampleParent, sampleReviews, sampleTypes } from '../sampleData.ts';

/** The token of the link that the studio mails. */
export const resetToken = 'q3Jd0mX5rWn8yTz1';

/** What the studio of a story has in the beginning. */
interface StoryStudioStart {
  /** The one style it offers. @default Straight-back cornrows on a Saturday far ahead */
  style?: Style;
  /** What is booked already. @default nothing */
  bookings?: readonly Booking[];
}

/** Refuses the call it is thrown in. */
function refuse(status: number, code: ProblemCode | RefusalCode, message: string): never {
  throw new Response(JSON.stringify({ type: 'about:blank', title: code, status, code, message }), { status });
}

/** The book of a studio: what one call writes, the next one reads. */
function makeBook(first: readonly Booking[]) {
  let bookings = [...first];
  const held = () => bookings.filter(({ paymentStatus }) => paymentStatus !== 'CANCELLED');
  const find = (bookingId: string): Booking =>
    bookings.find((booking) => booking.bookingId === Number(bookingId)) ??
    refuse(404, 'booking_not_found', 'There is no such booking.');
  const keep = (booking: Booking): Booking => {
    bookings = [...bookings.filter(({ bookingId }) => bookingId !== booking.bookingId), booking];
    return booking;
  };
  return {
    all: () => bookings,
    held,
    find,
    keep,
    book: (slot: Pick<Booking, 'bookingDate' | 'bookingTime'> & Partial<Booking>): Booking => {
      const isTaken = held().some(
        ({ bookingDate, bookingTime }) =>
          bookingDate === slot.bookingDate && bookingTime === slot.bookingTime,
      );
      if (isTaken) return refuse(409, 'slot_taken', 'This time has just been taken.');
      return keep({ ...storyBooking, ...slot, bookingId: 12 + bookings.length, etag: '"1"' });
    },
    /** Deposit, payment and cancelling are judged by the appointment machine, as on the server. */
    change: (bookingId: string, event: AppointmentEvent, role: Role): Booking => {
      const booking = find(bookingId);
      const judgement = judgeAppointment(toAppointment(booking, sampleBusiness.timeZone), event, {
        now: new Date(),
        role,
        isSlotFree: true,
      });
      if (judgement.kind === 'refused') return refuse(409, judgement.code, 'This is not possible now.');
      return keep(changed(booking, judgement.next));
    },
  };
}

/** The one account of a studio: its password, the link that resets it, and its session. */
function makeAccount() {
  let password = 'Saturday-2026';
  let isSessionOver = false;
  let link: string | undefined;
  const calls: HttpHandler[] = [
    mockAnswer('login', async ({ readBody }) => {
      const typed = await readBody();
      if (typed.password !== password) return refuse(401, 'login_failed', 'Failed to login.');
      isSessionOver = false;
      return sampleParent;
    }),
    mockAnswer('logout', { done: true }),
    mockAnswer('register', { ...sampleParent, roles: ['ROLE_USER'] }),
    mockAnswer('forgotPassword', () => {
      link = resetToken;
      return { done: true } as const;
    }),
    mockAnswer('resetPassword', async ({ request, readBody }) => {
      if (new URL(request.url).searchParams.get('token') !== link) {
        return refuse(422, 'reset_link_invalid', 'This link has been used, or is too old.');
      }
      password = (await readBody()).newPassword;
      link = undefined;
      return { done: true } as const;
    }),
  ];
  return {
    calls,
    endSession: () => {
      isSessionOver = true;
    },
    mustBeLoggedIn: () => {
      if (isSessionOver) refuse(401, 'unauthenticated', 'Please log in.');
    },
  };
}

/** What everybody may read of a studio. */
const publicCalls = (style: Style): HttpHandler[] => [
  mockAnswer('listStyles', [style]),
  mockAnswer('listServiceTypes', sampleTypes),
  mockAnswer('getStyle', style),
  mockAnswer('listReviews', sampleReviews),
];

/** A studio's server for stories of several steps: what one call changes, the next one answers. */
export function storyStudio({ style = storyStyle, bookings = [] }: StoryStudioStart = {}) {
  const { all, held, find, keep, book, change } = makeBook(bookings);
  const account = makeAccount();
  const calls: HttpHandler[] = [
    ...account.calls,
    ...publicCalls(style),
    mockAnswer('listDepositStatuses', ['NOT_PAID', 'PAID']),
    mockAnswer('listPaymentStatuses', ['PENDING', 'CONFIRMED', 'CANCELLED']),
    mockAnswer('listBookedServices', (): AnswerOf<'listBookedServices'> => held()),
    mockAnswer('listUserBookings', () => all().filter(({ userId }) => userId === sampleParent.id)),
    mockList('listBookings', [], all),
    mockAnswer('listUndeliveredMessages', []),
    mockAnswer('getBookingHistory', []),
    mockAnswer('getBooking', ({ path }) => find(path.bookingId)),
    mockAnswer('createBooking', async ({ readBody }) => {
      account.mustBeLoggedIn();
      const { bookingDate, bookingTime, childName } = await readBody();
      return book({ bookingDate, bookingTime, childName });
    }),
    mockAnswer('rescheduleBooking', async ({ path, readBody }) => {
      const { newDate, newTime } = await readBody();
      return keep({ ...find(path.bookingId), bookingDate: newDate, bookingTime: newTime, etag: '"2"' });
    }),
    mockAnswer('cancelBookingAsMember', ({ path }) =>
      change(path.bookingId, { type: 'cancel.requested', by: 'MEMBER' }, 'ROLE_USER'),
    ),
    mockAnswer('cancelBookingAsStudio', ({ path }) =>
      change(path.bookingId, { type: 'cancel.requested', by: 'STUDIO' }, 'ROLE_ADMIN'),
    ),
    mockAnswer('updateDeposit', async ({ path, readBody }) =>
      change(path.bookingId, { type: 'deposit.set', value: await readBody() }, 'ROLE_ADMIN'),
    ),
    mockAnswer('updatePayment', async ({ path, readBody }) =>
      change(path.bookingId, { type: 'payment.set', value: await readBody() }, 'ROLE_ADMIN'),
    ),
  ];
  return {
    calls,
    /** Someone else books a time of the style meanwhile. */
    bookedByOthers: (bookingTime: string) =>
      void book({ bookingDate: '2030-01-05', bookingTime, childName: 'Zoe', userId: 99 }),
    /** The session of the parent ends; the next call that needs it is refused, until there is a login. */
    endSession: account.endSession,
  };
}

/** A booking after what was judged is stored. */
function changed(
  booking: Booking,
  { deposit, paymentStatus, cancelledBy }: Pick<Booking, 'deposit' | 'paymentStatus' | 'cancelledBy'>,
): Booking {
  const isLive = cancelledBy === null;
  return {
    ...booking,
    deposit,
    paymentStatus,
    cancelledBy,
    cancelledAt: isLive ? null : new Date().toISOString(),
    depositDueAt: isLive && deposit === 'NOT_PAID' ? booking.depositDueAt : null,
  };
}
