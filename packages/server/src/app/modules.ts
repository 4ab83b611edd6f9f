import {
  countBookingsByOption,
  countStyleBookings,
  hasBookedAddedTime,
} from '../bookings/bookings/bookings.queries.ts';
import { clearVerificationDeadline } from '../bookings/bookings/bookings.repository.ts';
import { deleteFeed } from '../bookings/calendar/calendar.repository.ts';
import type { AccountEvents, BookingQueries } from '../platform/context.ts';
import { contactMailKinds } from '../site/contact/contact.messages.ts';
import { verificationMailKinds } from '../accounts/verification/verification.messages.ts';
import { photoConsentMailKinds } from '../bookings/bookings/photoConsents.messages.ts';
import { privacyMailKinds } from '../family/privacy/privacy.messages.ts';
import { calendarMailKinds } from '../bookings/calendar/calendar.messages.ts';
import { bookingMessageKinds } from '../bookings/bookings/bookingMessages.service.ts';
import { passwordMailKinds } from '../accounts/passwords/passwords.messages.ts';
import { emailChangeMailKinds } from '../accounts/emailChanges/emailChanges.messages.ts';
import { sessionMailKinds } from '../accounts/sessions/sessions.messages.ts';
import type { MessageKinds } from '../platform/outbox/messageKind.ts';

export const accountEvents: AccountEvents = {
  emailVerified: clearVerificationDeadline,
  accessEnded: deleteFeed,
};

export const bookingQueries: BookingQueries = {
  countBookings: countStyleBookings,
  countBookingsByOption,
  hasBookedTime: hasBookedAddedTime,
};

/** Each module's kinds of messages, for the outbox. */
export const messageKinds: MessageKinds = {
  ...passwordMailKinds,
  ...sessionMailKinds,
  ...verificationMailKinds,
  ...emailChangeMailKinds,
  ...bookingMessageKinds,
  ...photoConsentMailKinds,
  ...calendarMailKinds,
  ...privacyMailKinds,
  ...contactMailKinds,
};
