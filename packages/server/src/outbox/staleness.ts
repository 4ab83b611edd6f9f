import { isLapsed } from '@plaitful/domain/deposit';
import type { BookingKind } from '@plaitful/messages/catalogue';
import { halfTimeOf } from './enqueue.ts';
import type { BookingOfMessage, OutboxRow } from './outbox.repository.ts';

/** A message about a booking with the booking as it is when the message goes. */
interface Moment {
  readonly booking: BookingOfMessage;
  readonly row: Pick<OutboxRow, 'dueAt' | 'data'>;
  readonly now: Date;
}

const isLive = ({ booking, now }: Moment): boolean =>
  booking.paymentStatus !== 'CANCELLED' && !isLapsed(booking, now);
const isUnpaid = (moment: Moment): boolean => isLive(moment) && moment.booking.deposit === 'NOT_PAID';
const isAhead = (moment: Moment): boolean => isLive(moment) && moment.now < moment.booking.endsAt;
const isPaid = (moment: Moment): boolean => isAhead(moment) && moment.booking.deposit === 'PAID';

/**
 * Whether the content is still true when it is sent. A mail server that was away for hours must not make a parent pay
 * twice, come at a time that was moved, or come to an appointment that has ended.
 */
const isCurrent: Readonly<Record<BookingKind, (moment: Moment) => boolean>> = {
  received: isUnpaid,
  depositReminder: (moment) =>
    isUnpaid(moment) && halfTimeOf(moment.booking).getTime() === moment.row.dueAt.getTime(),
  depositConfirmed: isPaid,
  rescheduled: (moment) =>
    isAhead(moment) &&
    moment.row.data['newDate'] === moment.booking.bookingDate &&
    moment.row.data['newTime'] === moment.booking.bookingTime,
  cancelledByParent: ({ booking }) => booking.cancelledBy === 'MEMBER',
  cancelledByStudio: ({ booking }) => booking.cancelledBy === 'STUDIO',
  cancelledUnpaid: ({ booking }) => booking.cancelledBy === 'DEADLINE',
  restored: isAhead,
  pickup: (moment) => isPaid(moment) && moment.row.data['endsAt'] === moment.booking.endsAt.toISOString(),
};

/** Whether the content of a queued message is no longer true. */
export const isStale = (kind: BookingKind, moment: Moment): boolean => !isCurrent[kind](moment);
