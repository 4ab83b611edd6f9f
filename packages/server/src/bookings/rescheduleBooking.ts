import { depositDueAtAfterMove } from '@plaitful/domain/deposit';
import { isAdmin } from '@plaitful/domain/roles';
import { checkAppointment } from '@plaitful/flows/appointment';
import type { ServerContext } from '../context.ts';
import type { Trx } from '../database/database.ts';
import { enqueueBookingMessages } from '../outbox/enqueue.ts';
import { Problem, problem } from '../problems/problem.ts';
import type { Member } from '../sessions/member.ts';
import { findStyle } from '../styles/styles.repository.ts';
import { lockUser } from '../users/users.repository.ts';
import {
  changeBooking,
  findBooking,
  lockStyleForShare,
  insertHistory,
  type BookingRow,
} from './bookings.repository.ts';
import { changeProblem } from './changeBooking.ts';
import { lockForUpdate } from './locks.ts';
import { stateOf } from './expiry.ts';
import { validateRate, validateUnverifiedShare } from './bookings.policy.ts';
import { claimSlot, pastDayProblem, toSlotInterval, writeBooking } from './claimSlot.ts';
import type { SlotInterval } from './slots.repository.ts';

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

const fields = { date: 'newDate', time: 'newTime' } as const;

const isTheirs = (row: BookingRow, { ownerId, serviceId, member }: RescheduleInput): boolean =>
  row.userId === ownerId &&
  row.serviceId === serviceId &&
  (member.id === row.userId || isAdmin(member.roles));

interface Setting {
  readonly now: Date;
  readonly context: ServerContext;
}

/** Whether this member may move the booking at all, and to another time than it has. */
function moveProblem(
  row: BookingRow,
  { member, newDate, newTime }: RescheduleInput,
  now: Date,
): Problem | undefined {
  const role = isAdmin(member.roles) ? 'ROLE_ADMIN' : 'ROLE_USER';
  const event = { type: 'reschedule.requested' } as const;
  const decision = checkAppointment(row, event, { now, role, isSlotFree: true });
  if (decision.kind === 'refused') return changeProblem(decision.code);
  const isSame = row.bookingDate === newDate && row.bookingTime === newTime;
  return isSame ? problem('same_slot') : undefined;
}

async function claimNewSlot(
  trx: Trx,
  { bookingId: exceptId, styleId }: BookingRow,
  interval: SlotInterval,
  setting: Setting,
): Promise<number | null | Problem> {
  await lockStyleForShare(trx, styleId);
  if ((await findStyle(trx, styleId)) === undefined) return problem('style_not_found');
  return (await claimSlot(trx, interval, { ...setting, fields, exceptId })).chair;
}

/** The owner's limits; admins may always move. */
async function validateMove(
  trx: Trx,
  { row, interval }: { row: BookingRow; interval: SlotInterval },
  member: Member,
  setting: Setting,
): Promise<Problem | undefined> {
  if (isAdmin(member.roles)) return undefined;
  const user = await lockUser(trx, member.id);
  const tooOften = await validateRate(trx, user, 'moves', setting);
  if (tooOften !== undefined || row.verifyBy === null) return tooOften;
  const { bookingId: exceptId, durationMinutes } = row;
  return validateUnverifiedShare(trx, { date: interval.bookingDate, durationMinutes, exceptId }, setting);
}

async function store(
  trx: Trx,
  { row, interval, chair }: { row: BookingRow; interval: SlotInterval; chair: number | null },
  { id, roles }: Member,
  { now, context }: Setting,
): Promise<BookingRow> {
  const { startsAt } = interval;
  const deadlineMinutes = context.config.depositDeadlineMinutes;
  const depositDueAt = depositDueAtAfterMove(row, { startsAt, deadlineMinutes });
  const after = await changeBooking(trx, row, { ...interval, chair, depositDueAt });
  const actor = isAdmin(roles) ? 'STUDIO' : 'MEMBER';
  const entry = { bookingId: row.bookingId, at: now, actor, actorId: id, change: 'RESCHEDULED' } as const;
  await insertHistory(trx, [{ ...entry, before: stateOf(row), after: stateOf(after) }]);
  const data = { oldDate: row.bookingDate, oldTime: row.bookingTime };
  await enqueueBookingMessages(trx, 'rescheduled', after, { ...context, now, data });
  return after;
}

async function move(trx: Trx, input: RescheduleInput, context: ServerContext): Promise<BookingRow | Problem> {
  const now = context.clock();
  const { newDate, newTime, ifMatch, member } = input;
  const found = await findBooking(trx, input.bookingId);
  if (found === undefined || !isTheirs(found, input)) return problem('booking_not_found');
  const past = pastDayProblem(newDate, now, context, fields);
  const slot = { styleId: found.styleId, bookingDate: newDate, bookingTime: newTime };
  const interval = toSlotInterval(slot, found.durationMinutes, context);
  const wanted = past === undefined ? [interval] : [];
  const row = await lockForUpdate(trx, found, { ifMatch, wanted }, { ...context, now });
  if (row instanceof Problem) return row;
  const refusal = moveProblem(row, input, now) ?? past;
  if (refusal !== undefined) return refusal;
  const setting = { now, context };
  const chair = await claimNewSlot(trx, row, interval, setting);
  if (chair instanceof Problem) return chair;
  const limited = await validateMove(trx, { row, interval }, member, setting);
  return limited ?? store(trx, { row, interval, chair }, member, setting);
}

/**
 * Moves a booking to another date and time of its style: its owner while the deposit is unpaid, admins while it is
 * live. One transaction with history and messages. Price, duration and the start of the deposit's deadline stay.
 */
export async function rescheduleBooking(
  input: RescheduleInput,
  context: ServerContext,
): Promise<BookingRow | Problem> {
  return writeBooking(context, 'slot_taken', (trx) => move(trx, input, context));
}
