import type { BookedService } from '@plaitful/api-client/contract';
import { addDays, instantOf, minutesLater, studioMoment } from '@plaitful/domain/studio-time';
import type { ServerContext } from '../context.ts';
import { inTransaction } from '../database/transaction.ts';
import { listHeld, listOfferedOn, type HeldPlace, type OfferedTime } from './slots.repository.ts';

/** From when to when a chair is held, in milliseconds since 1970. */
type Hold = readonly [from: number, to: number];

/** What is held of each chair by day; a booking past midnight stands on both days. */
type ChairsByDay = ReadonlyMap<string, ReadonlyMap<number, readonly Hold[]>>;

function groupByDay(held: readonly HeldPlace[], chairs: number, timeZone: string): ChairsByDay {
  const days = new Map<string, Map<number, Hold[]>>();
  for (const { bookingDate, startsAt, endsAt, chair } of held) {
    if (chair === null || chair > chairs) continue;
    for (const date of new Set([bookingDate, studioMoment(endsAt, timeZone).date])) {
      const ofDay = days.get(date) ?? new Map<number, Hold[]>();
      days.set(date, ofDay);
      ofDay.set(chair, [...(ofDay.get(chair) ?? []), [startsAt.getTime(), endsAt.getTime()]]);
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

/** Says of an offered time whether some booking holds each chair during it; asked once for each time and duration. */
function isFullBy(days: ChairsByDay, chairs: number, timeZone: string) {
  const judged = new Map<string, boolean>();
  const judge = ({ date, time, durationMinutes }: OfferedTime): boolean => {
    const startsAt = instantOf(date, time, timeZone);
    const endsAt = minutesLater(startsAt, durationMinutes);
    const [from, to] = [startsAt.getTime(), endsAt.getTime()];
    const touched = new Set([date, studioMoment(endsAt, timeZone).date]);
    return Array.from({ length: chairs }, (_, index) => index + 1).every((chair) =>
      [...touched].some((day) =>
        (days.get(day)?.get(chair) ?? []).some(([start, end]) => start < to && from < end),
      ),
    );
  };
  return (offered: OfferedTime): boolean => {
    const key = `${offered.date} ${offered.time} ${offered.durationMinutes}`;
    const known = judged.get(key);
    if (known !== undefined) return known;
    const isFull = judge(offered);
    judged.set(key, isFull);
    return isFull;
  };
}

const keyOf = ({ styleId, bookingDate, bookingTime }: BookedService): string =>
  `${styleId} ${bookingDate} ${bookingTime}`;

const toBooked = ({ styleId, bookingDate, bookingTime }: BookedService): BookedService => ({
  styleId,
  bookingDate,
  bookingTime,
});

/**
 * The slots that nobody can book any more, today and later: those that live bookings hold, and, where the studio sets a
 * number of chairs, every offered time of any style that no chair is free for (reading 27c). Two queries, whatever
 * their number.
 */
export async function readBookedServices({
  database,
  business: { timeZone, chairs },
  clock,
}: Pick<ServerContext, 'database' | 'business' | 'clock'>): Promise<BookedService[]> {
  const now = clock();
  const today = studioMoment(now, timeZone).date;
  return inTransaction(database, async (trx) => {
    // What began yesterday may go on past midnight.
    const held = await listHeld(trx, addDays(today, -1), now);
    const booked = held.filter(({ bookingDate }) => bookingDate >= today).map(toBooked);
    if (chairs === undefined) return booked;
    const days = groupByDay(held, chairs, timeZone);
    const isFull = isFullBy(days, chairs, timeZone);
    const known = new Set(booked.map(keyOf));
    const offered = await listOfferedOn(trx, daysWithoutIdleChair(days, chairs, today));
    const full = offered
      .filter(isFull)
      .map(({ styleId, date, time }) => ({ styleId, bookingDate: date, bookingTime: time }))
      .filter((slot) => !known.has(keyOf(slot)));
    return [...booked, ...full];
  });
}
