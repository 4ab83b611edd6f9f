import { createOnce } from '../../platform/idempotency/createOnce.ts';
import type { BookedService, Booking, BookingChange, BookingCreate } from '@plaitful/api-client/contract';
import { estimate, resolveOptions } from '@plaitful/domain/estimate';
import { toE164 } from '@plaitful/domain/phone';
import { addDays, toStudioTime } from '@plaitful/domain/studio-time';
import { getDeadlineMinutes } from '@plaitful/domain/visit';
import { bookingCalendar } from './ics.ts';
import type { CalendarFile } from '../../platform/outbox/messageKind.ts';
import { findOrSaveBookedChild } from '../children/children.service.ts';
import {
  findPhotoAnswerForChild,
  findLatestAnswer,
  insertConsents,
} from '../children/photoAnswers.repository.ts';
import { enqueuePhotoWithdrawalMail } from '../children/photoAnswers.service.ts';
import type { ServerContext } from '../../platform/context.ts';
import type { Trx } from '../../platform/database/database.ts';
import { parseConstraintError } from '../../platform/database/errors.ts';
import { inTransaction, withConnection } from '../../platform/database/transaction.ts';
import { parseListQuery, type Page, type ListQuery } from '../../platform/lists/lists.ts';
import { Problem, problem, validationProblem } from '../../platform/problems/problem.ts';
import type { Member } from '../../platform/contract/contract.types.ts';
import {
  listAvailabilityOn,
  type StyleRow,
  lockStyleForShare,
} from '../../catalogue/styles/styles.repository.ts';
import { filterActiveOptions, listOptionGroups } from '../../catalogue/styles/styleOptions.repository.ts';
import { lockActiveUser, updatePhoneFromBooking } from '../../accounts/users/users.repository.ts';
import { countMissedVisits } from '../../accounts/account/account.repository.ts';
import { sendVerificationInTransaction } from '../../accounts/verification/verification.service.ts';
import {
  toBooking,
  toBookingChange,
  toConsents,
  toBookingInsert,
  getBookingVersion,
} from './bookings.mapper.ts';
import {
  findFullyBookedDays,
  validateBookingDetails,
  findFullSlots,
  isPriceChanged,
  isSameBooking,
  isVisibleTo,
  hashNetwork,
  getPastDateProblem,
  validateBookingRate,
  validateUnpaidLimits,
} from './bookings.policy.ts';
import {
  findBooking,
  listHistory,
  listOccupied,
  type BookingRow,
  type CurrentBooking,
} from './bookings.queries.ts';
import {
  bookingFields,
  listBookings,
  type BookingFilter,
  type BookingsListOptions,
} from './bookingsList.queries.ts';
import { insertBooking, insertHistory } from './bookings.repository.ts';
import { claimSlot, toSlotInterval, type RequestContext } from './claimSlot.ts';
import { enqueueBookingMessages } from './bookingMessages.service.ts';

export type BookingsContext = Pick<ServerContext, 'database' | 'clock'>;

export type BookingsQuery = ListQuery & Omit<BookingFilter, 'userId'>;

export function parseListOptions(
  query: BookingsQuery,
  now: Date,
  userId?: number,
): BookingsListOptions | Problem {
  const options = parseListQuery(query, bookingFields);
  if (options instanceof Problem) return options;
  const { page: _page, size: _size, sort: _sort, q: _q, ...filter } = query;
  return { ...options, now, filter: { ...filter, ...(userId !== undefined && { userId }) } };
}

export async function loadBookings(
  { database, clock }: BookingsContext,
  query: BookingsQuery,
  userId?: number,
): Promise<Page<Booking> | Problem> {
  const now = clock();
  const options = parseListOptions(query, now, userId);
  if (options instanceof Problem) return options;
  const { rows, total } = await withConnection(database, (db) => listBookings(db, options));
  return { rows: rows.map((row) => toBooking(row, now)), total };
}

/** For the owner of the booking and admins; 404 for everyone else. */
export async function loadUserBookings(
  reader: BookingsContext,
  query: ListQuery,
  { userId, member }: { userId: number; member: Member },
): Promise<Page<Booking> | Problem> {
  if (!isVisibleTo(member, { userId })) return problem('not_found');
  return loadBookings(reader, query, userId);
}

