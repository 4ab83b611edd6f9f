import type { BookingValues } from '@plaitful/messages/message-values';
import type { DepositStatus } from '@plaitful/domain/booking-status';
import {
  toGreetingName,
  toSingleLine,
  studioValues,
  type MessageSender,
} from '../../platform/outbox/messageValues.ts';
import {
  formatDuration,
  formatMoney,
  formatDate,
  formatInstant,
  formatTime,
  formatDateShort,
  formatInstantShort,
} from '@plaitful/messages/format';
import { type LocalDate, type LocalTime, addMinutes } from '@plaitful/domain/studio-time';
import { toDollars, type Cents } from '@plaitful/domain/money';
import { defaultClosureMessage } from '@plaitful/messages/en-CA/closure';

export interface MessageBooking {
  readonly bookingId: number;
  readonly bookingDate: LocalDate;
  readonly bookingTime: LocalTime;
  /** In minutes. */
  readonly durationMinutes: number;
  /** The price after the discount. */
  readonly valueCents: Cents;
  readonly depositCents: Cents;
  readonly depositDueAt: Date;
  /** The deadline for verifying the email address; null when that is done. */
  readonly verifyBy: Date | null;
  readonly styleName: string;
  readonly serviceName: string;
  readonly childName: string;
  readonly firstName: string;
  readonly deposit: DepositStatus;
}

export interface PreviousSlot {
  readonly oldDate: LocalDate;
  readonly oldTime: LocalTime;
}

export interface MessageDetails extends Partial<PreviousSlot> {
  /** The closure's message to parents; may be empty. */
  readonly closureMessage?: string;
}

/** Parses the values stored with a message. */
export const parseMessageDetails = (data: Record<string, unknown>): MessageDetails => {
  const { closureMessage } = data;
  return { ...parsePreviousSlot(data), ...(typeof closureMessage === 'string' && { closureMessage }) };
};

/** The previous slot of a rescheduled appointment, from the values stored with a message. */
export const parsePreviousSlot = ({ oldDate, oldTime }: Record<string, unknown>): PreviousSlot | undefined =>
  typeof oldDate === 'string' && typeof oldTime === 'string' ? { oldDate, oldTime } : undefined;

const asSentence = (text: string): string => (/[.!?]$/u.test(text) ? text : `${text}.`);

/** Whether the deadline for verifying the email address is earlier than that for the deposit. */
const hasTwoDeadlines = (booking: MessageBooking): booking is MessageBooking & { verifyBy: Date } =>
  booking.verifyBy !== null && booking.verifyBy < booking.depositDueAt;

export function bookingValues(
  booking: MessageBooking,
  origin: MessageSender,
  { oldDate, oldTime, closureMessage }: MessageDetails = {},
): BookingValues {
  const { timeZone } = origin.business;
  return {
    ...studioValues(origin),
    parentName: toGreetingName(booking.firstName),
    childName: toSingleLine(booking.childName),
    styleName: toSingleLine(booking.styleName),
    serviceName: toSingleLine(booking.serviceName),
    date: formatDate(booking.bookingDate),
    dateShort: formatDateShort(booking.bookingDate),
    time: formatTime(booking.bookingTime),
    endTime: formatTime(addMinutes(booking.bookingTime, booking.durationMinutes)),
    durationSpoken: formatDuration(booking.durationMinutes),
    finalPrice: formatMoney(toDollars(booking.valueCents)),
    deposit: formatMoney(toDollars(booking.depositCents)),
    balance: formatMoney(toDollars(booking.valueCents - booking.depositCents)),
    deadline: formatInstant(booking.depositDueAt, timeZone),
    deadlineShort: formatInstantShort(booking.depositDueAt, timeZone),
    verifyBy: hasTwoDeadlines(booking) ? formatInstant(booking.verifyBy, timeZone) : '',
    isPaid: booking.deposit === 'PAID',
    oldDate: oldDate === undefined ? '' : formatDate(oldDate),
    oldTime: oldTime === undefined ? '' : formatTime(oldTime),
    rescheduleUrl: `${origin.publicUrl}/dashboard/bookings/${booking.bookingId}/reschedule`,
    closure:
      closureMessage === undefined ? '' : asSentence(toSingleLine(closureMessage) || defaultClosureMessage),
  };
}
