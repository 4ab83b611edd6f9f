import type { Booking, ProblemCode } from '@plaitful/api-client/contract';
import { mockAnswer } from '@plaitful/api-client/mocks';
import type { Role } from '@plaitful/domain/roles';
import { judgeAppointment } from '@plaitful/flows/appointment';
import type { AppointmentEvent, RefusalCode } from '@plaitful/flows/appointment/types';
import type { HttpHandler } from 'msw';
import { toAppointment } from '../../appointments/appointment.ts';
import { storyStyle } from '../../pages/Booking/bookingStory.ts';
import { sampleBusiness } from '../sampleData.ts';

/** Refuses the call it is thrown in. */
function refuse(status: number, code: ProblemCode | RefusalCode, message: string): never {
  throw new Response(JSON.stringify({ type: 'about:blank', title: code, status, code, message }), { status });
}

/** A studio with one booking: what one call changes, the next one answers. */
export function storyStudio(first: Booking): HttpHandler[] {
  let booking = first;
  /** Deposit, payment and cancelling are judged by the appointment machine, as on the server. */
  const change = (event: AppointmentEvent, role: Role): Booking => {
    const judgement = judgeAppointment(toAppointment(booking, sampleBusiness.timeZone), event, {
      now: new Date(),
      role,
      isSlotFree: true,
    });
    if (judgement.kind === 'refused') return refuse(409, judgement.code, 'This is not possible now.');
    booking = changed(booking, judgement.next);
    return booking;
  };
  return [
    mockAnswer('getStyle', storyStyle),
    mockAnswer('listDepositStatuses', ['NOT_PAID', 'PAID']),
    mockAnswer('listPaymentStatuses', ['PENDING', 'CONFIRMED', 'CANCELLED']),
    mockAnswer('listUserBookings', () => [booking]),
    mockAnswer('getBookingHistory', []),
    mockAnswer('getBooking', () => booking),
    mockAnswer('cancelBookingAsMember', () =>
      change({ type: 'cancel.requested', by: 'MEMBER' }, 'ROLE_USER'),
    ),
    mockAnswer('cancelBookingAsStudio', () =>
      change({ type: 'cancel.requested', by: 'STUDIO' }, 'ROLE_ADMIN'),
    ),
    mockAnswer('updateDeposit', async ({ readBody }) =>
      change({ type: 'deposit.set', value: await readBody() }, 'ROLE_ADMIN'),
    ),
    mockAnswer('updatePayment', async ({ readBody }) =>
      change({ type: 'payment.set', value: await readBody() }, 'ROLE_ADMIN'),
    ),
  ];
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
