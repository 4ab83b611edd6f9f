import { depositDueAt } from '@plaitful/domain/deposit';
import { isAdmin } from '@plaitful/domain/roles';
import { checkAppointment } from '@plaitful/flows/appointment';
import type { AppointmentEvent, NextAppointment, RefusalCode } from '@plaitful/flows/appointment/types';
import type { BookingKind } from '@plaitful/messages/catalogue';
import type { ServerContext } from '../context.ts';
import type { Trx } from '../database/database.ts';
import type { BookingChangeKind } from '../database/tables.ts';
import { enqueueBookingMessages } from '../outbox/enqueue.ts';
import { Problem, problem } from '../problems/problem.ts';
import type { Member } from '../sessions/member.ts';
import {
  changeBooking,
  findBooking,
  insertHistory,
  type BookingChanges,
  type BookingRow,
} from './bookings.repository.ts';
import { lockForUpdate } from './locks.ts';
import { stateOf } from './expiry.ts';
import { claimSlot, writeBooking } from './claimSlot.ts';

export interface ChangeBookingInput {
  readonly bookingId: number;
  readonly member: Member;
  readonly event: AppointmentEvent;
  /** The required owner; other bookings answer 404. */
  readonly ownerId?: number;
  /** The ETag that was read. */
  readonly ifMatch: string | undefined;
}

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

/** Nothing about the deposit of a cancelled booking, and nothing after the start. */
function messageOf(kind: BookingChangeKind, after: BookingRow, now: Date): BookingKind | undefined {
  const isAhead = now < after.startsAt;
  const isLive = after.paymentStatus !== 'CANCELLED';
  if (kind === 'CANCELLED' && isAhead)
    return after.cancelledBy === 'MEMBER' ? 'cancelledByParent' : 'cancelledByStudio';
  if (kind === 'RESTORED' && isAhead) return 'restored';
  if (kind === 'DEPOSIT' && isLive) return after.deposit === 'PAID' ? 'depositConfirmed' : 'depositReminder';
  return undefined;
}

async function writeHistoryAndMessages(
  trx: Trx,
  { before, after, kind }: { before: BookingRow; after: BookingRow; kind: BookingChangeKind },
  { member, event }: ChangeBookingInput,
  { now, context }: { now: Date; context: ServerContext },
): Promise<void> {
  const actor = event.type === 'cancel.requested' ? event.by : 'STUDIO';
  const entry = { bookingId: after.bookingId, at: now, actor, actorId: member.id, change: kind };
  await insertHistory(trx, [{ ...entry, before: stateOf(before), after: stateOf(after) }]);
  const message = messageOf(kind, after, now);
  if (message !== undefined) await enqueueBookingMessages(trx, message, after, { ...context, now });
}

export function changeProblem(code: RefusalCode): Problem {
  if (code === 'deposit_not_due') throw new Error('only the deadline ends a booking for its deposit');
  return problem(code);
}

async function change(
  trx: Trx,
  input: ChangeBookingInput,
  context: ServerContext,
): Promise<BookingRow | Problem> {
  const now = context.clock();
  const { event, member, ownerId } = input;
  const found = await findBooking(trx, input.bookingId);
  const isTheirs = found !== undefined && (ownerId === undefined || found.userId === ownerId);
  if (!isTheirs) return problem('booking_not_found');
  const row = await lockForUpdate(trx, found, input, { ...context, now });
  if (row instanceof Problem) return row;
  const isBack = row.paymentStatus === 'CANCELLED' && event.type === 'payment.set';
  const chair = isBack
    ? (await claimSlot(trx, row, { now, context, exceptId: row.bookingId })).chair
    : row.chair;
  const role = isAdmin(member.roles) ? 'ROLE_ADMIN' : 'ROLE_USER';
  const isSlotFree = !(chair instanceof Problem);
  const decision = checkAppointment(row, event, { now, role, isSlotFree });
  if (decision.kind === 'refused') {
    return chair instanceof Problem && decision.code === 'slot_gone' ? chair : changeProblem(decision.code);
  }
  const kind = kindOf(row, decision.next);
  if (kind === undefined) return row;
  const changes = toChanges(row, decision.next, now, context);
  const isRestored = kind === 'RESTORED' && !(chair instanceof Problem);
  const after = await changeBooking(trx, row, { ...changes, ...(isRestored && { chair }) });
  await writeHistoryAndMessages(trx, { before: row, after, kind }, input, { now, context });
  return after;
}

/**
 * Changes deposit or payment of a booking, or cancels it, as the appointment machine allows: one transaction with
 * history and messages. Setting the current value changes nothing.
 */
export async function changeAppointment(
  input: ChangeBookingInput,
  context: ServerContext,
): Promise<BookingRow | Problem> {
  return writeBooking(context, 'slot_gone', (trx) => change(trx, input, context));
}
