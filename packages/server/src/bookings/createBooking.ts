import type { BookingCreate, FieldError } from '@plaitful/api-client/contract';
import { checkBookingDetails, type BookingDetails } from '@plaitful/domain/booking-details';
import { depositDueAt } from '@plaitful/domain/deposit';
import { toE164 } from '@plaitful/domain/phone';
import { minutesLater, studioMoment } from '@plaitful/domain/studio-time';
import { personName } from '@plaitful/messages/en-CA/fields';
import { fieldMessages } from '@plaitful/messages/en-CA/problems';
import type { ServerContext } from '../context.ts';
import type { Trx } from '../database/database.ts';
import { networkOf } from '../limits/network.ts';
import { enqueueBookingMessages } from '../outbox/enqueue.ts';
import { Refusal, refuse, refuseFields } from '../problems/refusal.ts';
import type { Member } from '../sessions/member.ts';
import { findStyle, type StyleRow } from '../styles/styles.repository.ts';
import { keepFirstPhone, lockUser } from '../users/users.repository.ts';
import { sendVerificationWith } from '../verification/verification.service.ts';
import { findAttempt, keepAttempt, type Attempt } from './attempts.ts';
import { holdStyle, insertBooking, insertHistory, type BookingRow } from './bookings.repository.ts';
import { validateRate, validateUnpaid } from './bookings.policy.ts';
import { recordConsents } from './consents.ts';
import { lockDays } from './days.ts';
import { cancelLapsed, stateOf } from './lapse.ts';
import { chooseChair, judgePlace, placeOf, writeBooking, refusePastDay } from './place.ts';
import { findHolder } from './slots.repository.ts';
import { hashNetwork } from './unpaid.repository.ts';

/** What a member asks to book. */
export interface BookingWish {
  readonly member: Member;
  readonly body: BookingCreate;
  /** The style's etag as the member saw it. */
  readonly ifMatch: string | undefined;
  /** The Idempotency-Key of the attempt. */
  readonly key: string | undefined;
  /** The address of the client. */
  readonly ip: string;
}

