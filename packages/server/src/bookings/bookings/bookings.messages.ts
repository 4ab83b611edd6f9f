import { bookingMails as texts, type BookingMessageKind } from '@plaitful/messages/en-CA/bookingMails';
import type { BookingText } from '@plaitful/messages/message-values';
import { addMinutesToInstant, type LocalDate, type LocalTime } from '@plaitful/domain/studio-time';
import { isExpired } from '@plaitful/domain/deposit';
import type { OutboxRow } from '../../platform/outbox/outbox.repository.ts';
import type { BookingRow } from './bookings.queries.ts';
import type { BookingChangeKind } from '../../platform/database/bookingTables.ts';
import type { ServerContext } from '../../platform/context.ts';
import type { MessageBookingRow } from './bookingMessages.repository.ts';

export interface PreviousSlot {
  readonly oldDate: LocalDate;
  readonly oldTime: LocalTime;
}

export type MessageRecipient = Pick<
  BookingRow,
  | 'bookingId'
  | 'userId'
  | 'email'
  | 'mobilePhone'
  | 'bookingDate'
  | 'bookingTime'
  | 'startsAt'
  | 'endsAt'
  | 'deposit'
  | 'dueFrom'
  | 'depositDueAt'
>;

interface MessageClosure {
  readonly closureId: number;
  readonly message: string;
}

export interface BookingMessageDetails {
  /** The previous slot of a rescheduled booking. */
  readonly data?: PreviousSlot | undefined;
  /** Whether the studio rescheduled the booking, and not its parent. */
  readonly isByStudio?: boolean;
  readonly closure?: MessageClosure | undefined;
}

/** The due time of a scheduled message, and the time that it reminds of: for each such time it is queued only once. */
interface Scheduled {
  readonly dueAt: Date;
  readonly about: Date;
}

/** A message about to be sent, with the booking as it is now. */
interface SentMessage {
  readonly booking: MessageBookingRow;
  readonly row: Pick<OutboxRow, 'dueAt' | 'data'>;
  readonly now: Date;
}

export interface BookingMessage extends BookingText {
  /** When it is sent; at once if left out. */
  readonly when?: (
    booking: MessageRecipient,
    business: Pick<ServerContext['business'], 'pickupReminderMinutes'>,
  ) => Scheduled;
  /** Whether it waits a minute in any case, so that the owner can undo its cause in silence. */
  readonly waits?: true;
  /**
   * Whether the content is still true when it is sent. After a mail server's outage of hours, a parent must not pay
   * twice, come at a time that was changed, or come to an appointment that has ended.
   */
  readonly isStillTrue: (sent: SentMessage) => boolean;
  /**
   * Whether the mail contains the appointment as a calendar file: not before the deposit is paid, and at every
   * cancellation, since a parent can download the file of an unpaid one.
   */
  readonly calendar?: true;
  /** Whether it announces this change of a booking. */
  readonly announces?: (change: BookingChangeKind, after: BookingRow, now: Date) => boolean;
  /** The messages that it schedules for later. */
  readonly schedules?: (booking: MessageRecipient) => readonly BookingMessageKind[];
  /** Values stored with it, besides the booking. */
  readonly data?: (booking: MessageRecipient, cause: BookingMessageDetails) => object;
}

/** When half of the time for the deposit has passed. */
const getDepositReminderTime = ({
  dueFrom,
  depositDueAt,
}: Pick<BookingRow, 'dueFrom' | 'depositDueAt'>): Date =>
  new Date(Math.floor((dueFrom.getTime() + depositDueAt.getTime()) / 2));

const isLive = ({ booking, now }: SentMessage): boolean =>
  booking.paymentStatus !== 'CANCELLED' && !isExpired(booking, now);
const isUnpaid = (sent: SentMessage): boolean => isLive(sent) && sent.booking.deposit === 'NOT_PAID';
const isAhead = (sent: SentMessage): boolean => isLive(sent) && sent.now < sent.booking.endsAt;
const isPaid = (sent: SentMessage): boolean => isAhead(sent) && sent.booking.deposit === 'PAID';

/**
 * Whether less than half of the time between its due time and the appointment has passed: after that a reminder is
 * useless.
 */
const isTimely = ({ booking: { startsAt }, row: { dueAt }, now }: SentMessage): boolean =>
  now.getTime() < (dueAt.getTime() + startsAt.getTime()) / 2;

const remindAhead =
  (hours: number) =>
  ({ startsAt }: MessageRecipient): Scheduled => ({
    dueAt: addMinutesToInstant(startsAt, -hours * 60),
    about: startsAt,
  });

const isReminderDue =
  (kind: 'reminder48h' | 'reminder3h') =>
  (sent: SentMessage): boolean =>
    isPaid(sent) &&
    sent.booking[kind] &&
    sent.row.data['startsAt'] === sent.booking.startsAt.toISOString() &&
    isTimely(sent);

const startsAtOf = ({ startsAt }: MessageRecipient) => ({ startsAt });

const closureMessage = (_booking: MessageRecipient, { closure }: BookingMessageDetails) => ({
  closureMessage: closure?.message,
});

/** For a paid appointment. Whether its parent wants the first two is checked when they are sent. */
const reminders = ['reminder48h', 'reminder3h', 'pickup'] as const;

