import type { Booking } from '@plaitful/api-client/contract';

/** Zones in which a Canadian studio may be. */
export const zones = [
  'America/St_Johns',
  'America/Halifax',
  'America/Toronto',
  'America/Winnipeg',
  'America/Regina',
  'America/Edmonton',
  'America/Vancouver',
  'America/Whitehorse',
  'America/Iqaluit',
] as const;

/** The days on which clocks go back, and forward, where they do. */
export const clockChangeDays = ['2026-11-01', '2027-03-14'] as const;

/** The time that is booked in every zone. */
export const bookingTime = '13:00';

/** A server's answers about one day. */
export interface ObservedDay {
  /** Booked twelve hours before its start, so that its deposit is due at the start. */
  readonly booking: Booking;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly calendar: string;
  /** The mail that confirms the request, unparsed. */
  readonly mail: string;
  /** The result of booking a minute before a time, and on the minute. */
  readonly minuteBefore: string;
  readonly onTheMinute: string;
  /** Whether the style is available on the day at 23:59, and a minute later. */
  readonly isOfferedAtItsEnd: boolean;
  readonly isOfferedAfterwards: boolean;
  /** The result of booking when the day was over. */
  readonly bookedAfterwards: string;
}
