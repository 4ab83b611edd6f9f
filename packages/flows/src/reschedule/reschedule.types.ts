import type { Booking } from '@plaitful/api-client/contract';
import type { ApiProblem } from '@plaitful/api-client/problem';
import type { Role } from '@plaitful/domain/roles';
import type { Slot } from '@plaitful/domain/slots';
import type { LocalDate, LocalTime, StudioTime } from '@plaitful/domain/studio-time';
import type { RefusalCode } from '../appointment/appointment.types.ts';
import type { Availability, SlotProblem } from '../booking/booking.types.ts';

export interface RescheduleInput {
  readonly bookingId: number;
  /** Administrators may also reschedule paid appointments. */
  readonly role: Role;
}

/** The appointment, and when it was loaded. */
export interface LoadedBooking {
  readonly booking: Booking;
  readonly startsAt: Date;
  readonly now: Date;
}

export interface LoadTimesInput {
  readonly styleId: number;
  /** Only for a booking whose options make it longer than its style. */
  readonly longer?: {
    readonly minutes: number;
    /** The booking itself, which does not stand in its own way. */
    readonly exceptId: number;
  };
}

export interface RescheduleRequest {
  readonly booking: Booking;
  readonly slot: Slot;
}

export interface RescheduleContext extends RescheduleInput {
  readonly booking: Booking | null;
  /** `null` until loaded, or when that failed. */
  readonly availability: Availability | null;
  readonly date: LocalDate | null;
  readonly time: LocalTime | null;
  /** Why this appointment cannot be rescheduled; `null` when it can. */
  readonly refusal: RefusalCode | null;
  /** The chosen slot, if another booking has taken it meanwhile. */
  readonly lostSlot: Slot | null;
  /** Why the chosen slot is not available. */
  readonly slotProblem: SlotProblem | null;
  readonly problem: ApiProblem | null;
}

export type RescheduleEvent =
  /** The button Reschedule. */
  | { readonly type: 'picker.opened' }
  | { readonly type: 'picker.closed' }
  | { readonly type: 'booking.requested' }
  | { readonly type: 'availability.requested' }
  | { readonly type: 'clock.ticked'; readonly now: StudioTime }
  | { readonly type: 'date.chosen'; readonly date: LocalDate }
  | { readonly type: 'time.chosen'; readonly time: LocalTime }
  /** The button Next. */
  | { readonly type: 'slot.confirmed' }
  /** The button Pick another time. */
  | { readonly type: 'slot.reopened' }
  /** The button Reschedule Now. */
  | { readonly type: 'reschedule.submitted' };

export type RescheduleEmitted = { readonly type: 'booking.rescheduled'; readonly booking: Booking };
