import type { Booking } from '@plaitful/api-client/contract';
import { depositStatuses, paymentStatuses } from '@plaitful/domain/status';
import type { Handlers } from '../contract/contract.types.ts';
import type { ServerContext } from '../context.ts';
import { Refusal, refuse } from '../problems/refusal.ts';
import { toBooking } from './bookings.mapper.ts';
import type { BookingRow } from './bookings.repository.ts';
import { readBookedServices, readBooking, readBookings, readUserBookings } from './bookings.service.ts';
import { changeAppointment, type ChangeWish } from './changeBooking.ts';
import { createBooking } from './createBooking.ts';

/** Appointments, from slot to deposit to payment. */
export function bookingsHandlers(context: ServerContext) {
  const shown = (outcome: BookingRow | Refusal): Booking | Refusal =>
    outcome instanceof Refusal ? outcome : toBooking(outcome, context.clock());
  const change = async (wish: ChangeWish) => shown(await changeAppointment(wish, context));
  return {
    listBookings: () => readBookings(context),
    listUserBookings: ({ path, member }) => readUserBookings(context, path.userId, member),
    getBooking: ({ path, member }) => readBooking(context, path.bookingId, member),
    listBookedServices: () => readBookedServices(context),
    createBooking: async ({ member, body, headers }) =>
      shown(await createBooking({ member, body, ifMatch: headers['If-Match'] }, context)),
    updateDeposit: ({ path, member, body }) =>
      change({ bookingId: path.bookingId, member, event: { type: 'deposit.set', value: body } }),
    updatePayment: ({ path, member, body }) =>
      change({ bookingId: path.bookingId, member, event: { type: 'payment.set', value: body } }),
    cancelBookingAsMember: ({ path, member }) =>
      change({
        bookingId: path.bookingId,
        member,
        ownerId: member.id,
        event: { type: 'cancel.requested', by: 'MEMBER' },
      }),
    cancelBookingAsStudio: ({ path, member }) =>
      change({
        bookingId: path.bookingId,
        member,
        ownerId: path.userId,
        event: { type: 'cancel.requested', by: 'STUDIO' },
      }),
    rescheduleBooking: () => refuse('unavailable'),
    getBookingHistory: () => refuse('unavailable'),
    getBookingCalendar: () => refuse('unavailable'),
    exportBookings: () => refuse('unavailable'),
    listDepositStatuses: () => [...depositStatuses],
    listPaymentStatuses: () => [...paymentStatuses],
  } satisfies Handlers;
}
