import { getOpeningHours, type OpeningHours } from './openingHours.ts';
import { addMinutes, isBefore, toMinutesSinceMidnight } from './studioTime.ts';
import type { LocalDate, LocalTime, StudioTime } from './studioTime.ts';

/** The time of day this many minutes after midnight. */
export const toLocalTime = (minute: number): LocalTime => addMinutes('00:00', minute);

/** A live booking in a day's plan. */
export interface BookingInDay {
  readonly bookingDate: LocalDate;
  readonly bookingTime: LocalTime;
  /** Above 0. */
  readonly durationMinutes: number;
  /** From 1; `null` where the studio had no number of chairs when it was booked. */
  readonly chair: number | null;
}

/** A part of a day in minutes from midnight; `to` exceeds 24 hours when it ends on the next day. */
export interface MinuteRange {
  readonly from: number;
  readonly to: number;
}

/** A booking with its position on its chair. */
export interface BookingBlock<Booking> extends MinuteRange {
  readonly booking: Booking;
  /** Its lane within the chair, from 0: overlapping bookings are side by side. */
  readonly lane: number;
  /** Whether another booking of the same chair overlaps. */
  readonly isOverlapping: boolean;
}

export interface ChairSchedule<Booking> {
  /** From 1; `null` for bookings without a chair. */
  readonly chair: number | null;
  /** In the order of their times. */
  readonly blocks: readonly BookingBlock<Booking>[];
  /** The largest number of overlapping bookings; at least 1. */
  readonly lanes: number;
  /** The free parts within the opening hours, in order; empty for bookings without a chair. */
  readonly gaps: readonly MinuteRange[];
}

export interface DaySchedule<Booking> {
  readonly date: LocalDate;
  /** The opening hours of the day, in order; empty on a closed day. */
  readonly open: readonly MinuteRange[];
  /** Closures of the day, in order and within the view. */
  readonly closed: readonly MinuteRange[];
  /** From the first hour to the last with any content, in whole hours; empty on a closed day without bookings. */
  readonly view: MinuteRange;
  readonly chairs: readonly ChairSchedule<Booking>[];
  /** The day's bookings in the order of their times. */
  readonly bookings: readonly Booking[];
}

export interface DayScheduleInput {
  readonly hours: readonly OpeningHours[];
  /** The number of chairs; undefined without a limit. */
  readonly chairs?: number | undefined;
  /** The closures of this date. */
  readonly closed?: readonly MinuteRange[];
}

const toSpan = ({ bookingTime, durationMinutes }: BookingInDay): MinuteRange => {
  const from = toMinutesSinceMidnight(bookingTime);
  return { from, to: from + durationMinutes };
};

const overlaps = (one: MinuteRange, other: MinuteRange): boolean =>
  one.from < other.to && other.from < one.to;

