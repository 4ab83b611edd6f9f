import { freeTimes, nextFreeDate, type SlotAvailability, type Slot } from '@plaitful/domain/slots';
import { toMinutesSinceMidnight, type LocalTime } from '@plaitful/domain/studio-time';
import type { SnapshotFrom } from 'xstate';
import type { bookingMachine } from './booking.machine.ts';
import { getSlotAvailability, getSelectedSlot, getSlotProblem } from './booking.rules.ts';
import type { SlotProblem, StoredBooking } from './booking.types.ts';

type BookingSnapshot = SnapshotFrom<typeof bookingMachine>;

export const bookingSteps = ['style', 'slot', 'details', 'deposit'] as const;

export type NextDisabledReason = 'loading' | 'noDate' | 'noTime' | SlotProblem;

/** `null` until it is loaded. */
export const selectSlotAvailability = (snapshot: BookingSnapshot): SlotAvailability | null =>
  getSlotAvailability(snapshot.context);

/** `null` while date or time is missing. */
export const selectSlot = (snapshot: BookingSnapshot): Slot | null => getSelectedSlot(snapshot.context);

/** Why Next is disabled; `null` when it is enabled. */
export function selectNextDisabledReason({ context }: BookingSnapshot): NextDisabledReason | null {
  const offer = getSlotAvailability(context);
  if (offer === null) return 'loading';
  if (context.date === null) return 'noDate';
  if (context.time === null) return 'noTime';
  return getSlotProblem({ date: context.date, time: context.time }, offer);
}

/** What is restored after a reload; everything else is loaded again. */
export function selectStoredBooking({ context }: BookingSnapshot): StoredBooking {
  const { style, userId, date, lostDate, time, hasNewPrice, bookingId } = context;
  return { style, userId, date, lostDate, time, hasNewPrice, bookingId };
}

export const selectIsLoadingTimes = (snapshot: BookingSnapshot): boolean =>
  snapshot.matches('loadingAvailability') ||
  snapshot.matches({ slotTaken: 'refreshing' }) ||
  snapshot.matches({ details: 'refreshingPrice' });

/**
 * Free times near the chosen slot, the nearest first: on the same day, otherwise on the next free day.
 * @param count the maximum
 */
export function selectNearestSlots(snapshot: BookingSnapshot, count = 3): Slot[] {
  const offer = selectSlotAvailability(snapshot);
  const slot = selectSlot(snapshot);
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
