import { depositDueAt } from '@plaitful/domain/deposit';
import { isAdmin } from '@plaitful/domain/roles';
import { judgeAppointment } from '@plaitful/flows/appointment';
import type { AppointmentEvent, NextAppointment } from '@plaitful/flows/appointment/types';
import type { ServerContext } from '../context.ts';
import type { Trx } from '../database/database.ts';
import { isTaken } from '../database/errors.ts';
import type { BookingChangeKind } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import { enqueueBookingMessages, type MessageMoment } from '../outbox/enqueue.ts';
import { Refusal, refuse } from '../problems/refusal.ts';
import type { Member } from '../sessions/member.ts';
import {
  changeBooking,
  insertHistory,
  isSlotHeld,
  lockBooking,
  type BookingChanges,
  type BookingRow,
} from './bookings.repository.ts';
import { cancelLapsed, stateOf } from './lapse.ts';

/** One change that somebody asks for. */
export interface ChangeWish {
  readonly bookingId: number;
  readonly member: Member;
  readonly event: AppointmentEvent;
  /** Whose booking it must be; another one is not found. */
  readonly ownerId?: number;
}

/** What is to be stored: who ended it and when, and from when its deposit is due. */
function toChanges(
  row: BookingRow,
  next: NextAppointment,
  now: Date,
  context: ServerContext,
): BookingChanges {
  const { deposit, paymentStatus, cancelledBy } = next;
  const dueFrom = next.depositDueFrom ?? row.dueFrom;
  const deadlineMinutes = context.config.depositDeadlineMinutes;
  const { startsAt } = row;
  return {
    deposit,
    paymentStatus,
    cancelledBy,
    dueFrom,
    cancelledAt: cancelledBy === null ? null : (row.cancelledAt ?? now),
    depositDueAt:
      next.depositDueFrom === undefined
        ? row.depositDueAt
        : depositDueAt({ dueFrom, startsAt, deadlineMinutes }),
  };
}

function kindOf(before: BookingRow, after: BookingRow): BookingChangeKind | undefined {
  const wasCancelled = before.paymentStatus === 'CANCELLED';
  const isCancelled = after.paymentStatus === 'CANCELLED';
  if (wasCancelled !== isCancelled) return isCancelled ? 'CANCELLED' : 'RESTORED';
  if (before.deposit !== after.deposit) return 'DEPOSIT';
  return before.paymentStatus === after.paymentStatus ? undefined : 'PAYMENT';
}

/** The history of a change, and what the parent is told of it; an appointment that is cancelled tells nothing (reading 24). */
async function writeBeside(
  trx: Trx,
  made: { before: BookingRow; after: BookingRow; kind: BookingChangeKind },
  { member, event }: ChangeWish,
  moment: MessageMoment,
): Promise<void> {
  const { before, after, kind } = made;
  const actor = event.type === 'cancel.requested' ? event.by : 'STUDIO';
  const entry = { bookingId: after.bookingId, at: moment.now, actor, actorId: member.id, change: kind };
  await insertHistory(trx, [{ ...entry, before: stateOf(before), after: stateOf(after) }]);
  const isConfirmed = kind === 'DEPOSIT' && after.deposit === 'PAID' && after.paymentStatus !== 'CANCELLED';
  if (isConfirmed) await enqueueBookingMessages(trx, 'depositConfirmed', after, moment);
}

/** Reads the booking to be changed; a lapsed one is ended first, so that it is judged as what it is (reading 17). */
async function readForChange(
  trx: Trx,
  wish: ChangeWish,
  moment: MessageMoment,
): Promise<BookingRow | undefined> {
  const row = await lockBooking(trx, wish.bookingId);
  if (row === undefined || (wish.ownerId !== undefined && row.userId !== wish.ownerId)) return undefined;
  const ended = await cancelLapsed(trx, moment, { bookingId: wish.bookingId });
  return ended === 0 ? row : lockBooking(trx, wish.bookingId);
}

async function change(trx: Trx, wish: ChangeWish, context: ServerContext): Promise<BookingRow | Refusal> {
  const now = context.clock();
  const moment = { ...context, now };
  const row = await readForChange(trx, wish, moment);
  if (row === undefined) return refuse('booking_not_found');
  const isBack = row.paymentStatus === 'CANCELLED' && wish.event.type === 'payment.set';
  if (isBack) await cancelLapsed(trx, moment, { slot: row });
  const isSlotFree = isBack && !(await isSlotHeld(trx, row, now));
  const role = isAdmin(wish.member.roles) ? 'ROLE_ADMIN' : 'ROLE_USER';
  const judgement = judgeAppointment(row, wish.event, { now, role, isSlotFree });
  if (judgement.kind === 'refused') {
    if (judgement.code === 'deposit_not_due')
      throw new Error('only the deadline ends a booking for its deposit');
    return refuse(judgement.code);
  }
  const after = await changeBooking(trx, row, toChanges(row, judgement.next, now, context));
  const kind = kindOf(row, after);
  if (kind !== undefined) {
    await writeBeside(trx, { before: row, after, kind }, wish, moment);
  }
  return after;
}

/**
 * Changes deposit or payment of a booking, or cancels it, as the appointment machine judges it: one transaction with
 * its history and messages.
 */
export async function changeAppointment(
  wish: ChangeWish,
  context: ServerContext,
): Promise<BookingRow | Refusal> {
  try {
    const outcome = await inTransaction(context.database, (trx) => change(trx, wish, context));
    if (!(outcome instanceof Refusal)) context.wakeOutbox();
    return outcome;
  } catch (error) {
    if (isTaken(error)) return refuse('slot_gone');
    throw error;
  }
}