/** The kinds of messages about bookings; the first that announces a change is sent. */
export const bookingMessages: Readonly<Record<BookingMessageKind, BookingMessage>> = {
  received: {
    ...texts.received,
    isStillTrue: isUnpaid,
    schedules: () => ['depositReminder'],
  },
  depositReminder: {
    ...texts.depositReminder,
    when: (booking) => ({ dueAt: getDepositReminderTime(booking), about: getDepositReminderTime(booking) }),
    isStillTrue: (sent) =>
      isUnpaid(sent) &&
      sent.booking.depositSentAt === null &&
      getDepositReminderTime(sent.booking).getTime() === sent.row.dueAt.getTime(),
    announces: (change, { paymentStatus, deposit }) =>
      change === 'DEPOSIT' && paymentStatus !== 'CANCELLED' && deposit !== 'PAID',
  },
  depositNotArrived: {
    ...texts.depositNotArrived,
    isStillTrue: (sent) => isUnpaid(sent) && sent.booking.depositSentAt === null,
    announces: (change) => change === 'DEPOSIT_NOT_ARRIVED',
  },
  depositConfirmed: {
    ...texts.depositConfirmed,
    waits: true,
    isStillTrue: isPaid,
    calendar: true,
    announces: (change, { paymentStatus, deposit }) =>
      change === 'DEPOSIT' && paymentStatus !== 'CANCELLED' && deposit === 'PAID',
    schedules: () => reminders,
  },
  rescheduled: {
    ...texts.rescheduled,
    isStillTrue: (sent) =>
      isAhead(sent) &&
      sent.row.data['newDate'] === sent.booking.bookingDate &&
      sent.row.data['newTime'] === sent.booking.bookingTime,
    calendar: true,
    schedules: ({ deposit }) => (deposit === 'PAID' ? reminders : ['depositReminder']),
    data: ({ bookingDate, bookingTime }, { data, isByStudio = false }) => ({
      ...data,
      isByStudio,
      newDate: bookingDate,
      newTime: bookingTime,
    }),
  },
  cancelledByParent: {
    ...texts.cancelledByParent,
    isStillTrue: ({ booking }) => booking.cancelledBy === 'MEMBER',
    calendar: true,
    announces: (change, { startsAt, cancelledBy }, now) =>
      change === 'CANCELLED' && now < startsAt && cancelledBy === 'MEMBER',
  },
  cancelledByStudio: {
    ...texts.cancelledByStudio,
    isStillTrue: ({ booking }) => booking.cancelledBy === 'STUDIO',
    calendar: true,
    announces: (change, { startsAt, cancelledBy }, now) =>
      change === 'CANCELLED' && now < startsAt && cancelledBy !== 'MEMBER',
  },
  cancelledForClosure: {
    ...texts.cancelledForClosure,
    isStillTrue: ({ booking }) => booking.cancelledBy === 'STUDIO' && booking.depositToReturn !== null,
    calendar: true,
    data: closureMessage,
  },
  askedToReschedule: {
    ...texts.askedToReschedule,
    isStillTrue: (sent) => isLive(sent) && sent.booking.canMove && sent.now < sent.booking.startsAt,
    data: closureMessage,
  },
  cancelledUnpaid: {
    ...texts.cancelledUnpaid,
    isStillTrue: ({ booking }) => booking.cancelledBy === 'DEADLINE',
    calendar: true,
  },
  restored: {
    ...texts.restored,
    isStillTrue: isAhead,
    calendar: true,
    announces: (change, { startsAt }, now) => change === 'RESTORED' && now < startsAt,
    schedules: () => reminders,
  },
  reminder48h: {
    ...texts.reminder48h,
    when: remindAhead(48),
    isStillTrue: isReminderDue('reminder48h'),
    data: startsAtOf,
  },
  reminder3h: {
    ...texts.reminder3h,
    when: remindAhead(3),
    isStillTrue: isReminderDue('reminder3h'),
    data: startsAtOf,
  },
  pickup: {
    ...texts.pickup,
    when: ({ endsAt }, { pickupReminderMinutes }) => ({
      dueAt: addMinutesToInstant(endsAt, -pickupReminderMinutes),
      about: endsAt,
    }),
    isStillTrue: (sent) =>
      isPaid(sent) &&
      sent.booking.outcome !== 'DONE' &&
      sent.row.data['endsAt'] === sent.booking.endsAt.toISOString(),
    data: ({ endsAt }) => ({ endsAt }),
  },
  missed: {
    ...texts.missed,
    isStillTrue: ({ booking }) => booking.outcome === 'NO_SHOW',
    announces: (change, { outcome }) => change === 'OUTCOME' && outcome === 'NO_SHOW',
  },
  receipt: {
    ...texts.receipt,
    isStillTrue: ({ booking }) => booking.bill !== null,
  },
};

const bookingKinds = Object.keys(bookingMessages) as BookingMessageKind[];

/** The message about a change. The deposit of a cancelled booking and of one that has started cannot be changed. */
export const getMessageForChange = (
  change: BookingChangeKind,
  after: BookingRow,
  now: Date,
): BookingMessageKind | undefined =>
  bookingKinds.find((kind) => bookingMessages[kind].announces?.(change, after, now));