/** Puts each booking in the first free lane. */
function layOut<Booking extends BookingInDay>(bookings: readonly Booking[]): BookingBlock<Booking>[] {
  const ends: number[] = [];
  const spans = bookings.map(toSpan);
  return bookings.map((booking, index) => {
    const span = toSpan(booking);
    const free = ends.findIndex((end) => end <= span.from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = span.to;
    const isOverlapping = spans.some((other, at) => at !== index && overlaps(span, other));
    return { ...span, booking, lane, isOverlapping };
  });
}

/** The spans without the taken ones, which are sorted by their start. */
export function subtractRanges(spans: readonly MinuteRange[], taken: readonly MinuteRange[]): MinuteRange[] {
  return spans.flatMap(({ from, to }) => {
    const gaps: MinuteRange[] = [];
    let free = from;
    for (const block of taken) {
      if (block.from > free) gaps.push({ from: free, to: Math.min(block.from, to) });
      free = Math.max(free, block.to);
      if (free >= to) break;
    }
    if (free < to) gaps.push({ from: free, to });
    return gaps.filter((gap) => gap.from < gap.to);
  });
}

const inOrder = (spans: readonly MinuteRange[]): MinuteRange[] => spans.toSorted((a, b) => a.from - b.from);

/** The parts of the spans within the view, adjacent ones merged. */
function within(view: MinuteRange, spans: readonly MinuteRange[]): MinuteRange[] {
  const found: MinuteRange[] = [];
  for (const { from, to } of inOrder(spans)) {
    const cut = { from: Math.max(from, view.from), to: Math.min(to, view.to) };
    const last = found.at(-1);
    if (cut.from >= cut.to) continue;
    if (last && cut.from <= last.to)
      found[found.length - 1] = { from: last.from, to: Math.max(last.to, cut.to) };
    else found.push(cut);
  }
  return found;
}

function chairDay<Booking extends BookingInDay>(
  chair: number | null,
  bookings: readonly Booking[],
  open: readonly MinuteRange[],
): ChairSchedule<Booking> {
  const blocks = layOut(bookings);
  return {
    chair,
    blocks,
    lanes: Math.max(1, ...blocks.map(({ lane }) => lane + 1)),
    gaps: chair === null ? [] : subtractRanges(open, blocks),
  };
}

/** The chairs to show: those of the studio, those still used by a booking, and a row for bookings without one. */
function getChairs(bookings: readonly BookingInDay[], count: number): (number | null)[] {
  const numbered = bookings.flatMap(({ chair }) => (chair === null ? [] : [chair]));
  const all = Array.from({ length: count }, (_, index) => index + 1);
  const chairs = [...new Set([...all, ...numbered])].toSorted((a, b) => a - b);
  return bookings.some(({ chair }) => chair === null) ? [...chairs, null] : chairs;
}

const wholeHours = ({ from, to }: MinuteRange): MinuteRange => ({
  from: Math.floor(from / 60) * 60,
  to: Math.ceil(to / 60) * 60,
});

const isFirst = (a: BookingInDay, b: BookingInDay): number =>
  a.bookingTime.localeCompare(b.bookingTime) || (a.chair ?? Infinity) - (b.chair ?? Infinity) || 0;

/**
 * A day by chair: bookings, overlaps, and free time within the opening hours. Unused chairs are included; without a
 * number of chairs, only those in use are. Closed times are not free.
 */
export function scheduleDay<Booking extends BookingInDay>(
  date: LocalDate,
  all: readonly Booking[],
  { hours, chairs: count = 0, closed = [] }: DayScheduleInput,
): DaySchedule<Booking> {
  const bookings = all.filter(({ bookingDate }) => bookingDate === date).toSorted(isFirst);
  const open = getOpeningHours(date, hours)
    .map(({ from, to }) => ({ from: toMinutesSinceMidnight(from), to: toMinutesSinceMidnight(to) }))
    .toSorted((a, b) => a.from - b.from);
  const openAfterAll = subtractRanges(open, inOrder(closed));
  const chairs = getChairs(bookings, count).map((chair) =>
    chairDay(
      chair,
      bookings.filter((booking) => booking.chair === chair),
      openAfterAll,
    ),
  );
  const spans = [...open, ...bookings.map(toSpan)];
  const view =
    spans.length === 0
      ? { from: 0, to: 0 }
      : wholeHours({
          from: Math.min(...spans.map(({ from }) => from)),
          to: Math.max(...spans.map(({ to }) => to)),
        });
  return { date, open, closed: within(view, closed), view, chairs, bookings };
}

/** The free minutes of a day within the opening hours, over all chairs; none for a past day. */
export function remainingFreeMinutes({ date, chairs }: DaySchedule<unknown>, now: StudioTime): number {
  if (date < now.date) return 0;
  const start = date === now.date ? toMinutesSinceMidnight(now.time) : 0;
  return chairs
    .flatMap(({ gaps }) => gaps)
    .reduce((sum, { from, to }) => sum + Math.max(0, to - Math.max(from, start)), 0);
}

/** Whether a booking is past, in progress or upcoming. */
export type BookingPhase = 'over' | 'now' | 'ahead';

/** A booking is in progress from the minute it begins. */
export function getBookingPhase(booking: BookingInDay, now: StudioTime): BookingPhase {
  const { bookingDate: date, bookingTime: time } = booking;
  if (isBefore(now, { date, time })) return 'ahead';
  // A booking that goes past midnight is past when its own day is.
  if (now.date !== date) return 'over';
  return toMinutesSinceMidnight(now.time) < toMinutesSinceMidnight(time) + booking.durationMinutes
    ? 'now'
    : 'over';
}

/** The first upcoming booking; of two at the same time the one of the lower chair. */
export function findNextBooking<Booking extends BookingInDay>(
  bookings: readonly Booking[],
  now: StudioTime,
): Booking | undefined {
  return bookings
    .filter((booking) => getBookingPhase(booking, now) === 'ahead')
    .toSorted((a, b) => a.bookingDate.localeCompare(b.bookingDate) || isFirst(a, b))[0];
}
