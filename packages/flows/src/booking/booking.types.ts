import type { Booking, Style } from '@plaitful/api-client/contract';
import type { ApiProblem } from '@plaitful/api-client/problem';
import type { BookedSlot } from '@plaitful/domain/booked';
import type { BookingDetails, PhotoConsent } from '@plaitful/domain/booking-details';
import type { Slot } from '@plaitful/domain/slots';
import type { LocalDate, LocalTime, StudioMoment, Weekday } from '@plaitful/domain/studio-time';

/** What the booking machine starts from. */
export interface BookingInput {
  readonly style: Style;
  /** Whether whoever is here may book (product spec 6). */
  readonly isMember: boolean;
  readonly photoConsent: PhotoConsent;
  /** A slot chosen before, from the URL or session storage (reading 9a). */
  readonly slot?: Slot;
  /** Where a slot chosen before leads: to the picker, with it chosen, or on to the details, which is the default. */
  readonly resumeAt?: 'picker' | 'details';
  /** What was typed before, or is known of the parent. */
  readonly details?: Partial<BookingDetails>;
}

/** What `loadAvailability` answers: the style as it is now, and which of its slots are held. */
export interface Availability {
  readonly style: Style;
  readonly booked: readonly BookedSlot[];
  /** Now, on the studio's wall clock. */
  readonly now: StudioMoment;
  readonly openWeekdays: readonly Weekday[];
}

/** What `createBooking` is to send; the etag as If-Match, so that a changed price books nothing (reading 11). */
export interface BookingRequest {
  readonly style: Style;
  readonly slot: Slot;
  readonly details: BookingDetails;
  readonly etag: string;
}

/** Why a chosen slot cannot be had any more. */
export type SlotProblem = 'taken' | 'noFreeChair' | 'past' | 'notOffered';

/** What the booking machine remembers. */
export interface BookingContext {
  readonly style: Style;
  readonly isMember: boolean;
  readonly photoConsent: PhotoConsent;
  readonly resumeAt: 'picker' | 'details';
  /** `null` until it has been loaded. */
  readonly availability: Availability | null;
  readonly date: LocalDate | null;
  /** The day chosen before, on which nothing is free any more: the calendar begins close to it. */
  readonly lostDate: LocalDate | null;
  readonly time: LocalTime | null;
  readonly details: BookingDetails;
  /** Whether sending was tried with something missing, so that the form shows what. */
  readonly hasTriedToSubmit: boolean;
  /** Whether the price or the deposit changed since the style was first shown (reading 11). */
  readonly hasNewPrice: boolean;
  /** Whether the session ended on the way, for the words of the login. */
  readonly hasExpired: boolean;
  readonly slotProblem: SlotProblem | null;
  /** What came of the last call that did not succeed. */
  readonly problem: ApiProblem | null;
  /** The stored booking, once there is one. */
  readonly booking: Booking | null;
}

/** What can happen on the way to a booking. */
export type BookingEvent =
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
  | { readonly type: 'member.loggedIn'; readonly mobilePhone?: string }
  | { readonly type: 'member.loggedOut' }
  | { readonly type: 'session.expired' }
  | { readonly type: 'details.changed'; readonly details: Partial<BookingDetails> }
  /** Book Now; with what the form holds, where it holds it itself. */
  | { readonly type: 'details.submitted'; readonly details?: BookingDetails };

/** Details before anything is typed. */
export const emptyDetails: BookingDetails = {
  childName: '',
  dateOfBirth: '',
  mobilePhone: '',
  policyAgreement: false,
  cancellationPolicy: false,
  consent: null,
};
