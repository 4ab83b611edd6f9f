import type { BookingCreate, FieldError } from '@plaitful/api-client/contract';
import { checkBookingDetails, type BookingDetails } from '@plaitful/domain/booking-details';
import { depositDueAt } from '@plaitful/domain/deposit';
import { toE164 } from '@plaitful/domain/phone';
import { judgeSlot, type SlotJudgement } from '@plaitful/domain/slots';
import { instantOf, minutesLater, studioMoment, type StudioMoment } from '@plaitful/domain/studio-time';
import type { ServerContext } from '../context.ts';
import type { Trx } from '../database/database.ts';
import { isTaken } from '../database/errors.ts';
import { inTransaction } from '../database/transaction.ts';
import { fieldMessages } from '../messages/en-CA/problems.ts';
import { enqueueBookingMessages, type MessageMoment } from '../outbox/enqueue.ts';
import { Refusal, refuse, refuseFields } from '../problems/refusal.ts';
import type { Member } from '../sessions/member.ts';
import { findStyle, offeredOn, type StyleRow } from '../styles/styles.repository.ts';
import { keepFirstPhone, lockUser } from '../users/users.repository.ts';
import {
  countUnpaid,
  insertBooking,
  insertHistory,
  isSlotHeld,
  type BookingRow,
} from './bookings.repository.ts';
import { recordConsents } from './consents.ts';
import { cancelLapsed, stateOf } from './lapse.ts';

/** What a member asks to book. */
export interface BookingWish {
  readonly member: Member;
  readonly body: BookingCreate;
  /** The style's etag as the member saw it. */
  readonly ifMatch: string | undefined;
}

const detailMessages = {
  childName: { required: fieldMessages.childName },
  dateOfBirth: {
    required: fieldMessages.dateOfBirthRequired,
    future: fieldMessages.dateOfBirthFuture,
    invalid: fieldMessages.dateOfBirthInvalid,
  },
  mobilePhone: { invalid: fieldMessages.mobilePhone },
  policyAgreement: { unticked: fieldMessages.policyAgreement },
  cancellationPolicy: { unticked: fieldMessages.cancellationPolicy },
  consent: { unticked: fieldMessages.consent, unanswered: fieldMessages.consentUnanswered },
} as const satisfies Record<keyof BookingDetails, Record<string, string>>;

function detailErrors(body: BookingCreate, today: string, business: ServerContext['business']): FieldError[] {
  const problems = checkBookingDetails(body, { today, photoConsent: business.photoConsent });
  return Object.entries(problems).map(([field, problem]) => {
    const messages: Record<string, string> | undefined = Object.entries(detailMessages).find(
      ([name]) => name === field,
    )?.[1];
    return { field, message: messages?.[problem] ?? fieldMessages.other };
  });
}

const slotRefusals: Readonly<Record<SlotJudgement, () => Refusal | undefined>> = {
  ok: () => undefined,
  dayPast: () => refuseFields([{ field: 'bookingDate', message: fieldMessages.dayPast }]),
  dayNotOffered: () => refuseFields([{ field: 'bookingDate', message: fieldMessages.dayNotOffered }]),
  timePast: () => refuseFields([{ field: 'bookingTime', message: fieldMessages.timePast }]),
  timeNotOffered: () => refuseFields([{ field: 'bookingTime', message: fieldMessages.timeNotOffered }]),
  taken: () => refuse('slot_taken'),
};

/** Whether the price a member saw still stands: only the second number of the etag is compared. */
const isPriceChanged = (ifMatch: string | undefined, { offerVersion }: StyleRow): boolean =>
  ifMatch !== undefined && /\.(\d+)"$/.exec(ifMatch)?.[1] !== String(offerVersion);

/** Asks the domain, after lapsed bookings in the way are gone, whether the slot can be booked. */
async function judge(
  trx: Trx,
  style: StyleRow,
  { bookingDate, bookingTime }: BookingCreate,
  moment: MessageMoment & { local: StudioMoment; openWeekdays: ServerContext['business']['hours'] },
): Promise<Refusal | undefined> {
  const { styleId } = style;
  const slot = { styleId, bookingDate, bookingTime };
  await cancelLapsed(trx, moment, { slot });
  const times = await offeredOn(trx, styleId, bookingDate);
  const isHeld = await isSlotHeld(trx, slot, moment.now);
  const judgement = judgeSlot(
    { date: bookingDate, time: bookingTime },
    {
      styleId,
      offered: { [bookingDate]: times },
      booked: isHeld ? [slot] : [],
      now: moment.local,
      openWeekdays: moment.openWeekdays.map(({ weekday }) => weekday),
    },
  );
  return slotRefusals[judgement]();
}

