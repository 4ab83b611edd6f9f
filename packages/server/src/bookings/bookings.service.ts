import type { BookedService, Booking, BookingChange, BookingCreate } from '@plaitful/api-client/contract';
import { depositDueAtAfterMove } from '@plaitful/domain/deposit';
import { toE164 } from '@plaitful/domain/phone';
import { isAdmin } from '@plaitful/domain/roles';
import { addDays, studioMoment } from '@plaitful/domain/studio-time';
import type { AppointmentEvent } from '@plaitful/flows/appointment/types';
import { bookingCalendar, type CalendarFile } from '../calendar/ics.ts';
import { childOfBooking } from '../children/children.service.ts';
import { findAnswerForChild, findLatestAnswer } from '../children/photoAnswers.queries.ts';
import { enqueueWithdrawal } from '../children/photoAnswers.service.ts';
import type { ServerContext } from '../context.ts';
import type { Trx } from '../database/database.ts';
import { readConstraintError } from '../database/errors.ts';
import { inTransaction, reading } from '../database/transaction.ts';
import { readListQuery, type ListPart, type ListQuery } from '../lists/lists.ts';
import { createOnce } from '../idempotency/createOnce.ts';
import { enqueueBookingMessages } from '../outbox/enqueue.ts';
import { Problem, problem, validationProblem } from '../problems/problem.ts';
import type { Member } from '../sessions/member.ts';
import { listOfferedOn, type StyleRow } from '../styles/styles.queries.ts';
import { lockStyleForShare } from '../styles/styles.repository.ts';
import { lockLiveUser, lockUser, storePhone } from '../users/users.repository.ts';
import { sendVerificationIn } from '../verification/verification.service.ts';
import { toBooking, toBookingChange, toChanges, toConsents, toRow, versionOf } from './bookings.mapper.ts';
import {
  changeKindOf,
  daysWithoutIdleChair,
  decideChange,
  detailErrors,
  fullTimes,
  isPriceChanged,
  isSameRequest,
  messageOf,
  moveProblem,
  networkHashOf,
  pastDayProblem,
  validateRate,
  validateUnpaid,
  validateUnverifiedShare,
} from './bookings.policy.ts';
import {
  bookingFields,
  findBooking,
  listBookings,
  listHistory,
  listOccupied,
  type BookingFilter,
  type BookingRow,
  type BookingsListOptions,
  type CurrentBooking,
} from './bookings.queries.ts';
import { insertBooking, insertConsents, insertHistory, updateBooking } from './bookings.repository.ts';
import { claimSlot, lockForUpdate, toSlotInterval, type Moment } from './claimSlot.ts';

export type Reader = Pick<ServerContext, 'database' | 'clock'>;

export type BookingsQuery = ListQuery & Omit<BookingFilter, 'userId'>;

export function readOptions(query: BookingsQuery, now: Date, userId?: number): BookingsListOptions | Problem {
  const options = readListQuery(query, bookingFields);
  if (options instanceof Problem) return options;
  const { page: _page, size: _size, sort: _sort, q: _q, ...filter } = query;
  return { ...options, now, filter: { ...filter, ...(userId !== undefined && { userId }) } };
}

export async function readBookings(
  { database, clock }: Reader,
  query: BookingsQuery,
  userId?: number,
): Promise<ListPart<Booking> | Problem> {
  const now = clock();
  const options = readOptions(query, now, userId);
  if (options instanceof Problem) return options;
  const { rows, total } = await reading(database, (db) => listBookings(db, options));
  return { rows: rows.map((row) => toBooking(row, now)), total };
}

/** For the owner of the booking and admins; 404 for everyone else. */
export async function readUserBookings(
  reader: Reader,
  query: ListQuery,
  { userId, member }: { userId: number; member: Member },
): Promise<ListPart<Booking> | Problem> {
  if (userId !== member.id && !isAdmin(member.roles)) return problem('not_found');
  return readBookings(reader, query, userId);
}

async function findVisible(
  { database }: Reader,
  bookingId: number,
  member: Member,
): Promise<CurrentBooking | Problem> {
  const row = await reading(database, (db) => findBooking(db, bookingId));
  const isVisible = row !== undefined && (row.userId === member.id || isAdmin(member.roles));
  return isVisible ? row : problem('booking_not_found');
}

