import { toMinutesSinceMidnight } from '@plaitful/domain/studio-time';
import type { BookingState } from '../../src/platform/database/bookingTables.ts';

/** A booking's entry in the history, in commit order, with the booking's constant fields. */
export interface ReplayedEntry {
  readonly bookingId: number;
  readonly styleId: number;
  readonly durationMinutes: number;
  readonly before: BookingState | null;
  readonly after: BookingState;
}

/** The time and chair of a live booking on a day; times in minutes since midnight. */
export interface OccupiedChair {
  readonly bookingId: number;
  readonly styleId: number;
  readonly from: number;
  readonly to: number;
  readonly chair: number;
}

/** A day after each of the commits that changed it; the first state is the empty day. */
export interface DayStates {
  /** `entries[k]` led from `states[k]` to `states[k + 1]`. */
  readonly entries: readonly ReplayedEntry[];
  readonly states: readonly (readonly OccupiedChair[])[];
}

/** The result of replaying the history. */
export interface Replay {
  /** Violations: two bookings of one chair or slot, or a chair that was not the lowest free one. */
  readonly faults: readonly string[];
  readonly days: ReadonlyMap<string, DayStates>;
  /** Each booking's last state and number of entries. */
  readonly last: ReadonlyMap<number, { readonly state: BookingState; readonly version: number }>;
}

const overlaps = (a: Pick<OccupiedChair, 'from' | 'to'>, b: Pick<OccupiedChair, 'from' | 'to'>): boolean =>
  a.from < b.to && b.from < a.to;

/** The lowest chair that none of these bookings use, or undefined. */
export const findLowestFreeChair = (
  wanted: Pick<OccupiedChair, 'from' | 'to'>,
  others: readonly OccupiedChair[],
  chairs: number,
): number | undefined =>
  Array.from({ length: chairs }, (_, index) => index + 1).find(
    (chair) => !others.some((other) => other.chair === chair && overlaps(other, wanted)),
  );

function toHeld({ bookingId, styleId, durationMinutes, after }: ReplayedEntry): OccupiedChair {
  const from = toMinutesSinceMidnight(after.bookingTime);
  return { bookingId, styleId, from, to: from + durationMinutes, chair: after.chair ?? 0 };
}

/** What is wrong with a newly taken slot, given the other bookings. */
function faultsOf(place: OccupiedChair, others: readonly OccupiedChair[], chairs: number): string[] {
  const clash = others.find((other) => other.chair === place.chair && overlaps(other, place));
  const twin = others.find((other) => other.styleId === place.styleId && other.from === place.from);
  const lowest = findLowestFreeChair(place, others, chairs);
  return [
    ...(clash === undefined
      ? []
      : [`${place.bookingId} and ${clash.bookingId} overlap on chair ${place.chair}`]),
    ...(twin === undefined ? [] : [`${place.bookingId} and ${twin.bookingId} hold one slot`]),
    ...(lowest === place.chair || clash !== undefined
      ? []
      : [`${place.bookingId} took chair ${place.chair}, the lowest free one was ${lowest ?? 'none'}`]),
  ];
}

const isLiveOn = (state: BookingState | null, date: string): boolean =>
  state !== null && state.paymentStatus !== 'CANCELLED' && state.bookingDate === date;

/**
 * Replays the history day by day. The server holds a day's lock from before its checks until after the commit, and the
 * entry's number is assigned in between: so for each day the numbers are in commit order.
 */
export function replay(entries: readonly ReplayedEntry[], chairs: number): Replay {
  const faults: string[] = [];
  const days = new Map<string, { entries: ReplayedEntry[]; states: (readonly OccupiedChair[])[] }>();
  const last = new Map<number, { state: BookingState; version: number }>();
  for (const entry of entries) {
    const known = last.get(entry.bookingId);
    if (JSON.stringify(known?.state ?? null) !== JSON.stringify(entry.before)) {
      faults.push(`${entry.bookingId} was not what its history says it was before`);
    }
    last.set(entry.bookingId, { state: entry.after, version: (known?.version ?? 0) + 1 });
    for (const date of new Set([
      entry.before?.bookingDate ?? entry.after.bookingDate,
      entry.after.bookingDate,
    ])) {
      const story = days.get(date) ?? { entries: [], states: [[]] };
      days.set(date, story);
      const others = (story.states.at(-1) ?? []).filter(({ bookingId }) => bookingId !== entry.bookingId);
      const isTaken = isLiveOn(entry.after, date);
      if (isTaken) faults.push(...faultsOf(toHeld(entry), others, chairs));
      story.entries.push(entry);
      story.states.push(isTaken ? [...others, toHeld(entry)] : others);
    }
  }
  return { faults, days, last };
}
