import type { VisitWrite } from '@plaitful/api-client/contract';
import { depositDueAtAfterReschedule } from '@plaitful/domain/deposit';
import { isAdmin } from '@plaitful/domain/roles';
import type { AppointmentEvent } from '@plaitful/flows/appointment/types';
import type { ServerContext } from '../../platform/context.ts';
import type { Trx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Problem, problem } from '../../platform/problems/problem.ts';
import type { Member } from '../../platform/contract/contract.types.ts';
import { lockStyleForShare } from '../../catalogue/styles/styles.repository.ts';
import { lockActiveUser, lockUser } from '../../accounts/users/users.repository.ts';
import { getOptionMinutes, hasDepositToReturn, toBookingUpdate } from './bookings.mapper.ts';
import {
  getChangeKind,
  decideStatusChange,
  isVisibleTo,
  getRescheduleProblem,
  getPastDateProblem,
  validateBookingRate,
  validateUnverifiedQuota,
} from './bookings.policy.ts';
import { getMessageForChange } from './bookings.messages.ts';
import { findBooking, type BookingRow } from './bookings.queries.ts';
import { insertHistory, updateBooking } from './bookings.repository.ts';
import { claimSlot, lockForUpdate, toSlotInterval, type RequestContext } from './claimSlot.ts';
import { createBill } from './visits.service.ts';
import { storeChangedPhotoAnswer } from '../children/photoAnswers.service.ts';
import { runBookingTransaction } from './bookings.service.ts';
import { enqueueBookingMessages } from './bookingMessages.service.ts';

function getActor(event: AppointmentEvent): 'MEMBER' | 'STUDIO' | 'DEADLINE' {
  if (event.type === 'cancel.requested') return event.by;
  return event.type === 'deposit.sent' ? 'MEMBER' : 'STUDIO';
}

export interface ChangeBookingInput {
  readonly bookingId: number;
  readonly member: Member;
  readonly event: AppointmentEvent;
  /** The required owner; other bookings answer 404. */
  readonly ownerId?: number | undefined;
  /** The ETag that was read. */
  readonly ifMatch: string | undefined;
  /** What a finished visit cost. */
  readonly visit?: VisitWrite;
  /** Whether the parent is told; true when left out. */
  readonly sendsMail?: boolean | undefined;
}

/** Whether an event may bring a cancelled booking back to its slot. */
const isBack = ({ paymentStatus }: BookingRow, { type }: AppointmentEvent): boolean =>
  paymentStatus === 'CANCELLED' && (type === 'payment.set' || type === 'outcome.set');

/**
 * Changes deposit, payment or outcome of a booking, or cancels it, as the appointment machine allows: one transaction
 * with history and messages. Setting the current value changes nothing.
 */
