import { isClosed, type Closure } from './closures.ts';
import { getOpeningHours, type OpeningHours } from './openingHours.ts';
import { generateSlotTimes, type TimesByDate } from './slots.ts';
import {
  isBefore,
  toMinutesSinceMidnight,
  type LocalDate,
  type LocalTime,
  type StudioTime,
} from './studioTime.ts';

/** A style with its existing times, to which availability is added. */
export interface StyleToExtend {
  readonly styleId: number;
  readonly durationMinutes: number;
  readonly offered: TimesByDate;
}

/** Null for the opening hours of each day. */
export type AvailabilityHours = { readonly from: LocalTime; readonly to: LocalTime } | null;

/**
 * Why a day gets no times: it has no opening hours, it is closed for all of the hours, the hours are shorter than the
 * duration, or all of its slots are past today.
 */
export type SkipReason = 'CLOSED_WEEKDAY' | 'STUDIO_CLOSED' | 'TOO_SHORT' | 'NO_TIME_LEFT';

export interface SkippedDay {
  readonly date: LocalDate;
  readonly reason: SkipReason;
}

export interface AvailabilityPlan {
  readonly styleId: number;
  readonly added: readonly StudioTime[];
  /** The number of planned times that the style already has. */
  readonly existing: number;
  readonly skipped: readonly SkippedDay[];
}

export interface AvailabilityRules {
  /** Now, on the studio's wall clock. */
  readonly now: StudioTime;
  readonly openingHours: readonly OpeningHours[];
  readonly closures: readonly Closure[];
}

const fits = (
  time: LocalTime,
  durationMinutes: number,
  hours: readonly { readonly from: LocalTime; readonly to: LocalTime }[],
): boolean =>
  hours.some(
    ({ from, to }) =>
      from <= time && toMinutesSinceMidnight(time) + durationMinutes <= toMinutesSinceMidnight(to),
  );

function getTimes(
  date: LocalDate,
  durationMinutes: number,
  hours: AvailabilityHours,
  { now, openingHours, closures }: AvailabilityRules,
): readonly LocalTime[] | SkipReason {
  const open = hours === null ? getOpeningHours(date, openingHours) : [hours];
  if (open.length === 0) return 'CLOSED_WEEKDAY';
  const slots = generateSlotTimes(durationMinutes).filter((time) => fits(time, durationMinutes, open));
  if (slots.length === 0) return 'TOO_SHORT';
  const left = slots.filter((time) => isBefore(now, { date, time }));
  if (left.length === 0) return 'NO_TIME_LEFT';
  const offered = left.filter((time) => !isClosed({ date, time, durationMinutes }, closures));
  return offered.length === 0 ? 'STUDIO_CLOSED' : offered;
}

function planStyle(
  { styleId, durationMinutes, offered }: StyleToExtend,
  dates: readonly LocalDate[],
  hours: AvailabilityHours,
  rules: AvailabilityRules,
): AvailabilityPlan {
  const added: StudioTime[] = [];
  const skipped: SkippedDay[] = [];
  let existing = 0;
  for (const date of dates) {
    const times = getTimes(date, durationMinutes, hours, rules);
    if (typeof times === 'string') {
      skipped.push({ date, reason: times });
      continue;
    }
    const own = Object.hasOwn(offered, date) ? (offered[date] ?? []) : [];
    const fresh = times.filter((time) => !own.includes(time));
    existing += times.length - fresh.length;
    added.push(...fresh.map((time) => ({ date, time })));
  }
  return { styleId, added, existing, skipped };
}

/**
 * The times that adding availability to styles on days would add: the slots of each style's duration, as its form has
 * them, that begin and end within the hours, without closed or past ones. Nothing is ever removed.
 */
export const planAvailability = (
  styles: readonly StyleToExtend[],
  { dates, hours }: { readonly dates: readonly LocalDate[]; readonly hours: AvailabilityHours },
  rules: AvailabilityRules,
): AvailabilityPlan[] => {
  const inOrder = [...new Set(dates)].toSorted();
  return styles.map((style) => planStyle(style, inOrder, hours, rules));
};
