import type { VisitWrite } from '@plaitful/api-client/contract';
import type { StyleKey } from '@plaitful/illustrations/style';
import type { Slot } from '@plaitful/domain/slots';
import { addDays, addMinutesToInstant, toStudioTime, type StudioTime } from '@plaitful/domain/studio-time';
import type { AppointmentEvent } from '@plaitful/flows/appointment/types';
import type { BookingRow } from '../../bookings/bookings/bookings.queries.ts';
import { createBooking } from '../../bookings/bookings/bookings.service.ts';
import { changeBooking, rescheduleBooking } from '../../bookings/bookings/bookingChanges.service.ts';
import { expireAllBookings } from '../../bookings/bookings/claimSlot.ts';
import type { ServerContext } from '../../platform/context.ts';
import { Problem } from '../../platform/problems/problem.ts';
import type { Member } from '../../platform/contract/contract.types.ts';
import { demoFamilies, type DemoFamilyName } from './demoAccounts.ts';

interface DemoBooking {
  readonly family: DemoFamilyName;
  readonly style: StyleKey;
  /**
   * Some weeks ago, begun today, on the first opening day from today on, or on a day after today on which the style is
   * available.
   */
  readonly day: { readonly weeksAgo: number } | 'begun' | 'nextOpening' | { readonly offeredDay: number };
  /** When it was created: days ago, or so that this part of the time for its deposit has passed. */
  readonly made: { readonly daysAgo: number } | { readonly deadline: number };
  /** The names of the chosen options; the defaults if left out. */
  readonly options?: readonly string[];
  /** What happened to it after it was created. */
  readonly events: readonly AppointmentEvent[];
  /** How many minutes after the start the child arrived; 5 minutes before it if left out. */
  readonly arrivedLate?: number;
  /** The bill of a finished visit, with the names of options added on the day. */
  readonly visit?: Partial<Omit<VisitWrite, 'optionIds'>> & { readonly added?: readonly string[] };
}

const paid: AppointmentEvent = { type: 'deposit.set', value: 'PAID' };
const confirmed: AppointmentEvent = { type: 'payment.set', value: 'CONFIRMED' };
const sent: AppointmentEvent = { type: 'deposit.sent' };
const arrived: AppointmentEvent = { type: 'outcome.set', value: 'ARRIVED' };
const missed: AppointmentEvent = { type: 'outcome.set', value: 'NO_SHOW' };
const finished: AppointmentEvent = { type: 'visit.finished' };
const moved: AppointmentEvent = { type: 'reschedule.requested' };
const cancelledBy = (by: 'MEMBER' | 'STUDIO' | 'DEADLINE'): AppointmentEvent => ({
  type: 'cancel.requested',
  by,
});

const weeksAgo = (weeks: number) => ({ day: { weeksAgo: weeks }, made: { daysAgo: 7 * weeks + 14 } });
const onOfferedDay = (offeredDay: number) => ({ day: { offeredDay }, made: { daysAgo: 4 } });