export async function readBooking(
  reader: Reader,
  bookingId: number,
  member: Member,
): Promise<Booking | Problem> {
  const row = await findVisible(reader, bookingId, member);
  return row instanceof Problem ? row : toBooking(row, reader.clock());
}

export async function readCalendar(
  context: ServerContext,
  bookingId: number,
  member: Member,
): Promise<CalendarFile | Problem> {
  const row = await findVisible(context, bookingId, member);
  if (row instanceof Problem) return row;
  const now = context.clock();
  const { business, config } = context;
  return bookingCalendar({ ...row, version: versionOf(row, now) }, now, {
    business,
    publicUrl: config.publicUrl,
  });
}

export const readHistory = ({ database }: Reader, bookingId: number): Promise<BookingChange[] | Problem> =>
  reading(database, async (db) => {
    if ((await findBooking(db, bookingId)) === undefined) return problem('booking_not_found');
    return (await listHistory(db, bookingId)).map(toBookingChange);
  });

/**
 * The slots that cannot be booked from today on: those of live bookings and, where the studio sets a number of chairs,
 * all offered times without a free chair. Two queries in total.
 */
export const readBookedServices = ({
  database,
  business: { timeZone, chairs },
  clock,
}: ServerContext): Promise<BookedService[]> =>
  reading(database, async (db) => {
    const now = clock();
    const today = studioMoment(now, timeZone).date;
    // Appointments of yesterday may go past midnight.
    const live = await listOccupied(db, addDays(today, -1), now);
    const slots = live
      .filter(({ bookingDate }) => bookingDate >= today)
      .map(({ styleId, bookingDate, bookingTime }) => ({ styleId, bookingDate, bookingTime }));
    if (chairs === undefined) return slots;
    const occupied = live.filter(({ chair }) => chair !== null && chair <= chairs);
    const plan = { occupied, chairs, timeZone };
    const offered = await listOfferedOn(db, daysWithoutIdleChair(plan, today));
    const full = fullTimes(offered, plan).flatMap(({ date, time, styleIds }) =>
      styleIds.map((styleId) => ({ styleId, bookingDate: date, bookingTime: time })),
    );
    // Without duplicates: a full time may also be a booked one.
    const all = [...slots, ...full].map((slot) => [Object.values(slot).join(' '), slot] as const);
    return [...new Map(all).values()];
  });

/**
 * Runs a booking transaction, then the outbox. Days are locked, so constraint violations are a second line of defence;
 * they become problems too.
 * @param takenCode the problem for a taken slot
 */
async function writeBooking(
  context: ServerContext,
  takenCode: 'slot_taken' | 'slot_gone',
  write: (trx: Trx, moment: Moment) => Promise<BookingRow | Problem>,
): Promise<BookingRow | Problem> {
  try {
    const outcome = await inTransaction(context.database, (trx) =>
      write(trx, { ...context, now: context.clock() }),
    );
    if (!(outcome instanceof Problem)) context.runOutbox();
    return outcome;
  } catch (error) {
    const constraint = readConstraintError(error)?.constraint;
    if (constraint === 'bookings_live_slot') return problem(takenCode);
    if (constraint === 'bookings_chair_free') return problem('no_free_chair');
    throw error;
  }
}

export interface CreateBookingInput {
  readonly member: Member;
  readonly body: BookingCreate;
  /** The style's ETag that the member has seen. */
  readonly ifMatch: string | undefined;
  readonly key: string | undefined;
  readonly ip: string;
}

async function storeConsents(trx: Trx, row: BookingRow, moment: Moment): Promise<void> {
  const { userId, childId, consent: isGiven } = row;
  const latest = await findLatestAnswer(trx, row);
  const before = childId === null ? undefined : await findAnswerForChild(trx, childId);
  await insertConsents(trx, toConsents(row, { at: moment.now, latest }, moment));
  if (childId === null) return;
  await enqueueWithdrawal(trx, { userId, childId, bookingId: null }, { before, isGiven }, moment);
}

async function writeHistoryAndMessages(trx: Trx, row: BookingRow, moment: Moment): Promise<void> {
  const { now } = moment;
  const { bookingId, userId } = row;
  const entry = { bookingId, at: now, actor: 'MEMBER', actorId: userId, change: 'CREATED' } as const;
  await insertHistory(trx, [{ ...entry, before: null, after: row }]);
  await storeConsents(trx, row, moment);
  await storePhone(trx, userId, row.mobilePhone);
  if (row.verifyBy !== null) await sendVerificationIn(trx, row, now);
  await enqueueBookingMessages(trx, 'received', row, moment);
}

