import { toMinutesSinceMidnight, type LocalTime } from './studioTime.ts';

interface OfferedTime {
  readonly time: LocalTime;
  readonly durationMinutes: number;
}

/** A day of the studio for which a member with an unverified email address requests a booking. */
interface UnverifiedDay {
  /** The number of children whose hair can be braided at the same time; one by default. */
  readonly chairs: number | undefined;
  readonly offered: readonly OfferedTime[];
  /** The minutes of unverified members' unpaid bookings on this day. */
  readonly heldMinutes: number;
}

/** The minutes from the first available start to the last available end, times the chairs. */
function getCapacity({ chairs = 1, offered }: UnverifiedDay): number {
  if (offered.length === 0) return 0;
  const starts = offered.map(({ time }) => toMinutesSinceMidnight(time));
  const ends = offered.map(({ time, durationMinutes }) => toMinutesSinceMidnight(time) + durationMinutes);
  return chairs * (Math.max(...ends) - Math.min(...starts));
}

/**
 * Whether a booking of this duration fits into the half of a day that members with an unverified email address may hold
 * together without paying. One booking always fits, however short the day is.
 */
export const isWithinUnverifiedQuota = (day: UnverifiedDay, durationMinutes: number): boolean =>
  day.heldMinutes === 0 || day.heldMinutes + durationMinutes <= getCapacity(day) / 2;
