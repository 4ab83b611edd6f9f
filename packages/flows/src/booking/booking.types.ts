import type { Style } from '@plaitful/api-client/contract';
import type { ApiProblem } from '@plaitful/api-client/problem';
import type { BookedSlot } from '@plaitful/domain/booked-slot';
import type { BookingDetails } from '@plaitful/domain/booking-details';
import type { Closure } from '@plaitful/domain/closures';
import type { Slot } from '@plaitful/domain/slots';
import type { LocalDate, LocalTime, StudioTime, Weekday } from '@plaitful/domain/studio-time';

/** Stored for a reload. Contains no personal data. */
export interface StoredBooking {
  readonly style: Style;
  /** `null` for a guest, who may choose a time but not book. */
  readonly userId: number | null;
  readonly date: LocalDate | null;
  /** A day chosen earlier that is fully booked now: the calendar opens near it. */
  readonly lostDate: LocalDate | null;
  readonly time: LocalTime | null;
  /** Whether price, deposit, duration or the choice of options changed since the style was first shown. */
  readonly hasNewPrice: boolean;
  readonly bookingId: number | null;
  /** The id of an earlier booking that is booked again, for the same child and at a similar time. */
  readonly again: number | null;
}

/** A new booking, or one restored after a reload. */
export type BookingInput = Pick<StoredBooking, 'style' | 'userId'> &
  Partial<StoredBooking & Pick<BookingContext, 'isAtPicker' | 'optionIds'>>;

export interface Availability {
  readonly style: Style;
  readonly booked: readonly BookedSlot[];
  /** Slots that are free for the style alone, but too short with the chosen options. */
  readonly tooShort?: readonly Slot[];
  /** The studio's local time when it was loaded. */
  readonly now: StudioTime;
  readonly openWeekdays: readonly Weekday[];
  /** The studio's closures with their messages to parents. */
  readonly closures?: readonly PublicClosure[];
  /** The slot of the earlier booking that is booked again, if any. */
  readonly earlierSlot?: Slot | undefined;
}

export interface LoadAvailabilityInput {
  readonly styleId: number;
  readonly optionIds: readonly number[];
  /** The id of the earlier booking that is booked again. */
  readonly again?: number | null;
  /** Whether it was loaded before: cached data is out of date then. */
  readonly isRefresh: boolean;
}

export interface PublicClosure extends Closure {
  /** Empty where the studio entered none. */
  readonly message: string;
}

/** The details, with the id of the saved child, or whether to save the child. */
export interface SubmittedDetails extends BookingDetails {
  readonly childId?: number;
  readonly savesChild?: boolean;
}

/** Sent with the style's ETag as If-Match, so that a changed price is shown before anything is booked. */
export interface BookingRequest {
  readonly style: Style;
  readonly optionIds: readonly number[];
  readonly slot: Slot;
  readonly details: SubmittedDetails;
}

export type SlotProblem = 'taken' | 'tooShort' | 'noFreeChair' | 'closed' | 'past' | 'notOffered';

/** Contains no personal data. */
export interface BookingContext extends StoredBooking {
  /** The chosen options, from the page's URL. */
  readonly optionIds: readonly number[];
  /** Whether the page's URL is that of the picker, as opposed to the details. */
  readonly isAtPicker: boolean;
  /** `null` until it is loaded. */
  readonly availability: Availability | null;
  readonly slotProblem: SlotProblem | null;
  /** Of the last failed call. */
  readonly problem: ApiProblem | null;
}

export type BookingEvent =
  /** The page's URL is that of the picker, with the booking to book again, if any. */
  | { readonly type: 'picker.opened'; readonly again?: number | undefined }
  /** The page's URL is that of the details, with this slot. */
  | { readonly type: 'details.opened'; readonly slot: Slot }
  | { readonly type: 'availability.requested' }
  | { readonly type: 'clock.ticked'; readonly now: StudioTime }
  | { readonly type: 'date.chosen'; readonly date: LocalDate }
  | { readonly type: 'time.chosen'; readonly time: LocalTime }
  /** Date and time together, such as a suggested time. */
  | { readonly type: 'slot.chosen'; readonly slot: Slot }
  /** The button Next. */
  | { readonly type: 'slot.confirmed' }
  /** The button to change the time. */
  | { readonly type: 'slot.reopened' }
  | { readonly type: 'membership.declined' }
  | { readonly type: 'member.loggedIn'; readonly userId: number }
  | { readonly type: 'member.loggedOut' }
  | { readonly type: 'session.expired' }
  /** The button Book Now. */
  | { readonly type: 'details.submitted'; readonly details: SubmittedDetails };

export type BookingEmitted =
  /** The details are shown for this slot: the app should update the page's URL. */
  | { readonly type: 'details.entered'; readonly slot: Slot }
  /** The picker is shown again: the app should update the page's URL. */
  | { readonly type: 'picker.reopened' }
  /** A login is needed to continue with this slot. */
  | { readonly type: 'membership.required'; readonly slot: Slot }
  | { readonly type: 'membership.settled' };