/** Bookings in every state. Some styles start once a day, so that one booking makes their day full. */
export const demoBookings: readonly DemoBooking[] = [
  {
    family: 'jonah',
    style: 'braidedCrown',
    ...weeksAgo(4),
    events: [paid, arrived, finished],
    arrivedLate: 22,
    visit: { lateFee: true, tip: 5 },
  },
  {
    family: 'maya',
    style: 'straightBackCornrows',
    ...weeksAgo(3),
    events: [paid, arrived, finished],
    visit: {
      lines: [{ label: 'For your patience', amount: -5 }],
      paidBy: 'E_TRANSFER',
      tip: 10,
    },
  },
  { family: 'ruth', style: 'twoBigPlaits', ...weeksAgo(2), events: [paid, confirmed] },
  { family: 'sofia', style: 'bantuKnots', ...weeksAgo(1), events: [paid] },
  { family: 'sofia', style: 'washDetanglePrep', day: 'nextOpening', made: { daysAgo: 4 }, events: [paid] },
  { family: 'ruth', style: 'washDetanglePrep', day: 'begun', made: { daysAgo: 5 }, events: [paid, arrived] },
  { family: 'maya', style: 'knotlessBraids', ...onOfferedDay(1), made: { deadline: 0.1 }, events: [] },
  {
    family: 'jonah',
    style: 'mediumBoxBraids',
    ...onOfferedDay(1),
    options: ['To the middle of the back', 'A bright colour', 'Beads'],
    events: [paid],
  },
  { family: 'ruth', style: 'feedInCornrows', ...onOfferedDay(1), events: [paid] },
  { family: 'sofia', style: 'flatTwists', ...onOfferedDay(2), made: { deadline: 0.7 }, events: [sent] },
  { family: 'maya', style: 'cornrowsWithBeads', ...onOfferedDay(2), events: [moved, paid] },
  { family: 'ruth', style: 'braidedSpaceBuns', ...onOfferedDay(2), events: [cancelledBy('MEMBER')] },
  { family: 'jonah', style: 'passionTwists', ...onOfferedDay(3), events: [paid, cancelledBy('STUDIO')] },
  {
    family: 'sofia',
    style: 'lemonadeBraids',
    ...onOfferedDay(1),
    made: { deadline: 3 },
    events: [cancelledBy('DEADLINE')],
  },
  { family: 'maya', style: 'afroPuffsBraidedFront', ...onOfferedDay(3), events: [paid] },
  { family: 'ruth', style: 'cornrowsWithBeads', ...weeksAgo(5), events: [paid, missed] },
  {
    family: 'sofia',
    style: 'twoStrandTwists',
    ...weeksAgo(6),
    events: [paid, arrived, finished],
    visit: { added: ['Wash and detangle'], tip: 8 },
  },
];

/** The possible slots of a booking, the preferred one first. */
function candidateSlots(
  day: DemoBooking['day'],
  { now: { date: today, time: now }, offered }: { now: StudioTime; offered: readonly Slot[] },
): Slot[] {
  if (day === 'begun') return offered.filter(({ date, time }) => date === today && time <= now).toReversed();
  if (day === 'nextOpening') {
    const byDate = Object.values(
      Object.groupBy(
        offered.filter(({ date }) => date >= today),
        ({ date }) => date,
      ),
    );
    // The last start of today is the most likely to be in the future.
    return byDate.flatMap((slots = []) => slots.toReversed());
  }
  if ('weeksAgo' in day) {
    const latest = addDays(today, 6 - 7 * day.weeksAgo);
    return offered.filter(({ date }) => date <= latest && date < today).toReversed();
  }
  const dates = new Set(offered.map(({ date }) => date).filter((date) => date > today));
  const first = [...dates][day.offeredDay - 1];
  return offered.filter(({ date }) => first !== undefined && date >= first);
}

interface DemoStudio {
  readonly context: ServerContext;
  readonly owner: Member;
  readonly families: ReadonlyMap<DemoFamilyName, Member>;
  readonly styles: ReadonlyMap<StyleKey, { readonly styleId: number; readonly offered: readonly Slot[] }>;
  /** By name. */
  readonly optionIds: ReadonlyMap<string, number>;
}

async function firstFree(
  slots: readonly Slot[],
  claim: (slot: Slot) => Promise<BookingRow | Problem>,
): Promise<BookingRow | undefined> {
  for (const slot of slots) {
    const outcome = await claim(slot);
    if (!(outcome instanceof Problem)) return outcome;
  }
  return undefined;
}

/** A child comes once a day at most. */
async function listBookedDays({ database }: ServerContext, { id }: Member): Promise<ReadonlySet<string>> {
  const rows = await database.selectFrom('bookings').select('bookingDate').where('userId', '=', id).execute();
  return new Set(rows.map(({ bookingDate }) => bookingDate));
}

const at = (context: ServerContext, moment: Date): ServerContext => ({ ...context, clock: () => moment });

