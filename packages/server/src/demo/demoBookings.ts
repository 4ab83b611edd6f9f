import type { StyleKey } from '@plaitful/illustrations/style';
import type { Slot } from '@plaitful/domain/slots';
import { addDays, addMinutes } from '@plaitful/domain/studio-time';
import type { LocalDate } from '@plaitful/domain/studio-time';
import type { Actor, BookingChangeKind, BookingState } from '../database/tables.ts';
import type { DemoFamilyName } from './demoAccounts.ts';

/** How far a demo booking has come. */
type DemoProgress =
  | 'unpaidNew'
  | 'unpaidLate'
  | 'paid'
  | 'paidAfterMove'
  | 'pastPaid'
  | 'pastConfirmed'
  | 'cancelledByMember'
  | 'cancelledByStudio'
  | 'cancelledByDeadline';

/** When a demo booking is: some weeks ago, on the first opening day from today on, or on a day the style is offered. */
type DemoDay = { readonly weeksAgo: number } | 'nextOpening' | { readonly offeredDay: number };

/** One booking of the demo studio. */
export interface DemoBookingPlan {
  readonly family: DemoFamilyName;
  readonly style: StyleKey;
  readonly day: DemoDay;
  readonly progress: DemoProgress;
}

/** Bookings in every state. Some styles start once a day, so that one booking makes their day full. */
export const demoBookings: readonly DemoBookingPlan[] = [
  { family: 'jonah', style: 'braidedCrown', day: { weeksAgo: 4 }, progress: 'pastConfirmed' },
  { family: 'maya', style: 'straightBackCornrows', day: { weeksAgo: 3 }, progress: 'pastConfirmed' },
  { family: 'ruth', style: 'twoBigPlaits', day: { weeksAgo: 2 }, progress: 'pastConfirmed' },
  { family: 'sofia', style: 'bantuKnots', day: { weeksAgo: 1 }, progress: 'pastPaid' },
  { family: 'sofia', style: 'washDetanglePrep', day: 'nextOpening', progress: 'paid' },
  { family: 'maya', style: 'knotlessBraids', day: { offeredDay: 1 }, progress: 'unpaidNew' },
  { family: 'jonah', style: 'mediumBoxBraids', day: { offeredDay: 1 }, progress: 'paid' },
  { family: 'ruth', style: 'feedInCornrows', day: { offeredDay: 1 }, progress: 'paid' },
  { family: 'sofia', style: 'flatTwists', day: { offeredDay: 2 }, progress: 'unpaidLate' },
  { family: 'maya', style: 'cornrowsWithBeads', day: { offeredDay: 2 }, progress: 'paidAfterMove' },
  { family: 'ruth', style: 'braidedSpaceBuns', day: { offeredDay: 2 }, progress: 'cancelledByMember' },
  { family: 'jonah', style: 'passionTwists', day: { offeredDay: 3 }, progress: 'cancelledByStudio' },
  { family: 'sofia', style: 'lemonadeBraids', day: { offeredDay: 1 }, progress: 'cancelledByDeadline' },
  { family: 'maya', style: 'afroPuffsBraidedFront', day: { offeredDay: 3 }, progress: 'paid' },
];

/** A slot that is taken for a while, on one chair. */
export interface TakenChair extends Slot {
  readonly durationMinutes: number;
  readonly chair: number;
  readonly isLive: boolean;
}

const overlaps = (a: Slot & { durationMinutes: number }, b: Slot & { durationMinutes: number }): boolean =>
  a.date === b.date &&
  a.time < addMinutes(b.time, b.durationMinutes) &&
  b.time < addMinutes(a.time, a.durationMinutes);

/** The lowest-numbered chair that is free for the whole duration, or `undefined`. */
export function freeChair(
  wanted: Slot & { durationMinutes: number },
  taken: readonly TakenChair[],
  chairs: number,
): number | undefined {
  const busy = new Set(
    taken.filter((other) => other.isLive && overlaps(wanted, other)).map(({ chair }) => chair),
  );
  return Array.from({ length: chairs }, (_, index) => index + 1).find((chair) => !busy.has(chair));
}