const detailMessages = {
  childName: { required: fieldMessages.childName, ...personName },
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

const fields = { date: 'bookingDate', time: 'bookingTime' } as const;

interface Setting {
  readonly now: Date;
  readonly context: ServerContext;
}

/** Whether the price a member saw still stands: only the second number of the etag is compared. */
const isPriceChanged = (ifMatch: string | undefined, { offerVersion }: StyleRow): boolean =>
  ifMatch !== undefined && /\.(\d+)"$/.exec(ifMatch)?.[1] !== String(offerVersion);

/** Whether a booking is what this member asks for, so that asking again is a retry. */
const isSameWish = ({ userId, childName, dateOfBirth }: BookingRow, { member, body }: BookingWish): boolean =>
  userId === member.id && childName === body.childName.trim() && dateOfBirth === body.dateOfBirth;

type BookedPlace = ReturnType<typeof placeOf> & { readonly chair: number | null };

/** Who books, as the limits of unpaid bookings see it. */
interface Booker {
  /** With the row held. */
  readonly user: Member;
  readonly mobilePhone: string;
  /** Of a member with an unverified email address, unless they come from this machine or a private network. */
  readonly networkHash: string | null;
}

/** Price, deposit and names are the style's and the session's, whatever the body says of them. */
function toRow(
  { member, body }: BookingWish,
  style: StyleRow,
  place: BookedPlace,
  { user, mobilePhone, networkHash }: Booker,
  { now, context: { config, business } }: Setting,
) {
  const { serviceId, serviceName, style: styleName, durationMinutes } = style;
  const { priceCents, discountPercent, valueCents, depositCents } = style;
  const { dateOfBirth, policyAgreement, cancellationPolicy, consent } = body;
  const { startsAt } = place;
  const deadlineMinutes = config.depositDeadlineMinutes;
  return {
    ...place,
    serviceId,
    serviceName,
    styleName,
    durationMinutes,
    priceCents,
    discountPercent,
    valueCents,
    depositCents,
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
    verifyBy: user.emailVerified ? null : minutesLater(now, business.unverifiedHoldMinutes),
    networkHash,
  };
}

/** The rows that stand beside a new booking: its history, what was agreed to, and what the parent is told. */
async function writeBeside(trx: Trx, row: BookingRow, { now, context }: Setting): Promise<void> {
  const { bookingId, userId } = row;
  const entry = { bookingId, at: now, actor: 'MEMBER', actorId: userId, change: 'CREATED' } as const;
  await insertHistory(trx, [{ ...entry, before: null, after: stateOf(row) }]);
  await recordConsents(trx, row, now, context);
  await keepFirstPhone(trx, userId, row.mobilePhone);
  if (row.verifyBy !== null) await sendVerificationWith(trx, row, now);
  await enqueueBookingMessages(trx, 'received', row, { ...context, now });
}

/** Reads who books, with the user's row held; a phone number that is none is refused. */
async function readBooker(trx: Trx, { member, body, ip }: BookingWish): Promise<Booker | Refusal> {
  const mobilePhone = toE164(body.mobilePhone);
  if (mobilePhone === undefined) {
    return refuseFields([{ field: 'mobilePhone', message: fieldMessages.mobilePhone }]);
  }
  const user = await lockUser(trx, member.id);
  const network = user.emailVerified ? undefined : networkOf(ip);
  const networkHash = network === undefined ? null : await hashNetwork(trx, network);
  return { user, mobilePhone, networkHash };
}

/** Whether this member may book once more, here and now. */
async function refuseTooMany(
  trx: Trx,
  booker: Booker,
  { bookingDate: date }: BookingCreate,
  { durationMinutes }: StyleRow,
  setting: Setting,
): Promise<Refusal | undefined> {
  const tooOften = await validateRate(trx, booker.user, 'creations', setting);
  return tooOften ?? validateUnpaid(trx, { ...booker, date, durationMinutes }, setting);
}

/** Books, with the days of the appointment held; a member's retry gets the booking that it made before. */
async function book(
  trx: Trx,
  wish: BookingWish,
  style: StyleRow,
  setting: Setting,
): Promise<BookingRow | Refusal> {
  const { now, context } = setting;
  const { body, ifMatch } = wish;
  const { bookingDate, bookingTime } = body;
  const slot = { styleId: style.styleId, bookingDate, bookingTime };
  const place = placeOf(slot, style.durationMinutes, context);
  await lockDays(trx, [place]);
  await cancelLapsed(trx, { ...context, now }, { place });
  const holder = await findHolder(trx, slot, { now });
  if (holder !== undefined && isSameWish(holder, wish)) return holder;
  if (isPriceChanged(ifMatch, style)) return refuse('price_changed');
  const isHeld = holder !== undefined;
  const refusal = await judgePlace(trx, slot, { now, isHeld, fields }, context);
  if (refusal !== undefined) return refusal;
  const booker = await readBooker(trx, wish);
  if (booker instanceof Refusal) return booker;
  const limited = await refuseTooMany(trx, booker, body, style, setting);
  if (limited !== undefined) return limited;
  const chair = await chooseChair(trx, place, context);
  if (chair instanceof Refusal) return chair;
  const row = await insertBooking(trx, toRow(wish, style, { ...place, chair }, booker, setting));
  await writeBeside(trx, row, setting);
  return row;
}

/** One attempt, in one transaction; with a key it answers what it answered before. */
async function attempt(trx: Trx, wish: BookingWish, context: ServerContext): Promise<BookingRow | Refusal> {
  const { member, body, key } = wish;
  const now = context.clock();
  const known: Attempt | undefined = key === undefined ? undefined : { userId: member.id, key, body };
  const before = known && (await findAttempt(trx, known, now));
  if (before !== undefined) return before;
  const past = refusePastDay(body.bookingDate, now, context, fields);
  if (past !== undefined) return past;
  await holdStyle(trx, body.styleId);
  const style = await findStyle(trx, body.styleId);
  if (style === undefined) return refuse('style_not_found');
  const outcome = await book(trx, wish, style, { now, context });
  if (known !== undefined && !(outcome instanceof Refusal)) {
    await keepAttempt(trx, known, outcome.bookingId, now);
  }
  return outcome;
}

/**
 * Books a style at a date and time for a child: one transaction with its history, consents and messages. Asked again,
 * by the same Idempotency-Key or for the same slot and child, it answers the booking that is there and writes nothing.
 * The database's constraints have the last word on a slot or a chair that two want.
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
  return writeBooking(context, 'slot_taken', (trx) => attempt(trx, wish, context));
}
