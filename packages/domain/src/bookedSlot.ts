import type { LocalDate, LocalTime } from './studioTime.ts';

/** A slot of a live booking: the same style, date and time cannot be booked again. */
export interface BookedSlot {
  readonly styleId: number;
  readonly bookingDate: LocalDate;
  readonly bookingTime: LocalTime;
}