async function findVisible(
  { database }: BookingsContext,
  bookingId: number,
  member: Member,
): Promise<CurrentBooking | Problem> {
  const row = await withConnection(database, (db) => findBooking(db, bookingId));
  return row !== undefined && isVisibleTo(member, row) ? row : problem('booking_not_found');
}

export async function loadBooking(
  reader: BookingsContext,
  bookingId: number,
  member: Member,
): Promise<Booking | Problem> {
  const row = await findVisible(reader, bookingId, member);
  return row instanceof Problem ? row : toBooking(row, reader.clock());
}

export async function loadBookingCalendar(
  context: ServerContext,
  bookingId: number,
  member: Member,
): Promise<CalendarFile | Problem> {
  const row = await findVisible(context, bookingId, member);
  if (row instanceof Problem) return row;
  const now = context.clock();
  const { business, config } = context;
  return bookingCalendar({ ...row, version: getBookingVersion(row, now) }, now, {
    business,
    publicUrl: config.publicUrl,
  });
}

export const loadBookingHistory = (
  { database }: BookingsContext,
  bookingId: number,
): Promise<BookingChange[] | Problem> =>
  withConnection(database, async (db) => {
    if ((await findBooking(db, bookingId)) === undefined) return problem('booking_not_found');
    return (await listHistory(db, bookingId)).map(toBookingChange);
  });

/**
 * The slots that cannot be booked from today on: those of live bookings and, where the studio sets a number of chairs,
 * all available times without a free chair. Two queries in total.
 */
export const listUnavailableSlots = ({
  database,
  business: { timeZone, chairs },
  clock,
}: ServerContext): Promise<BookedService[]> =>
  withConnection(database, async (db) => {
    const now = clock();
    const today = toStudioTime(now, timeZone).date;
    // Appointments of yesterday may go past midnight.
    const live = await listOccupied(db, { from: addDays(today, -1) }, now);
    const slots = live
      .filter(({ bookingDate }) => bookingDate >= today)
      .map(({ styleId, bookingDate, bookingTime }) => ({ styleId, bookingDate, bookingTime }));
    if (chairs === undefined) return slots;
    const occupied = live.filter(({ chair }) => chair !== null && chair <= chairs);
    const plan = { occupied, chairs, timeZone };
    const offered = await listAvailabilityOn(db, findFullyBookedDays(plan, today));
    const full = findFullSlots(offered, plan).flatMap(({ date, time, styleIds }) =>
      styleIds.map((styleId) => ({ styleId, bookingDate: date, bookingTime: time })),
    );
    // Without duplicates: a fully booked time may also be a booked slot.
    const all = [...slots, ...full].map((slot) => [Object.values(slot).join(' '), slot] as const);
    return [...new Map(all).values()];
  });

/**
 * Runs a booking transaction, then the outbox. Days are locked, so the database's constraints should never be violated;
 * if one is, it becomes a problem too.
 * @param takenCode the problem for a taken slot
 */
export async function runBookingTransaction(
  context: ServerContext,
  takenCode: 'slot_taken' | 'slot_gone',
  write: (trx: Trx, moment: RequestContext) => Promise<BookingRow | Problem>,
): Promise<BookingRow | Problem> {
  try {
    const outcome = await inTransaction(context.database, (trx) =>
      write(trx, { ...context, now: context.clock() }),
    );
    if (!(outcome instanceof Problem)) context.runOutbox();
    return outcome;
  } catch (error) {
    const constraint = parseConstraintError(error)?.constraint;
    if (constraint === 'bookings_live_slot') return problem(takenCode);
    if (constraint === 'bookings_chair_free') return problem('no_free_chair');
    throw error;
  }
}

export interface CreateBookingInput {
  readonly member: Member;
  readonly body: BookingCreate;
  /** The ETag of the style as the member saw it. */
  readonly ifMatch: string | undefined;
  readonly key: string | undefined;
  readonly ip: string;
}

/** @param deadlineMinutes the parent's own time for the deposit, which the consent names */
async function storeConsents(
  trx: Trx,
  row: BookingRow,
  deadlineMinutes: number,
  moment: RequestContext,
): Promise<void> {
  const { userId, childId, consent: isGiven } = row;
  const latest = await findLatestAnswer(trx, row);
  const before = childId === null ? undefined : await findPhotoAnswerForChild(trx, childId);
  const setting = { business: moment.business, config: { depositDeadlineMinutes: deadlineMinutes } };
  await insertConsents(trx, toConsents(row, { at: moment.now, latest }, setting));
  if (childId === null) return;
  await enqueuePhotoWithdrawalMail(trx, { userId, childId, bookingId: null }, { before, isGiven }, moment);
}

