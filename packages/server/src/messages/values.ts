import { toCents } from '@plaitful/domain/money';
import type { Cents } from '@plaitful/domain/money';
import { formatPhone } from '@plaitful/domain/phone';
import { addMinutes } from '@plaitful/domain/studio-time';
import type { LocalDate, LocalTime } from '@plaitful/domain/studio-time';
import type { Business } from '../config/business.ts';
import type { BookingValues, StudioValues } from './catalogue.types.ts';
import {
  formatDate,
  formatDateShort,
  formatDeadline,
  formatDeadlineShort,
  formatDuration,
  formatHours,
  formatMoney,
  formatTime,
} from './format.ts';

/** What a message tells of a booking, as it is stored. */
export interface MessageBooking {
  readonly bookingDate: LocalDate;
  readonly bookingTime: LocalTime;
  /** In minutes. */
  readonly durationMinutes: number;
  /** The price after the discount. */
  readonly valueCents: Cents;
  readonly depositCents: Cents;
  readonly depositDueAt: Date;
  readonly styleName: string;
  readonly serviceName: string;
  readonly childName: string;
  /** How the parent is greeted. */
  readonly firstName: string;
}

/** Where a message comes from: the studio and the address its links begin with. */
export interface MessageOrigin {
  readonly business: Business;
  /** Never taken from a request; without a slash at its end. */
  readonly publicUrl: string;
}

/** Typed words in one line: a line break in a name must not add lines, or headers, of its own. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

function studioValues({ business, publicUrl }: MessageOrigin): StudioValues {
  return {
    businessName: business.name,
    address: business.address,
    contactEmail: business.contactEmail,
    contactPhone: formatPhone(business.contactPhone),
    paymentEmail: business.paymentEmail,
    hours: formatHours(business.hours),
    lateFee: formatMoney(toCents(business.lateFee)),
    graceMinutes: business.graceMinutes,
    reminderMinutes: business.pickupReminderMinutes,
    policyNoticeHours: business.policyNoticeHours,
    appointmentsUrl: `${publicUrl}/dashboard/bookings`,
    servicesUrl: `${publicUrl}/services`,
    policyUrl: `${publicUrl}/policy`,
  };
}

/** Everything a message can say of a booking, written out in the studio's zone. */
export function bookingValues(booking: MessageBooking, origin: MessageOrigin): BookingValues {
  const { timeZone } = origin.business;
  return {
    ...studioValues(origin),
    parentName: oneLine(booking.firstName),
    childName: oneLine(booking.childName),
    styleName: oneLine(booking.styleName),
    serviceName: oneLine(booking.serviceName),
    date: formatDate(booking.bookingDate),
    dateShort: formatDateShort(booking.bookingDate),
    time: formatTime(booking.bookingTime),
    endTime: formatTime(addMinutes(booking.bookingTime, booking.durationMinutes)),
    durationSpoken: formatDuration(booking.durationMinutes),
    finalPrice: formatMoney(booking.valueCents),
    deposit: formatMoney(booking.depositCents),
    balance: formatMoney(booking.valueCents - booking.depositCents),
    deadline: formatDeadline(booking.depositDueAt, timeZone),
    deadlineShort: formatDeadlineShort(booking.depositDueAt, timeZone),
  };
}