const bodyFields = { date: 'bookingDate', time: 'bookingTime' } as const;

/** Books a locked style; a retry returns the earlier booking. */
async function book(
  trx: Trx,
  input: CreateBookingInput & { readonly mobilePhone: string },
  style: StyleRow,
  moment: Moment,
): Promise<BookingRow | Problem> {
  const { member, body, ifMatch, ip, mobilePhone } = input;
  const { styleId, durationMinutes } = style;
  const { bookingDate, bookingTime } = body;
  const interval = toSlotInterval({ styleId, bookingDate, bookingTime }, durationMinutes, moment);
  const { conflict, chair } = await claimSlot(trx, { interval, fields: bodyFields }, moment);
  if (conflict !== undefined && isSameRequest(conflict, input)) return conflict;
  if (isPriceChanged(ifMatch, style)) return problem('price_changed');
  if (chair instanceof Problem) return chair;
  const user = await lockLiveUser(trx, member.id);
  if (user === undefined) return problem('unauthenticated');
  const networkHash = await networkHashOf(trx, user, ip);
  const counted = { user, mobilePhone, networkHash, date: bookingDate, durationMinutes };
  const limited =
    (await validateRate(trx, user, 'CREATED', moment)) ?? (await validateUnpaid(trx, counted, moment));
  if (limited !== undefined) return limited;
  const childId = await childOfBooking(trx, member.id, body, moment.now);
  if (childId instanceof Problem) return childId;
  const booking = { body, member, user, style, interval, chair, mobilePhone, networkHash, childId };
  const row = await insertBooking(trx, toRow(booking, moment));
  await writeHistoryAndMessages(trx, row, moment);
  return row;
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
  const { member, body, key } = input;
  if (body.userId !== undefined && body.userId !== member.id) return problem('forbidden');
  const mobilePhone = toE164(body.mobilePhone);
  const errors = detailErrors(body, { ...context, now: context.clock() });
  if (errors.length > 0 || mobilePhone === undefined) return validationProblem(errors);
  const attempt = { userId: member.id, key };
  return writeBooking(context, 'slot_taken', (trx, moment) =>
    createOnce<BookingRow>(
      trx,
      { operation: 'createBooking', attempt, body, now: moment.now },
      {
        create: async () => {
          const past = pastDayProblem(body.bookingDate, bodyFields, moment);
          if (past !== undefined) return past;
          const style = await lockStyleForShare(trx, body.styleId);
          if (style === undefined) return problem('style_not_found');
          return book(trx, { ...input, mobilePhone }, style, moment);
        },
        find: (bookingId) => findBooking(trx, bookingId),
        getId: ({ bookingId }) => bookingId,
      },
    ),
  );
}

export interface ChangeBookingInput {
  readonly bookingId: number;
  readonly member: Member;
  readonly event: AppointmentEvent;
  /** The required owner; other bookings answer 404. */
  readonly ownerId: number | undefined;
  /** The ETag that was read. */
  readonly ifMatch: string | undefined;
}

/**
 * Changes deposit or payment of a booking, or cancels it, as the appointment machine allows: one transaction with
 * history and messages. Setting the current value changes nothing.
 */
export const changeBooking = (
  { bookingId, member, event, ownerId, ifMatch }: ChangeBookingInput,
  context: ServerContext,
): Promise<BookingRow | Problem> =>
  writeBooking(context, 'slot_gone', async (trx, moment) => {
    const { now } = moment;
    const found = await findBooking(trx, bookingId);
    const isTheirs = found !== undefined && (ownerId === undefined || found.userId === ownerId);
    if (!isTheirs) return problem('booking_not_found');
    const row = await lockForUpdate(trx, found, { ifMatch }, moment);
    if (row instanceof Problem) return row;
    const isBack = row.paymentStatus === 'CANCELLED' && event.type === 'payment.set';
    const restored = { interval: row, exceptId: bookingId };
    const chair = isBack ? (await claimSlot(trx, restored, moment)).chair : row.chair;
    const slotProblem = chair instanceof Problem ? chair : undefined;
    const next = decideChange(row, event, { member, now, slotProblem });
    if (next instanceof Problem) return next;
    const change = changeKindOf(row, next);
    if (change === undefined) return row;
    const claimed = change === 'RESTORED' && !(chair instanceof Problem) && { chair };
    const after = await updateBooking(trx, row, { ...toChanges(row, next, moment), ...claimed });
    const actor = event.type === 'cancel.requested' ? event.by : 'STUDIO';
    const entry = { bookingId, at: now, actor, actorId: member.id, change } as const;
    await insertHistory(trx, [{ ...entry, before: row, after }]);
    const message = messageOf(change, after, now);
    if (message !== undefined) await enqueueBookingMessages(trx, message, after, moment);
    return after;
  });

