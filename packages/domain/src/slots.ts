import { isDayClosed, type Closure } from './closures.ts';
import { getSlotStatus, isBooked, type Slot, type SlotRules, type SlotStatus } from './slotStatus.ts';
import { addMinutes, isLocalDate, isLocalTime, getWeekday, type TimesByDate } from './studioTime.ts';
import type { LocalDate, LocalTime, Weekday } from './studioTime.ts';

export type { Slot, SlotStatus } from './slotStatus.ts';
export type { TimesByDate } from './studioTime.ts';

/**
 * The status of a day for one style: `closed` and `notOffered` have no times, `full` has only booked ones or none long
 * enough, `gone` is today with only past ones left.
 */
export type DayStatus = 'past' | 'closed' | 'notOffered' | 'full' | 'gone' | 'free';

/** The data that decides which slots of a style can be booked now, and explains the others. */
export interface SlotAvailability extends SlotRules {
  readonly offered: TimesByDate;
  /** The studio's opening days. They only explain a day without times: a day with times can always be booked. */
  readonly openWeekdays: readonly Weekday[];
  /** The studio's closures, which only explain a day without times: closed times are already left out. */
  readonly closures?: readonly Closure[];
}

export interface SlotTime {
  readonly time: LocalTime;
  readonly state: SlotStatus;
}

export type SlotCheckResult =
  | 'ok'
  | 'dayPast'
  | 'timePast'
  | 'dayNotOffered'
  | 'timeNotOffered'
  | 'taken'
  | 'tooShort';

const GRID_START: LocalTime = '08:00';
const GRID_MINUTES = 11 * 60;

/**
 * The times at which a style can be available: from 08:00 up to but not including 19:00, in steps of its duration.
 * Empty for a duration that is not a whole number of minutes above 0.
 */
export function generateSlotTimes(durationMinutes: number): LocalTime[] {
  if (!Number.isInteger(durationMinutes) || durationMinutes <= 0) return [];
  const steps = Math.ceil(GRID_MINUTES / durationMinutes);
  return Array.from({ length: steps }, (_, step) => addMinutes(GRID_START, step * durationMinutes));
}

/**
 * Normalizes a `dayTimeMapping` of the API: a single text becomes a list, times are sorted and unique, and invalid
 * dates and times are removed.
 */
export function parseDayTimeMapping(raw: Readonly<Record<string, string | readonly string[]>>): TimesByDate {
  const mapping: Record<LocalDate, readonly LocalTime[]> = {};
  for (const date of Object.keys(raw).filter(isLocalDate).toSorted()) {
    const times = [raw[date] ?? []].flat().filter(isLocalTime);
    if (times.length > 0) mapping[date] = [...new Set(times)].toSorted();
  }
  return mapping;
}

const timesOffered = (date: LocalDate, offer: SlotAvailability): readonly LocalTime[] =>
  Object.hasOwn(offer.offered, date) ? (offer.offered[date] ?? []) : [];

/** The times of a style on a day, in order, each with its status; empty on a day without times. */
export const getSlotsForDate = (date: LocalDate, offer: SlotAvailability): SlotTime[] =>
  timesOffered(date, offer).map((time) => ({ time, state: getSlotStatus({ date, time }, offer) }));

/** The times of a day that can be booked now, in order. */
export const freeTimes = (date: LocalDate, offer: SlotAvailability): LocalTime[] =>
  getSlotsForDate(date, offer)
    .filter(({ state }) => state === 'free')
    .map(({ time }) => time);

const isStudioClosed = (date: LocalDate, { openWeekdays, closures = [] }: SlotAvailability): boolean =>
  isLocalDate(date) && (!openWeekdays.includes(getWeekday(date)) || isDayClosed(date, closures));

export function getDayStatus(date: LocalDate, offer: SlotAvailability): DayStatus {
  if (date < offer.now.date) return 'past';
  const times = getSlotsForDate(date, offer);
  if (times.length === 0) {
    return isStudioClosed(date, offer) ? 'closed' : 'notOffered';
  }
  if (times.some(({ state }) => state === 'free')) return 'free';
  const isEachHeld = times.every(
    ({ time, state }) => state === 'yours' || state === 'tooShort' || isBooked({ date, time }, offer),
  );
  return isEachHeld ? 'full' : 'gone';
}

/** The days on which a time can be booked now, in order. */
export const freeDates = (offer: SlotAvailability): LocalDate[] =>
  Object.keys(offer.offered)
    .toSorted()
    .filter((date) => getDayStatus(date, offer) === 'free');

/** The first day later than `after` with a free time, or `undefined`. */
export const nextFreeDate = (after: LocalDate, offer: SlotAvailability): LocalDate | undefined =>
  freeDates(offer).find((date) => date > after);

/**
 * Whether a slot can be booked now, and if not, why. Used by the browser's picker and by the server. The current slot
 * of the appointment that is rescheduled (`yours`) counts as taken.
 */
export function checkSlot(slot: Slot, offer: SlotAvailability): SlotCheckResult {
  if (slot.date < offer.now.date) return 'dayPast';
  const times = getSlotsForDate(slot.date, offer);
  if (times.length === 0) return 'dayNotOffered';
  const state = times.find(({ time }) => time === slot.time)?.state;
  if (state === undefined) return 'timeNotOffered';
  if (state === 'past') return 'timePast';
  if (state === 'tooShort') return 'tooShort';
  return state === 'free' ? 'ok' : 'taken';
}