export const changeBooking = (
  { bookingId, member, event, ownerId, ifMatch, visit, sendsMail = true }: ChangeBookingInput,
  context: ServerContext,
): Promise<BookingRow | Problem> =>
  runBookingTransaction(context, 'slot_gone', async (trx, moment) => {
    const { now } = moment;
    const found = await findBooking(trx, bookingId);
    const isTheirs = found !== undefined && (ownerId === undefined || found.userId === ownerId);
    if (!isTheirs) return problem('booking_not_found');
    const row = await lockForUpdate(trx, found, { ifMatch }, moment);
    if (row instanceof Problem) return row;
    const restored = { interval: row, exceptId: bookingId };
    const claimed = isBack(row, event) ? (await claimSlot(trx, restored, moment)).chair : row.chair;
    const slotProblem = claimed instanceof Problem ? claimed : undefined;
    const { graceMinutes } = moment.business;
    const next = decideStatusChange(row, event, { member, now, slotProblem, graceMinutes });
    if (next instanceof Problem) return next;
    const change = getChangeKind(row, next, event);
    if (change === undefined) return row;
    const billed = visit && (await createBill(trx, row, visit, moment));
    if (billed instanceof Problem) return billed;
    const chair = next.paymentStatus !== 'CANCELLED' && !(claimed instanceof Problem) && { chair: claimed };
    const changes = { ...toBookingUpdate(row, next, moment), ...chair, ...billed };
    const after = await updateBooking(trx, row, changes);
    const actor = getActor(event);
    const entry = { bookingId, at: now, actor, actorId: member.id, change } as const;
    await insertHistory(trx, [{ ...entry, before: row, after }]);
    const message = sendsMail ? getMessageForChange(change, after, now) : undefined;
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

/** Applies the owner's limits; admins may reschedule without any. */
async function validateReschedule(
  trx: Trx,
  { bookingId: exceptId, verifyBy, durationMinutes }: BookingRow,
  { member, newDate: date }: RescheduleInput,
  moment: RequestContext,
): Promise<Problem | undefined> {
  if (isAdmin(member.roles)) return undefined;
  const user = await lockUser(trx, member.id);
  const tooOften = await validateBookingRate(trx, user, 'RESCHEDULED', moment);
  if (tooOften !== undefined || verifyBy === null) return tooOften;
  return validateUnverifiedQuota(trx, { date, durationMinutes, exceptId }, moment);
}

const expected = { outcome: 'EXPECTED', arrivedAt: null, bill: null } as const;

const moveFields = { date: 'newDate', time: 'newTime' } as const;

/**
 * Reschedules a booking to another date and time of its style: its owner while the deposit is unpaid, admins while it
 * is live. One transaction with history and messages. Price, duration and the start of the deposit's deadline stay.
 */
export const rescheduleBooking = (
  input: RescheduleInput,
  context: ServerContext,
): Promise<BookingRow | Problem> =>
  runBookingTransaction(context, 'slot_taken', async (trx, moment) => {
    const { now, config } = moment;
    const { bookingId, newDate, newTime, ifMatch, member } = input;
    const found = await findBooking(trx, bookingId);
    if (found === undefined || !isTheirs(found, input)) return problem('booking_not_found');
    const past = getPastDateProblem(newDate, moveFields, moment);
    const slot = { styleId: found.styleId, bookingDate: newDate, bookingTime: newTime };
    const interval = toSlotInterval(slot, found.durationMinutes, moment);
    const wanted = past === undefined ? interval : undefined;
    const row = await lockForUpdate(trx, found, { ifMatch, wanted }, moment);
    if (row instanceof Problem) return row;
    const refused = getRescheduleProblem(row, input, now) ?? past;
    if (refused !== undefined) return refused;
    if ((await lockStyleForShare(trx, row.styleId)) === undefined) return problem('style_not_found');
    const optionMinutes = getOptionMinutes(row);
    const claim = { interval, exceptId: bookingId, fields: moveFields, optionMinutes };
    const { chair } = await claimSlot(trx, claim, moment);
    if (chair instanceof Problem) return chair;
    const limited = await validateReschedule(trx, row, input, moment);
    if (limited !== undefined) return limited;
    const { startsAt } = interval;
    const deadlineMinutes = config.depositDeadlineMinutes;
    const depositDueAt = depositDueAtAfterReschedule(row, { startsAt, deadlineMinutes });
    const after = await updateBooking(trx, row, {
      ...interval,
      chair,
      depositDueAt,
      canMove: false,
      ...expected,
    });
    const actor = isAdmin(member.roles) ? 'STUDIO' : 'MEMBER';
    const entry = { bookingId, at: now, actor, actorId: member.id, change: 'RESCHEDULED' } as const;
    await insertHistory(trx, [{ ...entry, before: row, after }]);
    const data = { oldDate: row.bookingDate, oldTime: row.bookingTime };
    await enqueueBookingMessages(trx, 'rescheduled', after, {
      ...moment,
      data,
      isByStudio: actor === 'STUDIO',
    });
    return after;
  });

export interface DepositReturnedInput {
  readonly member: Member;
  readonly bookingId: number;
  readonly isReturned: boolean;
  /** The ETag that was read. */
  readonly ifMatch: string | undefined;
}

/** The deposit of a cancelled booking. */
export const setDepositReturned = (
  { bookingId, isReturned, ifMatch, member }: DepositReturnedInput,
  context: ServerContext,
): Promise<BookingRow | Problem> =>
  inTransaction(context.database, async (trx) => {
    const now = context.clock();
    const found = await findBooking(trx, bookingId);
    if (found === undefined) return problem('booking_not_found');
    const row = await lockForUpdate(trx, found, { ifMatch }, { ...context, now });
    if (row instanceof Problem) return row;
    if (!hasDepositToReturn(row)) return problem('no_deposit_to_return');
    const depositToReturn = !isReturned;
    if ((row.depositToReturn ?? true) === depositToReturn) return row;
    const after = await updateBooking(trx, row, {
      depositToReturn,
      ...(depositToReturn && { depositKept: false }),
    });
    const entry = { bookingId, at: now, actor: 'STUDIO', actorId: member.id } as const;
    await insertHistory(trx, [{ ...entry, change: 'DEPOSIT_RETURNED', before: row, after }]);
    return after;
  });

/** Stores an answer for one appointment, of its parent or entered by an administrator. */
export async function setBookingPhotoConsent(
  context: ServerContext,
  { bookingId, member }: { readonly bookingId: number; readonly member: Member },
  isGiven: boolean,
): Promise<BookingRow | Problem> {
  const outcome = await inTransaction(context.database, async (trx) => {
    const found = await findBooking(trx, bookingId);
    if (found === undefined || !isVisibleTo(member, found)) return problem('booking_not_found');
    const { userId } = found;
    if ((await lockActiveUser(trx, userId)) === undefined) return problem('booking_not_found');
    // Read again, now that the family is locked.
    const row = await findBooking(trx, bookingId);
    if (row === undefined) return problem('booking_not_found');
    const before = row.photoAnswer ?? { isGiven: row.consent };
    if (before.isGiven === isGiven) return row;
    const subject = { userId, childId: null, bookingId };
    const recordedBy = userId === member.id ? null : member.id;
    const moment = { ...context, now: context.clock() };
    const refused = await storeChangedPhotoAnswer(trx, subject, { isGiven, recordedBy, before }, moment);
    return refused ?? row;
  });
  if (!(outcome instanceof Problem)) context.runOutbox();
  return outcome;
}
