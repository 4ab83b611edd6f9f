import {
  mailTo,
  type MessageKinds,
  type SendContext,
  type OutgoingMessage,
} from '../../platform/outbox/messageKind.ts';
import {
  type PreviousSlot,
  bookingMessages,
  type BookingMessageDetails,
  type MessageRecipient,
} from './bookings.messages.ts';
import { toBookingCode } from '@plaitful/domain/booking-code';
import { getBalance } from '@plaitful/domain/deposit';
import { bill as billWords } from '@plaitful/messages/en-CA/visit';
import { addMinutesToInstant, addMinutes, toStudioTime } from '@plaitful/domain/studio-time';
import type { ServerContext } from '../../platform/context.ts';
import type { BookingMessageKind } from '@plaitful/messages/en-CA/bookingMails';
import {
  countSmsToNumber,
  deleteQueuedMessages,
  type OutboxRow,
  updateRecipient,
  insertMessage,
} from '../../platform/outbox/outbox.repository.ts';
import { renderMail } from '@plaitful/messages/mail';
import { renderText } from '@plaitful/messages/text-message';
import { createVerificationToken } from '../../accounts/verification/verification.service.ts';
import {
  tokenUrl,
  toGreetingName,
  toSingleLine,
  studioValues,
  type MessageSender,
} from '../../platform/outbox/messageValues.ts';
import type { Config } from '../../platform/config/config.ts';
import { isErased } from './bookings.repository.ts';
import { getBookingBill, getStyleValueCents } from './bookings.mapper.ts';
import { bookingCalendar } from './ics.ts';
import type { Trx } from '../../platform/database/database.ts';
import { rateLimits } from '../../platform/limits/rateLimits.ts';
import type { BookingValues } from '@plaitful/messages/message-values';
import {
  formatDuration,
  formatCents,
  formatDate,
  formatInstant,
  formatTime,
  formatDateShort,
  formatInstantShort,
  formatPercent,
} from '@plaitful/messages/format';
import { defaultClosureMessage } from '@plaitful/messages/en-CA/closure';
import { hasPaidDeposit, type MessageBookingRow, findMessageBooking } from './bookingMessages.repository.ts';

export type MessageBooking = Pick<
  MessageBookingRow,
  | 'bookingId'
  | 'bookingDate'
  | 'bookingTime'
  | 'durationMinutes'
  | 'priceCents'
  | 'discountPercent'
  | 'valueCents'
  | 'depositCents'
  | 'depositDueAt'
  | 'verifyBy'
  | 'styleName'
  | 'serviceName'
  | 'childName'
  | 'firstName'
  | 'deposit'
  | 'depositKept'
  | 'options'
  | 'preparation'
  | 'bill'
  | 'receiptYear'
  | 'receiptNumber'
>;

export interface MessageDetails extends Partial<PreviousSlot> {
  /** The closure's message to parents; may be empty. */
  readonly closureMessage?: string;
  /** Whether the studio rescheduled it. */
  readonly isByStudio?: boolean;
  /** When it is sent. */
  readonly now?: Date;
  /** Of the link to verify the email address; it is stored nowhere else. */
  readonly token?: string;
}

/** Parses the values stored with a message. */
const parseMessageDetails = (data: Record<string, unknown>): MessageDetails => {
  const { closureMessage, isByStudio } = data;
  return {
    ...parsePreviousSlot(data),
    ...(typeof closureMessage === 'string' && { closureMessage }),
    isByStudio: isByStudio === true,
  };
};

/** The previous slot of a rescheduled appointment, from the values stored with a message. */
const parsePreviousSlot = ({ oldDate, oldTime }: Record<string, unknown>): PreviousSlot | undefined =>
  typeof oldDate === 'string' && typeof oldTime === 'string' ? { oldDate, oldTime } : undefined;

const asSentence = (text: string): string => (/[.!?]$/u.test(text) ? text : `${text}.`);

