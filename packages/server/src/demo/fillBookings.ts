import { depositDueAt } from '@plaitful/domain/deposit';
import type { Slot } from '@plaitful/domain/slots';
import { addDays, instantOf, minutesLater } from '@plaitful/domain/studio-time';
import { insertBooking, insertConsents, insertHistory } from '../bookings/bookings.repository.ts';
import { toConsents, type ConsentSetting } from '../bookings/bookings.mapper.ts';
import type { BookingRow } from '../bookings/bookings.queries.ts';
import type { ServerContext } from '../context.ts';
import type { Trx } from '../database/database.ts';
import type { BookingState } from '../database/tables.ts';
import { demoFamilies } from './demoAccounts.ts';
import type { DemoFamilyName } from './demoAccounts.ts';
import { createdAtOf, stepsOf } from './demoBookings.ts';
import type { DemoBookingPlan, DemoStep } from './demoBookings.ts';
import type { StoredDemoStyle } from './fillCatalogue.ts';

/** A demo booking with its place found. */
export interface PlacedBooking {
  readonly plan: DemoBookingPlan;
  readonly style: StoredDemoStyle;
  readonly slot: Slot;
  /** Null where the studio sets no number of chairs. */
  readonly chair: number | null;
}

/** What all demo bookings share. */
export interface DemoBookingSetting extends ConsentSetting {
  readonly business: ServerContext['business'];
  readonly now: Date;
  readonly ownerId: number;
  readonly userIds: ReadonlyMap<DemoFamilyName, number>;
}

interface Story {
  readonly createdAt: Date;
  readonly dueAt: Date;
  readonly startsAt: Date;
  readonly steps: readonly DemoStep[];
  readonly states: readonly BookingState[];
}

function tell(
  { plan, style, slot, chair }: PlacedBooking,
  setting: DemoBookingSetting,
  index: number,
): Story {
  const { now, business, config } = setting;
  const { timeZone } = business;
  const deadlineMinutes = config.depositDeadlineMinutes;
  const startsAt = instantOf(slot.date, slot.time, timeZone);
  const endsAt = new Date(startsAt.getTime() + style.durationMinutes * 60_000);
  const timing = { now, startsAt, endsAt, deadlineMs: deadlineMinutes * 60_000, index };
  const createdAt = createdAtOf(plan.progress, timing);
  const dueAt = depositDueAt({ dueFrom: createdAt, startsAt, deadlineMinutes });
  const steps = stepsOf(plan.progress, timing, { createdAt, depositDueAt: dueAt });
  const place = { bookingDate: slot.date, bookingTime: slot.time };
  const hasMoved = steps.some(({ change }) => change === 'RESCHEDULED');
  const first: BookingState = {
    ...place,
    chair,
    ...(hasMoved ? { bookingDate: addDays(slot.date, 7) } : {}),
    deposit: 'NOT_PAID',
    paymentStatus: 'PENDING',
  };
  const states = [first];
  for (const { change, becomes } of steps) {
    const before = states.at(-1) ?? first;
    states.push({ ...before, ...(change === 'RESCHEDULED' ? place : {}), ...becomes });
  }
  return { createdAt, dueAt, startsAt, steps, states };
}

function storeBooking(
  trx: Trx,
  { plan, style }: PlacedBooking,
  { createdAt, dueAt, startsAt, steps, states }: Story,
  { business: { timeZone }, userIds }: DemoBookingSetting,
): Promise<BookingRow> {
  const family = demoFamilies[plan.family];
  const userId = userIds.get(plan.family);
  const last = states.at(-1);
  if (userId === undefined || last === undefined) throw new Error(`no demo family ${plan.family}`);
  const cancel = steps.find(({ change }) => change === 'CANCELLED');
  return insertBooking(trx, {
    ...style,
    ...last,
    userId,
    timeZone,
    startsAt,
    endsAt: minutesLater(startsAt, style.durationMinutes),
    fullName: `${family.firstName} ${family.lastName}`,
    email: family.email,
    mobilePhone: family.mobilePhone,
    childName: family.childName,
    dateOfBirth: family.dateOfBirth,
    policyAgreement: true,
    cancellationPolicy: true,
    consent: true,
    dueFrom: createdAt,
    depositDueAt: dueAt,
    cancelledAt: cancel?.at ?? null,
    cancelledBy: cancel?.actor ?? null,
    createdAt,
  });
}

/** What stands beside a booking: its history, and what its parent agreed to. */
async function storeBeside(
  trx: Trx,
  row: BookingRow,
  { createdAt, steps, states }: Story,
  setting: DemoBookingSetting,
): Promise<void> {
  const { bookingId, userId } = row;
  const { ownerId } = setting;
  const actorIds = { MEMBER: userId, STUDIO: ownerId, DEADLINE: null };
  const created: DemoStep = { at: createdAt, actor: 'MEMBER', change: 'CREATED', becomes: {} };
  const entries = states.map((after, index) => {
    const { at, actor, change } = steps[index - 1] ?? created;
    const before = states[index - 1] ?? null;
    return { bookingId, at, actor, actorId: actorIds[actor], change, before, after };
  });
  await insertHistory(trx, entries);
  await insertConsents(trx, toConsents(row, createdAt, setting));
}

/** Puts bookings in, each with its history and with what its parent agreed to. No message is queued for any of them. */
export async function fillBookings(
  trx: Trx,
  bookings: readonly PlacedBooking[],
  setting: DemoBookingSetting,
): Promise<void> {
  for (const [index, booking] of bookings.entries()) {
    const story = tell(booking, setting, index);
    const stored = await storeBooking(trx, booking, story, setting);
    await storeBeside(trx, stored, story, setting);
  }
}
