import {
  countBookingsOfStyle,
  hasBookedTime,
} from '../bookings/bookings/bookings.queries.ts';
import { clearVerifyBy } from '../bookings/bookings/bookings.repository.ts';
import { deleteFeed } from '../bookings/calendar/calendar.repository.ts';
import type { AccountEvents, BookingLookups } from '../platform/context.ts';

export const accountEvents: AccountEvents = { emailVerified: clearVerifyBy, accessEnded: deleteFeed };

export const bookingLookups: BookingLookups = { countBookings: countBookingsOfStyle, hasBookedTime };
