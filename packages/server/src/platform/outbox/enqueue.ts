import { minutesLater } from '@plaitful/domain/studio-time';
import type { AccountKind, BookingKind, StudioKind } from '@plaitful/messages/catalogue';
import type { BookingRow } from '../../bookings/bookings/bookings.queries.ts';
import { erasedDetails } from '../../bookings/bookings/bookings.repository.ts';
import type { Config } from '../config/config.ts';
import type { ServerContext } from '../context.ts';
import type { Trx } from '../database/database.ts';
import { lockAddresses, lockLiveUser } from '../../accounts/users/users.repository.ts';
import { oldTimeOf, type OldTime } from '../messages/values.ts';
import { countQueued, dropWaiting, hasPaidDeposit, insertMessage } from './outbox.repository.ts';

export type MessageReader = Pick<
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

export interface MessageMoment extends Pick<ServerContext, 'sendsTexts'> {
  readonly now: Date;
  readonly business: Pick<ServerContext['business'], 'pickupReminderMinutes'>;
  readonly config: Pick<Config, 'rateLimit'>;
}

/** In minutes, so that no outdated message is sent. */
const waitMinutes = 1;

/** When half of the time for the deposit has passed. */
export const halfTimeOf = ({ dueFrom, depositDueAt }: Pick<BookingRow, 'dueFrom' | 'depositDueAt'>): Date =>
  new Date(Math.floor((dueFrom.getTime() + depositDueAt.getTime()) / 2));

/** A scheduled message: when it is sent, and what it is about; one of these is queued only once. */
interface Appointed {
  readonly dueAt: Date;
  readonly about: Date;
}

const remindAhead =
  (hours: number) =>
  ({ startsAt }: MessageReader): Appointed => ({
    dueAt: minutesLater(startsAt, -hours * 60),
    about: startsAt,
  });

/** The scheduled kinds; all others are sent at once. */
const appointed: Partial<Record<BookingKind, (booking: MessageReader, moment: MessageMoment) => Appointed>> =
  {
    reminder48h: remindAhead(48),
    reminder3h: remindAhead(3),
    depositReminder: (booking) => ({ dueAt: halfTimeOf(booking), about: halfTimeOf(booking) }),
    pickup: ({ endsAt }, { business }) => ({
      dueAt: minutesLater(endsAt, -business.pickupReminderMinutes),
      about: endsAt,
    }),
  };

/** For a paid appointment. Whether its parent wants the first two is checked when they are sent. */
const reminders = ['reminder48h', 'reminder3h', 'pickup'] as const;

/** The messages that one message schedules for later. */
const scheduledAfter: Partial<Record<BookingKind, (booking: MessageReader) => readonly BookingKind[]>> = {
  received: () => ['depositReminder'],
  depositConfirmed: () => reminders,
  restored: () => reminders,
  rescheduled: ({ deposit }) => (deposit === 'PAID' ? reminders : ['depositReminder']),
};

/** The closure that causes a message. */
interface MessageClosure {
  readonly closureId: number;
  readonly message: string;
}

interface MessageCause {
  /** The previous slot of a moved booking. */
  readonly data?: OldTime | undefined;
  readonly closure?: MessageClosure | undefined;
}

function dataOf(kind: BookingKind, booking: MessageReader, { data: moved, closure }: MessageCause): object {
  if (closure !== undefined) return { closureMessage: closure.message };
  if (kind === 'pickup') return { endsAt: booking.endsAt };
  if (kind === 'reminder48h' || kind === 'reminder3h') return { startsAt: booking.startsAt };
  if (kind !== 'rescheduled') return {};
  return { ...moved, newDate: booking.bookingDate, newTime: booking.bookingTime };
}

/**
 * When an unscheduled message is sent; bookings of members who have paid a deposit before are announced without delay.
 */
async function soonest(trx: Trx, userId: number, { now, config }: MessageMoment): Promise<Date> {
  const goesAtOnce = !config.rateLimit || (await hasPaidDeposit(trx, userId));
  return goesAtOnce ? now : minutesLater(now, waitMinutes);
}

async function enqueue(
  trx: Trx,
  kind: BookingKind,
  booking: MessageReader,
  moment: MessageMoment & MessageCause,
): Promise<void> {
  const { now, sendsTexts, closure } = moment;
  const later = appointed[kind]?.(booking, moment);
  // Too late to be useful: half of the time has passed, or the start or end is nearer than its reminder.
  if (later !== undefined && later.dueAt <= now) return;
  const { bookingId, userId, email, mobilePhone } = booking;
  const data = dataOf(kind, booking, moment);
  const dueAt = later?.dueAt ?? (await soonest(trx, userId, moment));
  const message = { kind, bookingId, userId, data, dueAt, createdAt: now };
  const about = later?.about.toISOString() ?? closure?.closureId;
  const keyOf = (channel: string) =>
    about === undefined ? {} : { dedupeKey: [kind, bookingId, about, channel].join('.') };
  await insertMessage(trx, { ...message, ...keyOf('mail'), channel: 'mail', recipient: email });
  if (sendsTexts) {
    await insertMessage(trx, { ...message, ...keyOf('sms'), channel: 'sms', recipient: mobilePhone });
  }
}

/**
 * Deletes waiting messages that this one replaces.
 * @returns the slot of a moved booking that its parent was last told
 */