/** Whether the deadline for verifying the email address is earlier than that for the deposit. */
const hasTwoDeadlines = (booking: MessageBooking): booking is MessageBooking & { verifyBy: Date } =>
  booking.verifyBy !== null && booking.verifyBy < booking.depositDueAt;

/** Without the date today, to leave room in a subject. */
function formatDeadline(deadline: Date, timeZone: string, now: Date | undefined): string {
  const { date, time } = toStudioTime(deadline, timeZone);
  const isToday = now !== undefined && date === toStudioTime(now, timeZone).date;
  return isToday ? formatTime(time) : formatInstantShort(deadline, timeZone);
}

function billValues(
  booking: MessageBooking,
  { publicUrl, business: { timeZone } }: MessageSender,
): BookingValues['bill'] {
  const bill = getBookingBill(booking);
  if (bill === null) return null;
  return {
    receiptNumber: bill.receiptNumber,
    receiptUrl: `${publicUrl}/dashboard/bookings/${booking.bookingId}/receipt`,
    finishedOn: formatDate(toStudioTime(new Date(bill.finishedAt), timeZone).date),
    lines: bill.lines.map(({ kind, label, cents }) => ({
      label: kind === 'LATE_FEE' ? billWords.lateFee : toSingleLine(label),
      amount: formatCents(cents),
    })),
    total: formatCents(bill.totalCents),
    balance: formatCents(bill.balanceCents),
    paidBy: bill.paidBy,
    tip: bill.tipCents === 0 ? '' : formatCents(bill.tipCents),
    tax: bill.tax && { ...bill.tax, rate: formatPercent(bill.tax.rate), amount: formatCents(bill.taxCents) },
  };
}

const toOptionValues = ({ group, name, priceCents }: MessageBooking['options'][number]) => ({
  group: toSingleLine(group),
  name: toSingleLine(name),
  price: formatCents(priceCents),
});

export function bookingValues(
  booking: MessageBooking,
  origin: MessageSender,
  { oldDate, oldTime, closureMessage, isByStudio = false, token, now }: MessageDetails = {},
): BookingValues {
  const { timeZone } = origin.business;
  const { priceCents, discountPercent, valueCents, depositCents, options } = booking;
  const styleCents = getStyleValueCents(booking);
  const bookingUrl = `${origin.publicUrl}/dashboard/bookings/${booking.bookingId}`;
  return {
    ...studioValues(origin),
    parentName: toGreetingName(booking.firstName),
    childName: toSingleLine(booking.childName),
    styleName: toSingleLine(booking.styleName),
    serviceName: toSingleLine(booking.serviceName),
    code: toBookingCode(booking.bookingId),
    date: formatDate(booking.bookingDate),
    dateShort: formatDateShort(booking.bookingDate),
    isToday: now !== undefined && toStudioTime(now, timeZone).date === booking.bookingDate,
    time: formatTime(booking.bookingTime),
    endTime: formatTime(addMinutes(booking.bookingTime, booking.durationMinutes)),
    durationSpoken: formatDuration(booking.durationMinutes),
    fullPrice: formatCents(priceCents),
    discount: discountPercent === 0 ? '' : formatPercent(discountPercent),
    discountAmount: formatCents(priceCents - styleCents),
    stylePrice: formatCents(styleCents),
    options: options.map(toOptionValues),
    preparation: [booking.preparation, ...options.map((option) => option.preparation)]
      .map(toSingleLine)
      .filter((text) => text !== ''),
    hasOwnPreparation: booking.preparation !== '',
    finalPrice: formatCents(valueCents),
    deposit: formatCents(depositCents),
    // As on the day, when the deposit is paid.
    balance: formatCents(getBalance({ ...booking, deposit: 'PAID', paymentStatus: 'PENDING' })),
    deadline: formatInstant(booking.depositDueAt, timeZone),
    deadlineShort: formatInstantShort(booking.depositDueAt, timeZone),
    verifyBy: hasTwoDeadlines(booking) ? formatInstant(booking.verifyBy, timeZone) : '',
    verifyByShort: hasTwoDeadlines(booking) ? formatDeadline(booking.verifyBy, timeZone, now) : '',
    verifyUrl: token === undefined ? '' : tokenUrl(origin.publicUrl, 'verify-email', token),
    isPaid: booking.deposit === 'PAID',
    bill: billValues(booking, origin),
    isDepositKept: booking.depositKept,
    depositSentUrl: `${bookingUrl}/deposit`,
    oldDate: oldDate === undefined ? '' : formatDate(oldDate),
    oldTime: oldTime === undefined ? '' : formatTime(oldTime),
    isMovedByStudio: isByStudio,
    rescheduleUrl: `${bookingUrl}/reschedule`,
    closure:
      closureMessage === undefined ? '' : asSentence(toSingleLine(closureMessage) || defaultClosureMessage),
  };
}