async function writeHistoryAndMessages(
  trx: Trx,
  row: BookingRow,
  deadlineMinutes: number,
  moment: RequestContext,
): Promise<void> {
  const { now } = moment;
  const { bookingId, userId } = row;
  const entry = { bookingId, at: now, actor: 'MEMBER', actorId: userId, change: 'CREATED' } as const;
  await insertHistory(trx, [{ ...entry, before: null, after: row }]);
  await storeConsents(trx, row, deadlineMinutes, moment);
  await updatePhoneFromBooking(trx, userId, row.mobilePhone);
  if (row.verifyBy !== null) await sendVerificationInTransaction(trx, row, now);
  await enqueueBookingMessages(trx, 'received', row, moment);
}

const bodyFields = { date: 'bookingDate', time: 'bookingTime' } as const;

/** Books a locked style; returns the booking that the member already has in this slot for this child. */
async function book(
  trx: Trx,
  input: CreateBookingInput & { readonly mobilePhone: string },
  style: StyleRow,
  moment: RequestContext,
): Promise<BookingRow | Problem> {
  const { member, body, ifMatch, ip, mobilePhone } = input;
  const { styleId } = style;
  const { bookingDate, bookingTime, optionIds = [] } = body;
  const groups = filterActiveOptions(await listOptionGroups(trx), styleId);
  const options = resolveOptions(groups, optionIds);
  if (options === undefined)
    return problem(isPriceChanged(ifMatch, style) ? 'price_changed' : 'options_invalid');
  const estimated = estimate(style, options);
  const { minutes: durationMinutes } = estimated;
  const interval = toSlotInterval({ styleId, bookingDate, bookingTime }, durationMinutes, moment);
  const optionMinutes = durationMinutes - style.durationMinutes;
  const { conflict, chair } = await claimSlot(trx, { interval, fields: bodyFields, optionMinutes }, moment);
  if (conflict !== undefined && isSameBooking(conflict, input)) return conflict;
  if (isPriceChanged(ifMatch, style)) return problem('price_changed');
  if (chair instanceof Problem) return chair;
  const user = await lockActiveUser(trx, member.id);
  if (user === undefined) return problem('unauthenticated');
  const networkHash = await hashNetwork(trx, user, ip);
  const counted = { user, mobilePhone, networkHash, date: bookingDate, durationMinutes };
  const limited =
    (await validateBookingRate(trx, user, 'CREATED', moment)) ??
    (await validateUnpaidLimits(trx, counted, moment));
  if (limited !== undefined) return limited;
  const childId = await findOrSaveBookedChild(trx, member.id, body, moment.now);
  if (childId instanceof Problem) return childId;
  const booking = {
    body,
    member,
    user,
    style,
    estimated,
    interval,
    chair,
    mobilePhone,
    networkHash,
    childId,
  };
  const missed = await countMissedVisits(trx, member.id, moment.now);
  const deadlineMinutes = getDeadlineMinutes(moment.config.depositDeadlineMinutes, missed);
  const row = await insertBooking(trx, toBookingInsert({ ...booking, deadlineMinutes }, moment));
  await writeHistoryAndMessages(trx, row, deadlineMinutes, moment);
  return row;
}

/**
 * Books a style at a date and time for a child: one transaction with history, consents and messages. A retry by
 * Idempotency-Key, and another request for the same slot and child, return the existing booking. Constraints of the database prevent
 * double bookings of slots and chairs.
 */
export async function createBooking(
  input: CreateBookingInput,
  context: ServerContext,
): Promise<BookingRow | Problem> {
  const { member, body, key } = input;
  if (body.userId !== undefined && body.userId !== member.id) return problem('forbidden');
  const mobilePhone = toE164(body.mobilePhone);
  const errors = validateBookingDetails(body, { ...context, now: context.clock() });
  if (errors.length > 0 || mobilePhone === undefined) return validationProblem(errors);
  const attempt = { userId: member.id, key };
  return runBookingTransaction(context, 'slot_taken', (trx, moment) =>
    createOnce<BookingRow>(
      trx,
      { operation: 'createBooking', attempt, body, now: moment.now },
      {
        create: async () => {
          const past = getPastDateProblem(body.bookingDate, bodyFields, moment);
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
