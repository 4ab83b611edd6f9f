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
import { Problem, problem, validationProblem } from '../problems/problem.ts';
import type { Member } from '../sessions/member.ts';
import { findStyle, type StyleRow } from '../styles/styles.repository.ts';
import { storeFirstPhone, lockUser } from '../users/users.repository.ts';
import { sendVerificationIn } from '../verification/verification.service.ts';
import { findEarlierBooking, storeIdempotencyKey, type IdempotentRequest } from './idempotency.ts';
import { lockStyleForShare, insertBooking, insertHistory, type BookingRow } from './bookings.repository.ts';
import { validateRate, validateUnpaid } from './bookings.policy.ts';
import { recordConsents } from './consents.ts';
import { lockDays } from './locks.ts';
import { stateOf } from './expiry.ts';
import { claimSlot, pastDayProblem, toSlotInterval, writeBooking } from './claimSlot.ts';
import { hashNetwork } from './unpaid.repository.ts';

export interface CreateBookingInput {
  readonly member: Member;
  readonly body: BookingCreate;
  /** The style's ETag as the member saw it. */
  readonly ifMatch: string | undefined;
  readonly key: string | undefined;
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
  return Object.entries(problems).map(([field, code]) => {
    const messages: Record<string, string> | undefined = Object.entries(detailMessages).find(
      ([name]) => name === field,
    )?.[1];
    return { field, message: messages?.[code] ?? fieldMessages.other };
  });
}

const fields = { date: 'bookingDate', time: 'bookingTime' } as const;

interface Setting {
  readonly now: Date;
  readonly context: ServerContext;
}

/** Only the second number of the ETag, the offer version, is compared. */
const isPriceChanged = (ifMatch: string | undefined, { offerVersion }: StyleRow): boolean =>
  ifMatch !== undefined && /\.(\d+)"$/.exec(ifMatch)?.[1] !== String(offerVersion);

/** Whether a booking is a repetition of this request. */
const isSameRequest = (
  { userId, childName, dateOfBirth }: BookingRow,
  { member, body }: CreateBookingInput,
): boolean => userId === member.id && childName === body.childName.trim() && dateOfBirth === body.dateOfBirth;

type BookedInterval = ReturnType<typeof toSlotInterval> & { readonly chair: number | null };

interface Booker {
  /** With the row locked. */
  readonly user: Member;
  readonly mobilePhone: string;
  /** Of a member with an unverified email address, unless on a private network. */
  readonly networkHash: string | null;
}

/** Price, deposit and names come from style and session, whatever the body says. */
function toRow(
  { member, body }: CreateBookingInput,
  style: StyleRow,
  interval: BookedInterval,
  { user, mobilePhone, networkHash }: Booker,
  { now, context: { config, business } }: Setting,
) {
  const { serviceId, serviceName, style: styleName, durationMinutes } = style;
  const { priceCents, discountPercent, valueCents, depositCents } = style;
  const { dateOfBirth, policyAgreement, cancellationPolicy, consent } = body;
  const { startsAt } = interval;
  const deadlineMinutes = config.depositDeadlineMinutes;
  return {
    ...interval,
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

async function writeHistoryAndMessages(trx: Trx, row: BookingRow, { now, context }: Setting): Promise<void> {
  const { bookingId, userId } = row;
  const entry = { bookingId, at: now, actor: 'MEMBER', actorId: userId, change: 'CREATED' } as const;
  await insertHistory(trx, [{ ...entry, before: null, after: stateOf(row) }]);
  await recordConsents(trx, row, now, context);
  await storeFirstPhone(trx, userId, row.mobilePhone);
  if (row.verifyBy !== null) await sendVerificationIn(trx, row, now);
  await enqueueBookingMessages(trx, 'received', row, { ...context, now });
}

async function readBooker(trx: Trx, { member, body, ip }: CreateBookingInput): Promise<Booker | Problem> {
  const mobilePhone = toE164(body.mobilePhone);
  if (mobilePhone === undefined) {
    return validationProblem([{ field: 'mobilePhone', message: fieldMessages.mobilePhone }]);
  }
  const user = await lockUser(trx, member.id);
  const network = user.emailVerified ? undefined : networkOf(ip);
  const networkHash = network === undefined ? null : await hashNetwork(trx, network);
  return { user, mobilePhone, networkHash };
}

async function checkLimits(
  trx: Trx,
  booker: Booker,
  { bookingDate: date }: BookingCreate,
  { durationMinutes }: StyleRow,
  setting: Setting,
): Promise<Problem | undefined> {
  const tooOften = await validateRate(trx, booker.user, 'creations', setting);
  return tooOften ?? validateUnpaid(trx, { ...booker, date, durationMinutes }, setting);
}

/** Books with the days locked; a retry returns the earlier booking. */
async function book(
  trx: Trx,
  input: CreateBookingInput,
  style: StyleRow,
  setting: Setting,
): Promise<BookingRow | Problem> {
  const { now, context } = setting;
  const { body, ifMatch } = input;
  const { bookingDate, bookingTime } = body;
  const slot = { styleId: style.styleId, bookingDate, bookingTime };
  const interval = toSlotInterval(slot, style.durationMinutes, context);
  await lockDays(trx, [interval]);
  const { conflict, chair } = await claimSlot(trx, interval, { now, context, fields });
  if (conflict !== undefined && isSameRequest(conflict, input)) return conflict;
  if (isPriceChanged(ifMatch, style)) return problem('price_changed');
  if (chair instanceof Problem) return chair;
  const booker = await readBooker(trx, input);
  if (booker instanceof Problem) return booker;
  const limited = await checkLimits(trx, booker, body, style, setting);
  if (limited !== undefined) return limited;
  const row = await insertBooking(trx, toRow(input, style, { ...interval, chair }, booker, setting));
  await writeHistoryAndMessages(trx, row, setting);
  return row;
}

/** One transaction; a known idempotency key returns the earlier result. */
async function attempt(
  trx: Trx,
  input: CreateBookingInput,
  context: ServerContext,
): Promise<BookingRow | Problem> {
  const { member, body, key } = input;
  const now = context.clock();
  const known: IdempotentRequest | undefined =
    key === undefined ? undefined : { userId: member.id, key, body };
  const before = known && (await findEarlierBooking(trx, known, now));
  if (before !== undefined) return before;
  const past = pastDayProblem(body.bookingDate, now, context, fields);
  if (past !== undefined) return past;
  await lockStyleForShare(trx, body.styleId);
  const style = await findStyle(trx, body.styleId);
  if (style === undefined) return problem('style_not_found');
  const outcome = await book(trx, input, style, { now, context });
  if (known !== undefined && !(outcome instanceof Problem)) {
    await storeIdempotencyKey(trx, known, outcome.bookingId, now);
  }
  return outcome;
}

/**
 * Books a style at a date and time for a child: one transaction with history, consents and messages. A retry, by
 * Idempotency-Key or for the same slot and child, returns the existing booking. Constraints of the database prevent
 * double bookings of slots and chairs.
 */
export async function createBooking(
  input: CreateBookingInput,
  context: ServerContext,
): Promise<BookingRow | Problem> {
  const { member, body } = input;
  if (body.userId !== undefined && body.userId !== member.id) return problem('forbidden');
  const today = studioMoment(context.clock(), context.business.timeZone).date;
  const errors = detailErrors(body, today, context.business);
  if (errors.length > 0) return validationProblem(errors);
  return writeBooking(context, 'slot_taken', (trx) => attempt(trx, input, context));
}
