import { minuteOf, type LocalTime } from './studioTime.ts';

/** A time of a day at which a style of this duration is offered. */
interface OfferedTime {
  readonly time: LocalTime;
  readonly durationMinutes: number;
}

/** What is known of a day of the studio when a member whose email address is not verified wants to book on it. */
interface UnverifiedDay {
  /** How many children can be braided at once; left out, it counts as one. */
  readonly chairs: number | undefined;
  readonly offered: readonly OfferedTime[];
  /** Minutes of the unpaid bookings that unverified members hold on this day already. */
  readonly heldMinutes: number;
}

/** The time of all chairs from the first offered start to the last offered end, in minutes. */
function capacityOf({ chairs = 1, offered }: UnverifiedDay): number {
  if (offered.length === 0) return 0;
  const starts = offered.map(({ time }) => minuteOf(time));
  const ends = offered.map(({ time, durationMinutes }) => minuteOf(time) + durationMinutes);
  return chairs * (Math.max(...ends) - Math.min(...starts));
}

/**
 * Whether a booking of this duration fits into the half of a day that members with an unverified email address may hold
 * together without paying. One booking always fits, however short the day is.
 */
export const fitsUnverifiedShare = (day: UnverifiedDay, durationMinutes: number): boolean =>
  day.heldMinutes === 0 || day.heldMinutes + durationMinutes <= capacityOf(day) / 2;
