import type { Booking } from '@plaitful/api-client/contract';
import { getBookingMinutes } from '@plaitful/domain/estimate';
import { getStartInstant } from './appointmentRows.ts';

interface Clock {
  now: Date;
  timeZone: string;
}

/** Whether an appointment is still to come, or going on: until its end its parent looks for the address. */
export function isComing(booking: Booking, { now, timeZone }: Clock): boolean {
  const endsAt = getStartInstant(booking, timeZone).getTime() + getBookingMinutes(booking) * 60_000;
  const isOver = booking.paymentStatus === 'CANCELLED' || booking.outcome === 'DONE';
  return !isOver && endsAt > now.getTime();
}

/** Those to come before past and cancelled ones; the order within both stays. */
export function comingFirst(rows: readonly Booking[], clock: Clock): Booking[] {
  const isAhead = (booking: Booking) => isComing(booking, clock);
  return [...rows.filter(isAhead), ...rows.filter((booking) => !isAhead(booking))];
}

/** @param rows the newest first */
export const findNext = (rows: readonly Booking[], clock: Clock): Booking | undefined =>
  rows.findLast((booking) => isComing(booking, clock));

/** @param rows the newest first */
export const findLastVisit = (rows: readonly Booking[], clock: Clock): Booking | undefined =>
  rows.find((booking) => booking.paymentStatus !== 'CANCELLED' && !isComing(booking, clock));
