import { toStudioTime } from '@plaitful/domain/studio-time';
import { formatDate, formatHours, formatMoney, formatPhone, formatTime } from '@plaitful/messages/format';
import type { Business } from '../config/business.ts';
import type { MessageStudioValues } from '@plaitful/messages/message-values';

/** The sender of a message: the studio and the base URL of its links. */
export interface MessageSender {
  readonly business: Business;
  /** Never taken from a request; without a trailing slash. */
  readonly publicUrl: string;
}

/** A user's text on one line: a line break in a name must not add lines or headers. */
export const toSingleLine = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

/** A first name for a greeting, shortened: older accounts may have long names. */
export const toGreetingName = (firstName: string): string =>
  Array.from(toSingleLine(firstName)).slice(0, 40).join('').trimEnd();

export function studioValues({ business, publicUrl }: MessageSender): MessageStudioValues {
  return {
    businessName: business.name,
    address: business.address,
    contactEmail: business.contactEmail,
    contactPhone: formatPhone(business.contactPhone),
    paymentEmail: business.paymentEmail,
    hours: formatHours(business.hours),
    lateFee: formatMoney(business.lateFee),
    graceMinutes: String(business.graceMinutes),
    reminderMinutes: String(business.pickupReminderMinutes),
    policyNoticeHours: String(business.policyNoticeHours),
    appointmentsUrl: `${publicUrl}/dashboard/bookings`,
    servicesUrl: `${publicUrl}/services`,
    policyUrl: `${publicUrl}/policy`,
    settingsUrl: `${publicUrl}/dashboard/settings`,
  };
}

export function formatInstantValues(instant: Date, timeZone: string): { date: string; time: string } {
  const { date, time } = toStudioTime(instant, timeZone);
  return { date: formatDate(date), time: formatTime(time) };
}
