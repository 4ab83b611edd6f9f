import type { Booking } from '@plaitful/api-client/contract';
import type { ApiProblem } from '@plaitful/api-client/problem';
import type { Role } from '@plaitful/domain/roles';
import type { Slot } from '@plaitful/domain/slots';
import type { LocalDate, LocalTime, StudioMoment } from '@plaitful/domain/studio-time';
import type { RefusalCode } from '../appointment/appointment.types.ts';
import type { Availability, SlotProblem } from '../booking/booking.types.ts';

/** What the reschedule machine starts from. */
export interface RescheduleInput {
  readonly bookingId: number;
  /** The highest role of whoever moves it: the studio may move a paid appointment as well (reading 19). */
  readonly role: Role;
  /** The appointment, where the page before has it already; it is loaded all the same. */
  readonly booking?: Booking;
}

/** What `loadBooking` answers: the appointment, and the instant at which it was read. */
export interface LoadedBooking {
  readonly booking: Booking;
  readonly startsAt: Date;
  readonly now: Date;
}

/** What `moveBooking` is to send. */
export interface MoveRequest {
  readonly booking: Booking;
  readonly slot: Slot;
}

/** What the reschedule machine remembers. */
export interface RescheduleContext {
  readonly bookingId: number;
  readonly role: Role;
  /** `null` until it has been loaded. */
  readonly booking: Booking | null;
  /** The style's times; `null` until they have been loaded, or when they could not be. */
  readonly availability: Availability | null;
  readonly date: LocalDate | null;
  readonly time: LocalTime | null;
  /** Why this appointment cannot be moved; `null` when it can. */
  readonly refusal: RefusalCode | null;
  /** The slot that could not be had any more; `null` when nothing was lost. */
  readonly lostSlot: Slot | null;
  /** Why the chosen slot cannot be had; `null` when it can. */
  readonly slotProblem: SlotProblem | null;
  /** What came of the last call that did not succeed. */
  readonly problem: ApiProblem | null;
}

/** What can happen while an appointment is moved. */
export type RescheduleEvent =
  /** Reschedule: opens the picker. */
  | { readonly type: 'picker.opened' }
  | { readonly type: 'picker.closed' }
  | { readonly type: 'booking.requested' }
  | { readonly type: 'availability.requested' }
  | { readonly type: 'clock.ticked'; readonly now: StudioMoment }
  | { readonly type: 'date.chosen'; readonly date: LocalDate }
  | { readonly type: 'time.chosen'; readonly time: LocalTime }
  /** Next. */
  | { readonly type: 'slot.confirmed' }
  /** Pick another time. */
  | { readonly type: 'slot.reopened' }
  /** Reschedule Now. */
  | { readonly type: 'move.submitted' };

/** What the machine tells whoever listens. */
export type RescheduleEmitted = { readonly type: 'booking.moved'; readonly booking: Booking };
