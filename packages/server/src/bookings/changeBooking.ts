import { depositDueAt } from '@plaitful/domain/deposit';
import { isAdmin } from '@plaitful/domain/roles';
import { checkAppointment } from '@plaitful/flows/appointment';
import type { AppointmentEvent, NextAppointment, RefusalCode } from '@plaitful/flows/appointment/types';
import type { BookingKind } from '@plaitful/messages/catalogue';
import type { ServerContext } from '../context.ts';
import type { Trx } from '../database/database.ts';
import type { BookingChangeKind } from '../database/tables.ts';
import { enqueueBookingMessages } from '../outbox/enqueue.ts';
import { Refusal, refuse } from '../problems/refusal.ts';
import type { Member } from '../sessions/member.ts';
import {
  changeBooking,
  findBooking,
  insertHistory,
  type BookingChanges,
  type BookingRow,
} from './bookings.repository.ts';
import { holdBooking } from './holdBooking.ts';
import { cancelLapsed, stateOf } from './lapse.ts';
import { chooseChair, writeBooking } from './place.ts';
import { findHolder } from './slots.repository.ts';

/** One change that somebody asks for. */
export interface ChangeWish {
  readonly bookingId: number;
  readonly member: Member;
  readonly event: AppointmentEvent;
  /** Whose booking it must be; another one is not found. */
  readonly ownerId?: number;
  /** The booking's etag as it was read. */
  readonly ifMatch: string | undefined;
}

/** What is to be stored: who ended it and when, and from when its deposit is due. */
function toChanges(
  row: BookingRow,
  next: NextAppointment,
  now: Date,
  context: ServerContext,
): BookingChanges {
  const { deposit, paymentStatus, cancelledBy, depositDueFrom: dueFrom } = next;
  const deadlineMinutes = context.config.depositDeadlineMinutes;
  const { startsAt } = row;
  const isPaid = deposit === 'PAID';
  return {
    deposit,
    paymentStatus,
    cancelledBy,
    cancelledAt: cancelledBy === null ? null : (row.cancelledAt ?? now),
    ...(isPaid && { verifyBy: null }),
    ...((isPaid || cancelledBy !== null) && { networkHash: null }),
    ...(dueFrom && { dueFrom, depositDueAt: depositDueAt({ dueFrom, startsAt, deadlineMinutes }) }),
  };
}

function kindOf(before: BookingRow, next: NextAppointment): BookingChangeKind | undefined {
  const wasCancelled = before.paymentStatus === 'CANCELLED';
  const isCancelled = next.paymentStatus === 'CANCELLED';
  if (wasCancelled !== isCancelled) return isCancelled ? 'CANCELLED' : 'RESTORED';
  if (before.deposit !== next.deposit) return 'DEPOSIT';
  return before.paymentStatus === next.paymentStatus ? undefined : 'PAYMENT';
}

/** What a parent is told of a change; nothing of a cancelled booking's deposit, and nothing after the start. */
function messageOf(kind: BookingChangeKind, after: BookingRow, now: Date): BookingKind | undefined {
  const isAhead = now < after.startsAt;
  const isLive = after.paymentStatus !== 'CANCELLED';
  if (kind === 'CANCELLED' && isAhead)
    return after.cancelledBy === 'MEMBER' ? 'cancelledByParent' : 'cancelledByStudio';
  if (kind === 'RESTORED' && isAhead) return 'restored';
  if (kind === 'DEPOSIT' && isLive) return after.deposit === 'PAID' ? 'depositConfirmed' : 'depositReminder';
  return undefined;
}

/** The history of a change, and what the parent is told of it. */
async function writeBeside(
  trx: Trx,
  { before, after, kind }: { before: BookingRow; after: BookingRow; kind: BookingChangeKind },
  { member, event }: ChangeWish,
  { now, context }: { now: Date; context: ServerContext },
): Promise<void> {
  const actor = event.type === 'cancel.requested' ? event.by : 'STUDIO';
  const entry = { bookingId: after.bookingId, at: now, actor, actorId: member.id, change: kind };
  await insertHistory(trx, [{ ...entry, before: stateOf(before), after: stateOf(after) }]);
  const message = messageOf(kind, after, now);
  if (message !== undefined) await enqueueBookingMessages(trx, message, after, { ...context, now });
}

/** Why the machine refuses, as a problem. */
export function refuseChange(code: RefusalCode): Refusal {
  if (code === 'deposit_not_due') throw new Error('only the deadline ends a booking for its deposit');
  return refuse(code);
}

/**
 * The chair a cancelled booking can come back to, its slot being free.
 * @returns `slot_gone` or `no_free_chair` when it cannot
 */
async function findWayBack(
  trx: Trx,
  row: BookingRow,
  now: Date,
  context: ServerContext,
): Promise<number | null | Refusal> {
  const { bookingId: exceptId } = row;
  await cancelLapsed(trx, { ...context, now }, { place: row });
  const holder = await findHolder(trx, row, { now, exceptId });
  return holder === undefined ? chooseChair(trx, row, context, exceptId) : refuse('slot_gone');
}

async function change(trx: Trx, wish: ChangeWish, context: ServerContext): Promise<BookingRow | Refusal> {
  const now = context.clock();
  const { event, member, ownerId } = wish;
  const found = await findBooking(trx, wish.bookingId);
  const isTheirs = found !== undefined && (ownerId === undefined || found.userId === ownerId);
  if (!isTheirs) return refuse('booking_not_found');
  const row = await holdBooking(trx, found, wish, { ...context, now });
  if (row instanceof Refusal) return row;
  const isBack = row.paymentStatus === 'CANCELLED' && event.type === 'payment.set';
  const chair = isBack ? await findWayBack(trx, row, now, context) : row.chair;
  const role = isAdmin(member.roles) ? 'ROLE_ADMIN' : 'ROLE_USER';
  const isSlotFree = !(chair instanceof Refusal);
  const decision = checkAppointment(row, event, { now, role, isSlotFree });
  if (decision.kind === 'refused') {
    return chair instanceof Refusal && decision.code === 'slot_gone' ? chair : refuseChange(decision.code);
  }
  const kind = kindOf(row, decision.next);
  if (kind === undefined) return row;
  const changes = toChanges(row, decision.next, now, context);
  const isRestored = kind === 'RESTORED' && !(chair instanceof Refusal);
  const after = await changeBooking(trx, row, { ...changes, ...(isRestored && { chair }) });
  await writeBeside(trx, { before: row, after, kind }, wish, { now, context });
  return after;
}

/**
 * Changes deposit or payment of a booking, or cancels it, as the appointment machine judges it: one transaction with
 * its history and messages. Setting what is set already changes nothing.
 */
export async function changeAppointment(
  wish: ChangeWish,
  context: ServerContext,
): Promise<BookingRow | Refusal> {
  return writeBooking(context, 'slot_gone', (trx) => change(trx, wish, context));
}
