import type { Style } from '@plaitful/api-client/contract';
import type { ApiProblem } from '@plaitful/api-client/problem';
import type { BookedSlot } from '@plaitful/domain/booked';
import type { BookingDetails } from '@plaitful/domain/booking-details';
import type { Closure } from '@plaitful/domain/closures';
import type { Slot } from '@plaitful/domain/slots';
import type { LocalDate, LocalTime, StudioMoment, Weekday } from '@plaitful/domain/studio-time';

export interface BookingInput {
  readonly style: Style;
  /** `null` for a guest, who may choose a time but not book. */
  readonly userId: number | null;
}

/** The style as it is now, and its booked slots. */
export interface Availability {
  readonly style: Style;
  readonly booked: readonly BookedSlot[];
  /** On the studio's clock. */
  readonly now: StudioMoment;
  readonly openWeekdays: readonly Weekday[];
  /** When the studio is closed, with what it says about it. */
  readonly closures?: readonly AnnouncedClosure[];
}

export interface AnnouncedClosure extends Closure {
  /** Empty where the studio says nothing of its own. */
  readonly message: string;
}

/** The details, with the saved child they are of, or whether to save her. */
export interface SubmittedDetails extends BookingDetails {
  readonly childId?: number;
  readonly savesChild?: boolean;
}

/** Sent with the style's ETag as If-Match, so that a changed price is shown before anything is booked. */
export interface BookingRequest {
  readonly style: Style;
  readonly slot: Slot;
  readonly details: SubmittedDetails;
}

export type SlotProblem = 'taken' | 'noFreeChair' | 'closed' | 'past' | 'notOffered';

/** Contains no personal data. */
export interface BookingContext extends BookingInput {
  readonly isAtPicker: boolean;
  /** `null` until it is loaded. */
  readonly availability: Availability | null;
  readonly date: LocalDate | null;
  /** A day chosen before that is fully booked now: the calendar opens near it. */
  readonly lostDate: LocalDate | null;
  readonly time: LocalTime | null;
  /** Whether price or deposit changed since the style was first shown. */
  readonly hasNewPrice: boolean;
  readonly slotProblem: SlotProblem | null;
  /** Of the last failed call. */
  readonly problem: ApiProblem | null;
  readonly bookingId: number | null;
}

export type BookingEvent =
  /** The address is that of the picker. */
  | { readonly type: 'picker.opened' }
  /** The address is that of the details, with this slot. */
  | { readonly type: 'details.opened'; readonly slot: Slot }
  | { readonly type: 'availability.requested' }
  | { readonly type: 'clock.ticked'; readonly now: StudioMoment }
  | { readonly type: 'date.chosen'; readonly date: LocalDate }
  | { readonly type: 'time.chosen'; readonly time: LocalTime }
  /** Date and time at once, such as a suggested time. */
  | { readonly type: 'slot.chosen'; readonly slot: Slot }
  /** Next. */
  | { readonly type: 'slot.confirmed' }
  /** Change the time. */
  | { readonly type: 'slot.reopened' }
  | { readonly type: 'membership.declined' }
  | { readonly type: 'member.loggedIn'; readonly userId: number }
  | { readonly type: 'member.loggedOut' }
  | { readonly type: 'session.expired' }
  /** Book Now. */
  | { readonly type: 'details.submitted'; readonly details: SubmittedDetails };

/** The details are shown for this slot: the address should follow. */
export type BookingEmitted = { readonly type: 'details.entered'; readonly slot: Slot };
