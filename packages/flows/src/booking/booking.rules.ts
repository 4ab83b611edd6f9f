import type { Style } from '@plaitful/api-client/contract';
import { estimateStyle, keepValidOptions } from '@plaitful/domain/estimate';
import {
  checkSlot,
  freeDates,
  freeTimes,
  nextFreeDate,
  parseDayTimeMapping,
  type SlotAvailability,
  type Slot,
} from '@plaitful/domain/slots';
import {
  getWeekday,
  toMinutesSinceMidnight,
  type LocalDate,
  type LocalTime,
} from '@plaitful/domain/studio-time';
import { toProblem } from '../apiProblem.ts';
import type { BookingContext, SlotProblem, StoredBooking } from './booking.types.ts';

/** `null` until it is loaded. */
export function getSlotAvailability({
  availability,
}: Pick<BookingContext, 'availability'>): SlotAvailability | null {
  if (availability === null) return null;
  const { style, booked, tooShort = [], now, openWeekdays, closures = [] } = availability;
  return {
    styleId: style.styleId,
    offered: parseDayTimeMapping(style.dayTimeMapping),
    booked,
    tooShort,
    now,
    openWeekdays,
    closures,
  };
}

/** `null` while one of them is missing. */
export const getSelectedSlot = ({ date, time }: Pick<BookingContext, 'date' | 'time'>): Slot | null =>
  date === null || time === null ? null : { date, time };

/** @throws without a slot, which no transition allows */
export function getSelectedSlotOrThrow(context: BookingContext): Slot {
  const slot = getSelectedSlot(context);
  if (slot === null) throw new Error('The booking machine came to the details without a slot');
  return slot;
}

export const isSameSlot = (one: Slot | null, other: Slot): boolean =>
  one !== null && one.date === other.date && one.time === other.time;

const slotProblems: Readonly<Record<ReturnType<typeof checkSlot>, SlotProblem | null>> = {
  ok: null,
  taken: 'taken',
  tooShort: 'tooShort',
  dayPast: 'past',
  timePast: 'past',
  dayNotOffered: 'notOffered',
  timeNotOffered: 'notOffered',
};

/** `null` when the slot can be booked. */
export const getSlotProblem = (slot: Slot, offer: SlotAvailability): SlotProblem | null =>
  slotProblems[checkSlot(slot, offer)];

/** Whether this slot can be booked according to the loaded data; the server decides. */
export function canBook(slot: Slot | null, context: BookingContext): boolean {
  const offer = getSlotAvailability(context);
  return slot !== null && offer !== null && getSlotProblem(slot, offer) === null;
}

/** Server errors for these fields mean that a slot is past or not available. */
const slotFields = ['bookingDate', 'bookingTime', 'newDate', 'newTime'];

/** Why the server refused the slot; `null` for other errors. */
export function getSlotRefusal(error: unknown): SlotProblem | null {
  const problem = toProblem(error);
  if (problem.kind !== 'refused') return null;
  if (problem.code === 'slot_taken') return 'taken';
  if (problem.code === 'slot_too_short') return 'tooShort';
  if (problem.code === 'no_free_chair') return 'noFreeChair';
  if (problem.code === 'studio_closed') return 'closed';
  return problem.errors.some(({ field }) => slotFields.includes(field)) ? 'notOffered' : null;
}

/** Whether anything is different that the parent agreed to: price, deposit, duration, or a choice that is gone. */
export function isOfferChanged(before: Style, after: Style, optionIds: readonly number[]): boolean {
  const [old, now] = [before, after].map((style) => {
    const { totalCents, depositCents, minutes } = estimateStyle(style, optionIds);
    return [totalCents, depositCents, minutes, keepValidOptions(style.optionGroups ?? [], optionIds).length];
  });
  return String(old) !== String(now);
}

export const bookingSteps = ['style', 'slot', 'details', 'deposit'] as const;

export type NextDisabledReason = 'loading' | 'noDate' | 'noTime' | SlotProblem;

/** Why Next is disabled; `null` when it is enabled. */
export function getNextDisabledReason(
  { date, time }: Pick<BookingContext, 'date' | 'time'>,
  offer: SlotAvailability | null,
): NextDisabledReason | null {
  if (offer === null) return 'loading';
  if (date === null) return 'noDate';
  return time === null ? 'noTime' : getSlotProblem({ date, time }, offer);
}

/** The time to begin with on a chosen day: its only free one, else `null`. */
export function getOnlyFreeTime(date: LocalDate, offer: SlotAvailability | null): LocalTime | null {
  const times = offer === null ? [] : freeTimes(date, offer);
  return times.length === 1 ? (times[0] ?? null) : null;
}

/** What is restored after a reload; everything else is loaded again. */
export function toStoredBooking(context: BookingContext): StoredBooking {
  const { style, userId, date, lostDate, time, hasNewPrice, bookingId, again } = context;
  return { style, userId, date, lostDate, time, hasNewPrice, bookingId, again };
}

/**
 * The slot to begin with when a booking is made again: its own if it is free, as after a cancellation, else the same
 * time on the next free day, on the same weekday if possible. `null` if that time is free on no day after today.
 */
export function suggestSlot(earlier: Slot, offer: SlotAvailability): Slot | null {
  if (getSlotProblem(earlier, offer) === null) return earlier;
  const dates = freeDates(offer).filter(
    (date) => date > offer.now.date && freeTimes(date, offer).includes(earlier.time),
  );
  const date = dates.find((day) => getWeekday(day) === getWeekday(earlier.date)) ?? dates[0];
  return date === undefined ? null : { date, time: earlier.time };
}

/**
 * Free times near the chosen slot, the nearest first: on the same day, otherwise on the next free day.
 * @param count the maximum
 */
export function getNearestSlots(context: BookingContext, count = 3): Slot[] {
  const offer = getSlotAvailability(context);
  const slot = getSelectedSlot(context);
  if (offer === null || slot === null) return [];
  const onTheDay = freeTimes(slot.date, offer);
  const date = onTheDay.length > 0 ? slot.date : nextFreeDate(slot.date, offer);
  if (date === undefined) return [];
  const distance = (time: LocalTime): number =>
    Math.abs(toMinutesSinceMidnight(time) - toMinutesSinceMidnight(slot.time));
  return freeTimes(date, offer)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, count)
    .map((time) => ({ date, time }));
}
