import { getMapUrl } from '@plaitful/messages/contact-links';
import { formatDate, formatHours, formatMoney, formatPhone, formatTime } from '@plaitful/messages/format';
import type { MessageStudioValues } from '@plaitful/messages/message-values';
import { toStudioTime } from '@plaitful/domain/studio-time';
import type { Business } from '../config/business.ts';

/** The sender of a message: the studio and the base URL of its links. */
export interface MessageSender {
  readonly business: Business;
  /** Never taken from a request; without a trailing slash. */
  readonly publicUrl: string;
}

/** In the fragment, which is not sent in requests, so the token appears in no proxy log and no Referer header. */
export const tokenUrl = (publicUrl: string, page: string, token: string): string =>
  `${publicUrl}/${page}#token=${encodeURIComponent(token)}`;

/** A user's text on one line: a line break in a name must not add lines or headers. */
export const toSingleLine = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

/** A first name for a greeting, shortened: older accounts may have long names. */
export const toGreetingName = (firstName: string): string =>
  Array.from(toSingleLine(firstName)).slice(0, 40).join('').trimEnd();

export function studioValues({ business, publicUrl }: MessageSender): MessageStudioValues {
  return {
    businessName: business.name,
    city: business.city,
    address: business.address,
    mapUrl: getMapUrl(business.address),
    contactEmail: business.contactEmail,
    contactPhone: formatPhone(business.contactPhone),
    paymentEmail: business.paymentEmail,
    hours: formatHours(business.hours),
    lateFee: formatMoney(business.lateFee),
    graceMinutes: String(business.graceMinutes),
    reminderMinutes: String(business.pickupReminderMinutes),
    policyNoticeHours: String(business.policyNoticeHours),
    faqNoticeHours: String(business.faqNoticeHours),
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