export interface RescheduleInput {
  readonly bookingId: number;
  /** The required owner and service type; other bookings answer 404. */
  readonly ownerId: number;
  readonly serviceId: number;
  readonly member: Member;
  readonly newDate: string;
  readonly newTime: string;
  /** The ETag that was read. */
  readonly ifMatch: string | undefined;
}

const isTheirs = (row: BookingRow, { ownerId, serviceId, member }: RescheduleInput): boolean =>
  row.userId === ownerId &&
  row.serviceId === serviceId &&
  (member.id === row.userId || isAdmin(member.roles));

/** Checks the owner's limits; admins may always move. */
async function validateMove(
  trx: Trx,
  { bookingId: exceptId, verifyBy, durationMinutes }: BookingRow,
  { member, newDate: date }: RescheduleInput,
  moment: Moment,
): Promise<Problem | undefined> {
  if (isAdmin(member.roles)) return undefined;
  const user = await lockUser(trx, member.id);
  const tooOften = await validateRate(trx, user, 'RESCHEDULED', moment);
  if (tooOften !== undefined || verifyBy === null) return tooOften;
  return validateUnverifiedShare(trx, { date, durationMinutes, exceptId }, moment);
}

const moveFields = { date: 'newDate', time: 'newTime' } as const;

/**
 * Moves a booking to another date and time of its style: its owner while the deposit is unpaid, admins while it is
 * live. One transaction with history and messages. Price, duration and the start of the deposit's deadline stay.
 */
export const rescheduleBooking = (
  input: RescheduleInput,
  context: ServerContext,
): Promise<BookingRow | Problem> =>
  writeBooking(context, 'slot_taken', async (trx, moment) => {
    const { now, config } = moment;
    const { bookingId, newDate, newTime, ifMatch, member } = input;
    const found = await findBooking(trx, bookingId);
    if (found === undefined || !isTheirs(found, input)) return problem('booking_not_found');
    const past = pastDayProblem(newDate, moveFields, moment);
    const slot = { styleId: found.styleId, bookingDate: newDate, bookingTime: newTime };
    const interval = toSlotInterval(slot, found.durationMinutes, moment);
    const wanted = past === undefined ? interval : undefined;
    const row = await lockForUpdate(trx, found, { ifMatch, wanted }, moment);
    if (row instanceof Problem) return row;
    const refused = moveProblem(row, input, now) ?? past;
    if (refused !== undefined) return refused;
    if ((await lockStyleForShare(trx, row.styleId)) === undefined) return problem('style_not_found');
    const claim = { interval, exceptId: bookingId, fields: moveFields };
    const { chair } = await claimSlot(trx, claim, moment);
    if (chair instanceof Problem) return chair;
    const limited = await validateMove(trx, row, input, moment);
    if (limited !== undefined) return limited;
    const { startsAt } = interval;
    const deadlineMinutes = config.depositDeadlineMinutes;
    const depositDueAt = depositDueAtAfterMove(row, { startsAt, deadlineMinutes });
    const after = await updateBooking(trx, row, { ...interval, chair, depositDueAt, canMove: false });
    const actor = isAdmin(member.roles) ? 'STUDIO' : 'MEMBER';
    const entry = { bookingId, at: now, actor, actorId: member.id, change: 'RESCHEDULED' } as const;
    await insertHistory(trx, [{ ...entry, before: row, after }]);
    const data = { oldDate: row.bookingDate, oldTime: row.bookingTime };
    await enqueueBookingMessages(trx, 'rescheduled', after, { ...moment, data });
    return after;
  });