async function settle(
  trx: Trx,
  kind: BookingKind,
  { bookingId, bookingDate, bookingTime }: MessageReader,
  { now, data }: MessageMoment & MessageCause,
): Promise<OldTime | undefined | 'nothing to tell'> {
  if (kind === 'cancelledByParent') {
    return (await dropWaiting(trx, bookingId, 'received', now)) === undefined ? data : 'nothing to tell';
  }
  if (kind !== 'rescheduled') return data;
  const told = oldTimeOf((await dropWaiting(trx, bookingId, 'rescheduled', now)) ?? {}) ?? data;
  const isBack = told?.oldDate === bookingDate && told.oldTime === bookingTime;
  return isBack ? 'nothing to tell' : told;
}

/**
 * Queues a message to a parent about a booking: a mail, and a text message where the studio sends them, with the
 * messages scheduled because of it: the reminder at half of the time for the deposit, those before the appointment, the
 * one to pick up. The rows are written in the caller's transaction: they are sent if, and only if, it commits. Each is
 * checked again when it is sent, and withdrawn if it is no longer true. A parent who cancels or moves while the
 * previous message still waits is told only the outcome: nothing, if the booking was cancelled or moved back.
 * @param booking as it is after the change
 * @param moment the event and what caused it
 */
export async function enqueueBookingMessages(
  trx: Trx,
  kind: BookingKind,
  booking: MessageReader,
  moment: MessageMoment & MessageCause,
): Promise<void> {
  // There is no recipient left.
  if (booking.email === erasedDetails.email) return;
  const data = await settle(trx, kind, booking, moment);
  if (data !== 'nothing to tell') await enqueue(trx, kind, booking, { ...moment, data });
  for (const next of scheduledAfter[kind]?.(booking) ?? []) await enqueue(trx, next, booking, moment);
}

/**
 * Queues a mail about an account, in the caller's transaction. A row holds no token: it is created when the mail is
 * sent.
 * @param reader without an id when no account has the address; such a row is withdrawn when it is due. `bookingId`
 * names the booking that the mail comes with, `data` has further values for its text
 */
export const enqueueAccountMail = (
  trx: Trx,
  kind: AccountKind,
  reader: {
    readonly id: number | undefined;
    readonly email: string;
    readonly bookingId?: number;
    readonly data?: object;
  },
  now: Date,
): Promise<void> =>
  insertMessage(trx, {
    kind,
    channel: 'mail',
    userId: reader.id ?? null,
    ...(reader.bookingId !== undefined && { bookingId: reader.bookingId }),
    ...(reader.data !== undefined && { data: reader.data }),
    recipient: reader.email,
    dueAt: now,
    createdAt: now,
  });

/** No user has this id. */
const NOBODY = 0;

/** The recipient of rows that are never sent. */
const NOWHERE = 'nobody@invalid';

/**
 * Queues a mail about an account, if fewer than `mostPerHour` of its kind were queued for its recipient in the last hour,
 * by whichever account. Where none is to be sent, or there is no such account, the same statements run, with a row that
 * is withdrawn when it is due, so that the duration reveals nothing.
 * @param mail `email` is the recipient in lower case, `user` the account that it is about, if there is one
 */
export async function enqueueLimited(
  trx: Trx,
  kind: AccountKind,
  { email, user, data }: { email: string; user: { readonly id: number } | undefined; data?: object },
  { now, mostPerHour }: { now: Date; mostPerHour: number },
): Promise<void> {
  const reader = await lockLiveUser(trx, user?.id ?? NOBODY);
  // Of two mails to one recipient for two accounts, each must count the other.
  await lockAddresses(trx, [email]);
  const queued = await countQueued(trx, kind, email, minutesLater(now, -60));
  const isSent = reader !== undefined && queued < mostPerHour;
  const mail = isSent ? { id: reader.id, email } : { id: undefined, email: NOWHERE };
  await enqueueAccountMail(trx, kind, { ...mail, ...(data && { data }) }, now);
}

/** Queues the messages for a contact request: a mail to the studio, and an acknowledgement to the sender. */
export async function enqueueContactMails(
  trx: Trx,
  contactId: number,
  { studio, sender }: { readonly studio: string; readonly sender: string },
  now: Date,
): Promise<void> {
  const mail = { channel: 'mail', contactId, dueAt: now, createdAt: now } as const;
  await insertMessage(trx, { ...mail, kind: 'contactToStudio', recipient: studio });
  await insertMessage(trx, { ...mail, kind: 'contactReceived', recipient: sender });
}

/** Queues a mail to the studio about a family. A row holds ids and times of appointments, never a name. */
export const enqueueStudioMail = (
  trx: Trx,
  kind: StudioKind,
  {
    bookingId,
    ...about
  }: { readonly userId: number; readonly bookingId?: number | null; readonly data?: object },
  {
    now,
    dueAt = now,
    business,
  }: {
    readonly now: Date;
    readonly dueAt?: Date;
    readonly business: Pick<ServerContext['business'], 'contactEmail'>;
  },
): Promise<void> =>
  insertMessage(trx, {
    ...about,
    ...(typeof bookingId === 'number' && { bookingId }),
    kind,
    channel: 'mail',
    recipient: business.contactEmail,
    dueAt,
    createdAt: now,
  });
