import type { Style } from '@plaitful/api-client/contract';
import type { ApiProblem } from '@plaitful/api-client/problem';
import type { BookedSlot } from '@plaitful/domain/booked';
import type { BookingDetails } from '@plaitful/domain/booking-details';
import type { Slot } from '@plaitful/domain/slots';
import type { LocalDate, LocalTime, StudioMoment, Weekday } from '@plaitful/domain/studio-time';

/** What the booking machine starts from. */
export interface BookingInput {
  readonly style: Style;
  /** The member who is here; `null` for a guest, who may choose but not book (product spec 6). */
  readonly userId: number | null;
}

/** What `loadAvailability` answers: the style as it is now, and which of its slots are held. */
export interface Availability {
  readonly style: Style;
  readonly booked: readonly BookedSlot[];
  /** Now, on the studio's wall clock. */
  readonly now: StudioMoment;
  readonly openWeekdays: readonly Weekday[];
}

/** What `createBooking` is to send; the style's etag as If-Match, so that a changed price books nothing (reading 11). */
export interface BookingRequest {
  readonly style: Style;
  readonly slot: Slot;
  readonly details: BookingDetails;
}

/** Why a chosen slot cannot be had any more. */
export type SlotProblem = 'taken' | 'noFreeChair' | 'past' | 'notOffered';

/** What the booking machine remembers; nothing of it says anything about a child. */
export interface BookingContext extends BookingInput {
  /** Whether the parent chooses a time, or has chosen one and goes on to the details. */
  readonly isAtPicker: boolean;
  /** `null` until it has been loaded. */
  readonly availability: Availability | null;
  readonly date: LocalDate | null;
  /** The day chosen before, on which nothing is free any more: the calendar begins close to it. */
  readonly lostDate: LocalDate | null;
  readonly time: LocalTime | null;
  /** Whether the price or the deposit changed since the style was first shown (reading 11). */
  readonly hasNewPrice: boolean;
  readonly slotProblem: SlotProblem | null;
  /** What came of the last call that did not succeed. */
  readonly problem: ApiProblem | null;
  /** The stored booking, once there is one. */
  readonly bookingId: number | null;
}

/** What can happen on the way to a booking. */
export type BookingEvent =
  /** The address leads to the picker. */
  | { readonly type: 'picker.opened' }
  /** The address leads to the details, for the slot that it names (reading 9a). */
  | { readonly type: 'details.opened'; readonly slot: Slot }
  | { readonly type: 'availability.requested' }
  | { readonly type: 'clock.ticked'; readonly now: StudioMoment }
  | { readonly type: 'date.chosen'; readonly date: LocalDate }
  | { readonly type: 'time.chosen'; readonly time: LocalTime }
  /** A date and a time at once, such as a free time close to the one that was taken. */
  | { readonly type: 'slot.chosen'; readonly slot: Slot }
  /** Next. */
  | { readonly type: 'slot.confirmed' }
  /** Change the time, or pick another one. */
  | { readonly type: 'slot.reopened' }
  | { readonly type: 'membership.declined' }
  | { readonly type: 'member.loggedIn'; readonly userId: number }
  | { readonly type: 'member.loggedOut' }
  | { readonly type: 'session.expired' }
  /** Book Now. */
  | { readonly type: 'details.submitted'; readonly details: BookingDetails };

/** What the machine tells whoever listens: the details are shown for this slot, and the address is to name it. */
export type BookingEmitted = { readonly type: 'details.entered'; readonly slot: Slot };