/** Price, deposit and names are the style's and the session's, whatever the body says of them (reading 11). */
function toRow(wish: BookingWish, style: StyleRow, mobilePhone: string, now: Date, context: ServerContext) {
  const { member, body } = wish;
  const { timeZone } = context.business;
  const startsAt = instantOf(body.bookingDate, body.bookingTime, timeZone);
  const deadlineMinutes = context.config.depositDeadlineMinutes;
  const { styleId, serviceId, serviceName, durationMinutes } = style;
  const { priceCents, discountPercent, valueCents, depositCents } = style;
  const { bookingDate, bookingTime, dateOfBirth, policyAgreement, cancellationPolicy, consent } = body;
  return {
    styleId,
    serviceId,
    serviceName,
    durationMinutes,
    styleName: style.style,
    priceCents,
    discountPercent,
    valueCents,
    depositCents,
    bookingDate,
    bookingTime,
    timeZone,
    startsAt,
    endsAt: minutesLater(startsAt, durationMinutes),
    chair: null,
    userId: member.id,
    email: member.email,
    mobilePhone,
    fullName: `${member.firstName} ${member.lastName}`,
    childName: body.childName.trim(),
    dateOfBirth,
    policyAgreement,
    cancellationPolicy,
    consent,
    ...({ deposit: 'NOT_PAID', paymentStatus: 'PENDING', cancelledBy: null } as const),
    createdAt: now,
    dueFrom: now,
    depositDueAt: depositDueAt({ dueFrom: now, startsAt, deadlineMinutes }),
  };
}

/** The rows that stand beside a new booking: its history, what was agreed to, and what the parent is told. */
async function writeBeside(trx: Trx, row: BookingRow, moment: MessageMoment): Promise<void> {
  const { now } = moment;
  const { bookingId, userId } = row;
  const entry = { bookingId, at: now, actor: 'MEMBER', actorId: userId, change: 'CREATED' } as const;
  await insertHistory(trx, [{ ...entry, before: null, after: stateOf(row) }]);
  await recordConsents(trx, row, now);
  await keepFirstPhone(trx, userId, row.mobilePhone);
  await enqueueBookingMessages(trx, 'received', row, moment);
}

async function book(trx: Trx, wish: BookingWish, context: ServerContext): Promise<BookingRow | Refusal> {
  const { member, body, ifMatch } = wish;
  const { business, config } = context;
  const now = context.clock();
  const moment = { ...context, now };
  const mobilePhone = toE164(body.mobilePhone);
  if (mobilePhone === undefined) {
    return refuseFields([{ field: 'mobilePhone', message: fieldMessages.mobilePhone }]);
  }
  const style = await findStyle(trx, body.styleId);
  if (style === undefined) return refuse('style_not_found');
  if (isPriceChanged(ifMatch, style)) return refuse('price_changed');
  const local = studioMoment(now, business.timeZone);
  const refusal = await judge(trx, style, body, { ...moment, local, openWeekdays: business.hours });
  if (refusal !== undefined) return refusal;
  await lockUser(trx, member.id);
  const max = business.maxUnpaidBookings;
  if (config.rateLimit && (await countUnpaid(trx, member.id, now)) >= max) {
    return refuse('too_many_unpaid', { values: { max } });
  }
  const row = await insertBooking(trx, toRow(wish, style, mobilePhone, now, context));
  await writeBeside(trx, row, moment);
  return row;
}

/**
 * Books a style at a date and time for a child: one transaction with its history, consents and messages. The
 * database's constraint has the last word on a slot that two want (reading 12).
 */
export async function createBooking(
  wish: BookingWish,
  context: ServerContext,
): Promise<BookingRow | Refusal> {
  const { member, body } = wish;
  if (body.userId !== undefined && body.userId !== member.id) return refuse('forbidden');
  const today = studioMoment(context.clock(), context.business.timeZone).date;
  const errors = detailErrors(body, today, context.business);
  if (errors.length > 0) return refuseFields(errors);
  try {
    const outcome = await inTransaction(context.database, (trx) => book(trx, wish, context));
    if (!(outcome instanceof Refusal)) context.wakeOutbox();
    return outcome;
  } catch (error) {
    if (isTaken(error)) return refuse('slot_taken');
    throw error;
  }
}