export interface EnqueueContext extends Pick<ServerContext, 'sendsTexts'> {
  readonly now: Date;
  readonly business: Pick<ServerContext['business'], 'pickupReminderMinutes'>;
  readonly config: Pick<Config, 'rateLimit'>;
}

/** The delay of a message, in minutes, so that a change made meanwhile replaces it. */
const waitMinutes = 1;

/** When an unscheduled message is sent: without delay for members who have paid a deposit before, unless it waits. */
async function getEarliestTime(
  trx: Trx,
  kind: BookingMessageKind,
  { userId }: MessageRecipient,
  { now, config }: EnqueueContext,
): Promise<Date> {
  const waits = bookingMessages[kind].waits === true || !(await hasPaidDeposit(trx, userId));
  return config.rateLimit && waits ? addMinutesToInstant(now, waitMinutes) : now;
}

async function enqueue(
  trx: Trx,
  kind: BookingMessageKind,
  booking: MessageRecipient,
  context: EnqueueContext & BookingMessageDetails,
): Promise<void> {
  const { now, sendsTexts, closure } = context;
  const { when, data } = bookingMessages[kind];
  const later = when?.(booking, context.business);
  // It would be useless: half of the time has passed, or the start or end is nearer than its reminder.
  if (later !== undefined && later.dueAt <= now) return;
  const { bookingId, userId, email, mobilePhone } = booking;
  const dueAt = later?.dueAt ?? (await getEarliestTime(trx, kind, booking, context));
  const message = { kind, bookingId, userId, data: data?.(booking, context) ?? {}, dueAt, createdAt: now };
  const about = later?.about.toISOString() ?? closure?.closureId;
  const keyOf = (channel: string) =>
    about === undefined ? {} : { dedupeKey: [kind, bookingId, about, channel].join('.') };
  await insertMessage(trx, { ...message, ...keyOf('mail'), channel: 'mail', recipient: email });
  if (sendsTexts && bookingMessages[kind].sms !== undefined) {
    await insertMessage(trx, { ...message, ...keyOf('sms'), channel: 'sms', recipient: mobilePhone });
  }
}

/**
 * Deletes queued messages that this one replaces.
 * @returns the slot of a rescheduled booking in the last message that its parent received
 */
async function replaceQueuedMessages(
  trx: Trx,
  kind: BookingMessageKind,
  { bookingId, bookingDate, bookingTime }: MessageRecipient,
  { now, data }: EnqueueContext & BookingMessageDetails,
): Promise<PreviousSlot | undefined | 'superseded'> {
  if (kind === 'cancelledByParent') {
    return (await deleteQueuedMessages(trx, bookingId, 'received', now)) === undefined ? data : 'superseded';
  }
  // Its first one waits no longer than the last: a deposit that was set back and is paid again is confirmed once.
  if (kind === 'depositConfirmed') await deleteQueuedMessages(trx, bookingId, kind, now);
  if (kind !== 'rescheduled') return data;
  const announced =
    parsePreviousSlot((await deleteQueuedMessages(trx, bookingId, 'rescheduled', now)) ?? {}) ?? data;
  const isBack = announced?.oldDate === bookingDate && announced.oldTime === bookingTime;
  return isBack ? 'superseded' : announced;
}

