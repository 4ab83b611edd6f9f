import type { BookedService } from '@plaitful/api-client/contract';
import { addDays, instantOf, minuteOf, studioMoment } from '@plaitful/domain/studio-time';
import type { ServerContext } from '../context.ts';
import { reading } from '../database/transaction.ts';
import { listOccupied, listOfferedOn, type OccupiedInterval, type OfferedTime } from './slots.repository.ts';

/** From and to, in seconds since 1970. */
type Hold = readonly [from: number, to: number];

/** Occupied intervals of each chair by day; a booking past midnight is on both days. */
type ChairsByDay = ReadonlyMap<string, ReadonlyMap<number, readonly Hold[]>>;

const MINUTE = 60;

/** Before this time of day no appointment reaches midnight, even when clocks change. */
const lateMinutes = 23 * 60;

/** The days of an appointment: its first, and the next when it goes past midnight. */
function daysTouched(date: string, time: string, [from, to]: Hold, timeZone: string): string[] {
  if (minuteOf(time) + (to - from) / MINUTE < lateMinutes) return [date];
  const lastDay = studioMoment(new Date(to * 1000), timeZone).date;
  return lastDay === date ? [date] : [date, lastDay];
}

function groupByDay(held: readonly OccupiedInterval[], chairs: number, timeZone: string): ChairsByDay {
  const days = new Map<string, Map<number, Hold[]>>();
  for (const { bookingDate, bookingTime, from, to, chair } of held) {
    if (chair === null || chair > chairs) continue;
    const hold: Hold = [from, to];
    for (const date of daysTouched(bookingDate, bookingTime, hold, timeZone)) {
      const ofDay = days.get(date) ?? new Map<number, Hold[]>();
      days.set(date, ofDay);
      const ofChair = ofDay.get(chair) ?? [];
      ofDay.set(chair, ofChair);
      ofChair.push(hold);
    }
  }
  return days;
}

/** The days on which each chair is held at some time; a time that goes past midnight needs a chair on the next one too. */
function daysWithoutIdleChair(days: ChairsByDay, chairs: number, today: string): string[] {
  const chairsOn = (date: string): number[] => [...(days.get(date)?.keys() ?? [])];
  return [...days.keys()].filter(
    (date) => date >= today && new Set([...chairsOn(date), ...chairsOn(addDays(date, 1))]).size === chairs,
  );
}

/** Whether all chairs are occupied during an offered time. */
function isFullBy(days: ChairsByDay, chairs: number, timeZone: string) {
  const numbers = Array.from({ length: chairs }, (_, index) => index + 1);
  // Cached: time zone conversion is the slowest part.
  const starts = new Map<string, number>();
  const startOf = (date: string, time: string): number => {
    const key = `${date} ${time}`;
    const start = starts.get(key) ?? instantOf(date, time, timeZone).getTime() / 1000;
    starts.set(key, start);
    return start;
  };
  return ({ date, time, durationMinutes }: OfferedTime): boolean => {
    const from = startOf(date, time);
    const to = from + durationMinutes * MINUTE;
    const touched = daysTouched(date, time, [from, to], timeZone);
    return numbers.every((chair) =>
      touched.some((day) =>
        days
          .get(day)
          ?.get(chair)
          ?.some(([start, end]) => start < to && from < end),
      ),
    );
  };
}

/** The styles that are booked at each time, so that none is listed twice. */
function stylesByTime(booked: readonly BookedService[]): ReadonlyMap<string, ReadonlySet<number>> {
  const styles = new Map<string, Set<number>>();
  for (const { styleId, bookingDate, bookingTime } of booked) {
    const key = `${bookingDate} ${bookingTime}`;
    styles.set(key, (styles.get(key) ?? new Set()).add(styleId));
  }
  return styles;
}

const toBooked = ({ styleId, bookingDate, bookingTime }: BookedService): BookedService => ({
  styleId,
  bookingDate,
  bookingTime,
});

/**
 * The slots that cannot be booked today and later: those of live bookings and, where the studio sets a number of
 * chairs, all offered times without a free chair. Two queries in all.
 */
export async function readBookedServices({
  database,
  business: { timeZone, chairs },
  clock,
}: Pick<ServerContext, 'database' | 'business' | 'clock'>): Promise<BookedService[]> {
  const now = clock();
  const today = studioMoment(now, timeZone).date;
  return reading(database, async (trx) => {
    // Appointments of yesterday may go past midnight.
    const held = await listOccupied(trx, addDays(today, -1), now);
    const booked = held.filter(({ bookingDate }) => bookingDate >= today).map(toBooked);
    if (chairs === undefined) return booked;
    const days = groupByDay(held, chairs, timeZone);
    const offered = await listOfferedOn(trx, daysWithoutIdleChair(days, chairs, today));
    const bookedAt = stylesByTime(booked);
    const full = offered.filter(isFullBy(days, chairs, timeZone)).flatMap(({ date, time, styleIds }) => {
      const known = bookedAt.get(`${date} ${time}`);
      return styleIds
        .filter((styleId) => known?.has(styleId) !== true)
        .map((styleId) => ({ styleId, bookingDate: date, bookingTime: time }));
    });
    return [...booked, ...full];
  });
}
