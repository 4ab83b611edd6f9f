import type { LocalDate, LocalTime } from '@plaitful/domain/studio-time';
import { useMemo } from 'react';
import { $api } from '../../../../lib/api/client.ts';

type TimesByDate = Readonly<Record<LocalDate, readonly LocalTime[]>>;

export interface StyleBookings {
  /** Times with an active appointment of this style. */
  booked: TimesByDate;
  /** Times at which no chair of the studio is free, shown to parents as full. */
  full: TimesByDate;
}

function byDate(slots: readonly { date: LocalDate; time: LocalTime }[]): TimesByDate {
  const times: Record<LocalDate, LocalTime[]> = {};
  for (const { date, time } of slots) (times[date] ??= []).push(time);
  return times;
}

/**
 * The active appointments of a style from today on, and the times that are full without one. While
 * appointments are loading, every full time counts as booked.
 */
export function useStyleBookings(styleId: number, today: LocalDate): StyleBookings {
  const slots = $api.useQuery('get', '/api/booking/booked-services').data;
  const bookings = $api.useQuery('get', '/api/booking/all', {
    params: { query: { styleId, from: today } },
  }).data;
  return useMemo(() => {
    const held = (slots ?? [])
      .filter((slot) => slot.styleId === styleId)
      .map(({ bookingDate: date, bookingTime: time }) => ({ date, time }));
    if (!bookings) return { booked: byDate(held), full: {} };
    const own = bookings
      .filter((booking) => booking.styleId === styleId && booking.paymentStatus !== 'CANCELLED')
      .map(({ bookingDate: date, bookingTime: time }) => ({ date, time }));
    const booked = byDate(own);
    return { booked, full: byDate(held.filter(({ date, time }) => !booked[date]?.includes(time))) };
  }, [slots, bookings, styleId]);
}