/**
 * Queues a message to a parent about a booking: a mail, and a text message where the studio sends them, with the
 * messages scheduled because of it: the reminder at half of the time for the deposit, those before the appointment, the
 * one to pick up. The rows are written in the caller's transaction: they are sent if, and only if, it commits. Each is
 * checked again when it is sent, and withdrawn if it is no longer true. A parent who cancels or reschedules while the
 * previous message is queued only gets a message about the outcome: none, if the booking was cancelled or has its old
 * slot again.
 * @param booking as it is after the change
 * @param context the event and what caused it
 */
export async function enqueueBookingMessages(
  trx: Trx,
  kind: BookingMessageKind,
  booking: MessageRecipient,
  context: EnqueueContext & BookingMessageDetails,
): Promise<void> {
  // The family was deleted.
  if (isErased(booking)) return;
  const data = await replaceQueuedMessages(trx, kind, booking, context);
  if (data !== 'superseded') await enqueue(trx, kind, booking, { ...context, data });
  for (const next of bookingMessages[kind].schedules?.(booking) ?? [])
    await enqueue(trx, next, booking, context);
}

/** Text messages are only for verified members, and limited before a first deposit. */
async function isTextAllowed(
  trx: Trx,
  row: OutboxRow,
  { userId, emailVerified }: MessageBookingRow,
  now: Date,
): Promise<boolean> {
  if (!emailVerified) return false;
  if (await hasPaidDeposit(trx, userId)) return true;
  return (await countSmsToNumber(trx, row, addMinutesToInstant(now, -24 * 60))) < rateLimits.textsPerDay;
}

/** For a mail about a booking that is kept only until the email address is verified. */
async function createTokenToVerify(
  trx: Trx,
  booking: MessageBookingRow,
  now: Date,
): Promise<string | undefined> {
  const { userId, accountEmail: email, paymentStatus } = booking;
  if (!hasTwoDeadlines(booking) || paymentStatus === 'CANCELLED' || booking.verifyBy <= now) return undefined;
  return createVerificationToken(trx, { userId, email }, now);
}

async function render(
  trx: Trx,
  kind: BookingMessageKind,
  row: OutboxRow,
  { origin, now, limitsTexts }: SendContext,
): Promise<OutgoingMessage> {
  const { isStillTrue, calendar, mail, sms } = bookingMessages[kind];
  const booking = row.bookingId === null ? undefined : await findMessageBooking(trx, row.bookingId);
  if (booking === undefined) throw new Error('the booking of the message is not there');
  if (!isStillTrue({ booking, row, now })) return 'stale';
  const details = parseMessageDetails(row.data);
  // The current email address or number of the account.
  const recipient = row.channel === 'sms' ? (booking.accountPhone ?? row.recipient) : booking.accountEmail;
  if (recipient !== row.recipient) await updateRecipient(trx, row.messageId, recipient);
  if (row.channel === 'sms') {
    if (sms === undefined || !booking.texts) return 'stale';
    if (limitsTexts && !(await isTextAllowed(trx, { ...row, recipient }, booking, now))) return 'stale';
    return { channel: 'sms', to: recipient, text: renderText(sms, bookingValues(booking, origin, details)) };
  }
  const file = calendar && bookingCalendar(booking, now, origin);
  const token = await createTokenToVerify(trx, booking, now);
  return {
    ...mailTo({ recipient }),
    ...(token !== undefined && { edition: row.attempts }),
    ...renderMail(
      mail,
      bookingValues(booking, origin, { ...details, now, ...(token !== undefined && { token }) }),
    ),
    ...(file && { calendar: file }),
  };
}

export const bookingMessageKinds: MessageKinds = Object.fromEntries(
  Object.entries(bookingMessages).map(([kind, { title }]) => [
    kind,
    { title, render: (trx, row, context) => render(trx, kind as BookingMessageKind, row, context) },
  ]),
);