/** Days on which a booking may be, the wished one first. */
export function candidateSlots(
  day: DemoDay,
  {
    today,
    offered,
    startsOn,
  }: { today: LocalDate; offered: readonly Slot[]; startsOn: (date: LocalDate) => string[] },
): Slot[] {
  const slotsOf = (date: LocalDate): Slot[] => startsOn(date).map((time) => ({ date, time }));
  const fortnight = Array.from({ length: 14 }, (_, index) => index);
  // The last start of today is the likeliest to lie ahead still.
  if (day === 'nextOpening') return fortnight.flatMap((index) => slotsOf(addDays(today, index)).toReversed());
  if ('weeksAgo' in day) {
    const latest = addDays(today, 6 - 7 * day.weeksAgo);
    return fortnight.flatMap((index) => slotsOf(addDays(latest, -index)));
  }
  const dates = [...new Set(offered.map(({ date }) => date))].filter((date) => date > today);
  const first = dates[day.offeredDay - 1];
  return first === undefined ? [] : offered.filter(({ date }) => date >= first);
}

/** One entry of a booking's history, before its values are known. */
export interface DemoStep {
  readonly at: Date;
  readonly actor: Actor;
  readonly change: BookingChangeKind;
  readonly becomes: Partial<BookingState>;
}

/** The instants a demo booking's story is told by. */
export interface DemoTiming {
  readonly now: Date;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** How long an unpaid booking is kept, in milliseconds. */
  readonly deadlineMs: number;
  /** Its place among the bookings, so that no two were made at the same moment. */
  readonly index: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const later = (from: Date, ms: number): Date => new Date(from.getTime() + ms);

/** When a booking that has come so far was made. */
export function createdAtOf(progress: DemoProgress, { now, startsAt, deadlineMs, index }: DemoTiming): Date {
  switch (progress) {
    case 'unpaidNew':
      return later(now, -0.1 * deadlineMs);
    case 'unpaidLate':
      return later(now, -0.7 * deadlineMs);
    case 'cancelledByDeadline':
      return later(now, -deadlineMs - 2 * DAY_MS);
    case 'pastPaid':
    case 'pastConfirmed':
      return later(startsAt, -6 * DAY_MS - index * 47 * MINUTE_MS);
    case 'paid':
    case 'paidAfterMove':
    case 'cancelledByMember':
    case 'cancelledByStudio':
      return later(now, -4 * DAY_MS - index * 107 * MINUTE_MS);
    default:
      return progress satisfies never;
  }
}

const cancelled = (actor: Actor, at: Date): DemoStep => ({
  at,
  actor,
  change: 'CANCELLED',
  becomes: { paymentStatus: 'CANCELLED' },
});

/** What happened to a booking after it was made, in order. */
export function stepsOf(
  progress: DemoProgress,
  { endsAt, now, deadlineMs }: DemoTiming,
  { createdAt, depositDueAt }: { createdAt: Date; depositDueAt: Date },
): DemoStep[] {
  const soon = Math.min(deadlineMs, DAY_MS);
  const paid: DemoStep = {
    at: later(createdAt, 0.2 * soon),
    actor: 'STUDIO',
    change: 'DEPOSIT',
    becomes: { deposit: 'PAID' },
  };
  switch (progress) {
    case 'unpaidNew':
    case 'unpaidLate':
      return [];
    case 'paid':
    case 'pastPaid':
      return [paid];
    case 'paidAfterMove':
      return [
        { at: later(createdAt, 0.1 * soon), actor: 'MEMBER', change: 'RESCHEDULED', becomes: {} },
        paid,
      ];
    case 'pastConfirmed':
      return [
        paid,
        { at: endsAt, actor: 'STUDIO', change: 'PAYMENT', becomes: { paymentStatus: 'CONFIRMED' } },
      ];
    case 'cancelledByMember':
      return [cancelled('MEMBER', later(createdAt, 0.3 * soon))];
    case 'cancelledByStudio':
      return [paid, cancelled('STUDIO', later(now, -DAY_MS))];
    case 'cancelledByDeadline':
      return [cancelled('DEADLINE', depositDueAt)];
    default:
      return progress satisfies never;
  }
}