async function handleEvent(
  event: AppointmentEvent,
  row: BookingRow,
  {
    member,
    owner,
    slots,
    visit,
    context,
  }: { member: Member; owner: Member; slots: Slot[]; visit: VisitWrite; context: ServerContext },
): Promise<void> {
  const { bookingId, serviceId } = row;
  if (event.type === 'reschedule.requested') {
    const move = { bookingId, ownerId: member.id, serviceId, member, ifMatch: undefined };
    await firstFree(slots, ({ date, time }) =>
      rescheduleBooking({ ...move, newDate: date, newTime: time }, context),
    );
  } else if (event.type === 'cancel.requested' && event.by === 'DEADLINE') {
    await expireAllBookings(context.database, { ...context, now: row.depositDueAt });
  } else {
    const isMembers =
      event.type === 'deposit.sent' || (event.type === 'cancel.requested' && event.by === 'MEMBER');
    const bill = event.type === 'visit.finished' ? { visit } : {};
    const change = { bookingId, event, ownerId: undefined, ifMatch: undefined, ...bill };
    await changeBooking({ ...change, member: isMembers ? member : owner }, context);
  }
}

const minutesOfDay = 24 * 60;

/** How long after the start it is clear that a child does not come. */
const missedAfter = 20;

/** When an event of the day itself happened; undefined for others. */
function getMomentOfVisit(
  event: AppointmentEvent,
  { startsAt, endsAt }: BookingRow,
  arrivedLate = -5,
): Date | undefined {
  if (event === confirmed || event === finished) return endsAt;
  if (event === missed) return addMinutesToInstant(startsAt, missedAfter);
  return event === arrived ? addMinutesToInstant(startsAt, arrivedLate) : undefined;
}

/** Creates a booking and applies its events, each at its time. */
async function addBooking(
  { family, style, day, made, options = [], events, arrivedLate, visit: billed = {} }: DemoBooking,
  index: number,
  { context, owner, families, styles, optionIds: ids }: DemoStudio,
): Promise<void> {
  const member = families.get(family);
  const offer = styles.get(style);
  if (member === undefined || offer === undefined) throw new Error(`nobody books ${style}`);
  const { depositDeadlineMinutes } = context.config;
  const minutesAgo =
    'deadline' in made ? made.deadline * depositDeadlineMinutes : made.daysAgo * minutesOfDay + index * 107;
  const createdAt = addMinutesToInstant(context.clock(), -minutesAgo);
  const now = toStudioTime(context.clock(), context.business.timeZone);
  const taken = await listBookedDays(context, member);
  const slots = candidateSlots(day, { now, offered: offer.offered }).filter(({ date }) => !taken.has(date));
  const { childName, dateOfBirth, mobilePhone } = demoFamilies[family];
  const agreed = { policyAgreement: true, cancellationPolicy: true, consent: true };
  const optionIds = options.flatMap((name) => ids.get(name) ?? []);
  const child = { styleId: offer.styleId, optionIds, childName, dateOfBirth, mobilePhone, ...agreed };
  const row = await firstFree(slots, ({ date, time }) => {
    // The child was saved with the family.
    const body = { ...child, savesChild: true, bookingDate: date, bookingTime: time };
    const input = { member, body, ifMatch: undefined, key: undefined, ip: '127.0.0.1' };
    return createBooking(input, at(context, createdAt));
  });
  if (row === undefined) return;
  const { added = [], ...bill } = billed;
  const visit: VisitWrite = {
    optionIds: [
      ...row.options.map(({ optionId }) => optionId),
      ...added.flatMap((name) => ids.get(name) ?? []),
    ],
    lateFee: false,
    lines: [],
    paidBy: 'CASH',
    tip: 0,
    ...bill,
  };
  const step = 0.1 * Math.min(depositDeadlineMinutes, minutesOfDay);
  for (const [position, event] of events.entries()) {
    const moment =
      getMomentOfVisit(event, row, arrivedLate) ?? addMinutesToInstant(createdAt, step * (position + 1));
    await handleEvent(event, row, { member, owner, slots, visit, context: at(context, moment) });
  }
}

/**
 * Creates the demo bookings like parents and owner would. Those without a free time are left out; in a studio without
 * opening hours, all of them.
 */
export async function addBookings(studio: DemoStudio): Promise<void> {
  for (const [index, booking] of demoBookings.entries()) await addBooking(booking, index, studio);
}
