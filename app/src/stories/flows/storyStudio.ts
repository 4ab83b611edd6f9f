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

/**
 * A studio's server for stories of several steps: what one call changes, the next one answers. Deposit, payment and
 * cancelling are judged by the appointment machine, as on the server.
 */
export function storyStudio({ style = storyStyle, bookings: first = [] }: StoryStudioStart = {}) {
  let bookings = [...first];
  let password = 'Saturday-2026';
  let isSessionOver = false;
  let link: string | undefined;
  const find = (bookingId: string): Booking =>
    bookings.find((booking) => booking.bookingId === Number(bookingId)) ??
    refuse(404, 'booking_not_found', 'There is no such booking.');
  const keep = (booking: Booking): Booking => {
    bookings = [...bookings.filter(({ bookingId }) => bookingId !== booking.bookingId), booking];
    return booking;
  };
  const change = (bookingId: string, event: AppointmentEvent, role: Role): Booking => {
    const booking = find(bookingId);
    const judgement = judgeAppointment(toAppointment(booking, sampleBusiness.timeZone), event, {
      now: new Date(),
      role,
      isSlotFree: true,
    });
    if (judgement.kind === 'refused') return refuse(409, judgement.code, 'This is not possible now.');
    return keep(changed(booking, judgement.next));
  };
  const book = (slot: Pick<Booking, 'bookingDate' | 'bookingTime'> & Partial<Booking>): Booking => {
    const isTaken = held().some(
      ({ bookingDate, bookingTime }) => bookingDate === slot.bookingDate && bookingTime === slot.bookingTime,
    );
    if (isTaken) return refuse(409, 'slot_taken', 'This time has just been taken.');
    return keep({ ...storyBooking, ...slot, bookingId: 12 + bookings.length, etag: '"1"' });
  };
  const held = () => bookings.filter(({ paymentStatus }) => paymentStatus !== 'CANCELLED');
  const calls: HttpHandler[] = [
    mockAnswer('login', async ({ readBody }) => {
      const typed = await readBody();
      if (typed.password !== password) return refuse(401, 'login_failed', 'Failed to login.');
      isSessionOver = false;
      return sampleParent;
    }),
    mockAnswer('logout', { done: true }),
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
    mockAnswer('register', { ...sampleParent, roles: ['ROLE_USER'] }),
    mockAnswer('listStyles', [style]),
    mockAnswer('listServiceTypes', sampleTypes),
    mockAnswer('getStyle', style),
    mockAnswer('listReviews', sampleReviews),
    mockAnswer('listDepositStatuses', ['NOT_PAID', 'PAID']),
    mockAnswer('listPaymentStatuses', ['PENDING', 'CONFIRMED', 'CANCELLED']),
    mockAnswer('listBookedServices', (): AnswerOf<'listBookedServices'> => held()),
    mockAnswer('listUserBookings', () => bookings.filter(({ userId }) => userId === sampleParent.id)),
    mockList('listBookings', [], () => bookings),
    mockAnswer('listUndeliveredMessages', []),
    mockAnswer('getBookingHistory', []),
    mockAnswer('getBooking', ({ path }) => find(path.bookingId)),
    mockAnswer('createBooking', async ({ readBody }) => {
      if (isSessionOver) return refuse(401, 'unauthenticated', 'Please log in.');
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
    endSession: () => {
      isSessionOver = true;
    },
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
