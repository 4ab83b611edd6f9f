import {
  emailChangeLinkMinutes,
  loginCodeMinutes,
  resetLinkMinutes,
  verificationLinkMinutes,
} from '@plaitful/domain/account';
import { toDollars, type Cents } from '@plaitful/domain/money';
import { addMinutes, studioMoment, type LocalDate, type LocalTime } from '@plaitful/domain/studio-time';
import type { DepositStatus } from '@plaitful/domain/status';
import type {
  AccountValues,
  BookingValues,
  ContactValues,
  MessageStudioValues,
  StudioMailValues,
} from '@plaitful/messages/catalogue';
import { closedMessage } from '@plaitful/messages/en-CA/closure';
import {
  formatDate,
  formatDateShort,
  formatDuration,
  formatHours,
  formatInstant,
  formatInstantShort,
  formatMoney,
  formatPhone,
  formatTime,
} from '@plaitful/messages/format';
import type { Business } from '../config/business.ts';

export interface MessageBooking {
  readonly bookingId: number;
  readonly bookingDate: LocalDate;
  readonly bookingTime: LocalTime;
  /** In minutes. */
  readonly durationMinutes: number;
  /** The price after the discount. */
  readonly valueCents: Cents;
  readonly depositCents: Cents;
  readonly depositDueAt: Date;
  /** The deadline for verifying the email address; null when that is done. */
  readonly verifyBy: Date | null;
  readonly styleName: string;
  readonly serviceName: string;
  readonly childName: string;
  readonly firstName: string;
  readonly deposit: DepositStatus;
}

export interface OldTime {
  readonly oldDate: LocalDate;
  readonly oldTime: LocalTime;
}

/** The values of a message besides the booking. */
export interface MessageDetails extends Partial<OldTime> {
  /** The closure's message to parents; may be empty. */
  readonly closureMessage?: string;
}

/** Parses the values stored with a message. */
export const detailsOf = (data: Record<string, unknown>): MessageDetails => {
  const { closureMessage } = data;
  return { ...oldTimeOf(data), ...(typeof closureMessage === 'string' && { closureMessage }) };
};

/** Parses the previous time of an appointment from the values stored with a message. */
export const oldTimeOf = ({ oldDate, oldTime }: Record<string, unknown>): OldTime | undefined =>
  typeof oldDate === 'string' && typeof oldTime === 'string' ? { oldDate, oldTime } : undefined;

export interface MessageAccount {
  readonly firstName: string;
  /** When its password or address was changed, or its calendar feed made. */
  readonly changedAt?: Date;
  readonly keepsSession?: boolean;
  /** Until when the change of its address can be undone. */
  readonly undoUntil?: Date;
  /** Whether undoing it needs a code from the operator. */
  readonly needsCode?: boolean;
  /** The token of the link; it is stored nowhere else. */
  readonly token?: string;
  /** The code for a login; it is stored nowhere else. */
  readonly code?: string;
}

export interface MessageContact {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  readonly createdAt: Date;
}

/** The sender of a message: the studio and the base URL of its links. */
export interface MessageOrigin {
  readonly business: Business;
  /** Never taken from a request; without a trailing slash. */
  readonly publicUrl: string;
}

/** A user's text on one line: a line break in a name must not add lines or headers. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

const asSentence = (text: string): string => (/[.!?]$/u.test(text) ? text : `${text}.`);

/** A first name for a greeting, shortened: older accounts may have long names. */
const greetedName = (firstName: string): string =>
  Array.from(oneLine(firstName)).slice(0, 40).join('').trimEnd();

/** A user's text with its line breaks, without other control characters. */
const inLines = (text: string): string =>
  text
    .split(/\r\n|[\r\n\u2028\u2029]/u)
    .map((line) => line.replaceAll(/\p{Cc}+/gu, ' ').trimEnd())
    .join('\n')
    .trim();

function studioValues({ business, publicUrl }: MessageOrigin): MessageStudioValues {
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

/** Whether a booking ends sooner without verification of the address than without the deposit. */
const hasTwoDeadlines = (booking: MessageBooking): booking is MessageBooking & { verifyBy: Date } =>
  booking.verifyBy !== null && booking.verifyBy < booking.depositDueAt;

export function bookingValues(
  booking: MessageBooking,
  origin: MessageOrigin,
  { oldDate, oldTime, closureMessage }: MessageDetails = {},
): BookingValues {
  const { timeZone } = origin.business;
  return {
    ...studioValues(origin),
    parentName: greetedName(booking.firstName),
    childName: oneLine(booking.childName),
    styleName: oneLine(booking.styleName),
    serviceName: oneLine(booking.serviceName),
    date: formatDate(booking.bookingDate),
    dateShort: formatDateShort(booking.bookingDate),
    time: formatTime(booking.bookingTime),
    endTime: formatTime(addMinutes(booking.bookingTime, booking.durationMinutes)),
    durationSpoken: formatDuration(booking.durationMinutes),
    finalPrice: formatMoney(toDollars(booking.valueCents)),
    deposit: formatMoney(toDollars(booking.depositCents)),
    balance: formatMoney(toDollars(booking.valueCents - booking.depositCents)),
    deadline: formatInstant(booking.depositDueAt, timeZone),
    deadlineShort: formatInstantShort(booking.depositDueAt, timeZone),
    verifyBy: hasTwoDeadlines(booking) ? formatInstant(booking.verifyBy, timeZone) : '',
    isPaid: booking.deposit === 'PAID',
    oldDate: oldDate === undefined ? '' : formatDate(oldDate),
    oldTime: oldTime === undefined ? '' : formatTime(oldTime),
    rescheduleUrl: `${origin.publicUrl}/dashboard/bookings/${booking.bookingId}/reschedule`,
    closure: closureMessage === undefined ? '' : asSentence(oneLine(closureMessage) || closedMessage),
  };
}

function momentValues(instant: Date, timeZone: string): { date: string; time: string } {
  const { date, time } = studioMoment(instant, timeZone);
  return { date: formatDate(date), time: formatTime(time) };
}

export function accountValues(account: MessageAccount, origin: MessageOrigin): AccountValues {
  const { business, publicUrl } = origin;
  const { changedAt, undoUntil, needsCode = false, keepsSession = false, token, code = '' } = account;
  // In the fragment, which is in no request, and so in no log of a proxy and no Referer.
  const urlOf = (page: string): string =>
    token === undefined ? '' : `${publicUrl}/${page}#token=${encodeURIComponent(token)}`;
  return {
    ...studioValues(origin),
    ...(changedAt === undefined ? { date: '', time: '' } : momentValues(changedAt, business.timeZone)),
    parentName: greetedName(account.firstName),
    linkLifetime: formatDuration(resetLinkMinutes),
    resetUrl: urlOf('reset-password'),
    verifyLifetime: formatDuration(verificationLinkMinutes),
    verifyUrl: urlOf('verify-email'),
    forgotUrl: `${publicUrl}/forgot-password`,
    code,
    codeLifetime: formatDuration(loginCodeMinutes),
    confirmEmailUrl: urlOf('confirm-email'),
    confirmEmailLifetime: formatDuration(emailChangeLinkMinutes),
    undoEmailUrl: urlOf('undo-email'),
    undoEmailUntil: undoUntil === undefined ? '' : formatInstant(undoUntil, business.timeZone),
    undoNeedsCode: needsCode,
    keepsSession,
  };
}

export function contactValues(contact: MessageContact, origin: MessageOrigin): ContactValues {
  return {
    ...studioValues(origin),
    ...momentValues(contact.createdAt, origin.business.timeZone),
    fullName: oneLine(contact.name),
    email: oneLine(contact.email),
    phone: oneLine(contact.phone),
    message: inLines(contact.message),
  };
}

/** An appointment in a mail to the studio. */
export interface MessageAppointment {
  readonly bookingId: number;
  readonly bookingDate: LocalDate;
  readonly bookingTime: LocalTime;
  readonly deposit: DepositStatus;
}

/** The values about a family in a mail to the studio. */
export interface MessageFamily {
  readonly userId: number;
  readonly parentName?: string;
  readonly childName?: string;
  readonly appointments?: readonly MessageAppointment[];
  readonly isForOneAppointment?: boolean;
  readonly isByStudio?: boolean;
}

/** All possible values about a family in a mail to the studio. */
export const studioMailValues = (
  {
    userId,
    parentName = '',
    childName = '',
    appointments = [],
    isForOneAppointment = false,
    isByStudio = false,
  }: MessageFamily,
  origin: MessageOrigin,
): StudioMailValues => ({
  ...studioValues(origin),
  userId,
  parentName: oneLine(parentName),
  childName: oneLine(childName),
  appointments: appointments.map(({ bookingId, bookingDate, bookingTime, deposit }) => ({
    bookingId,
    date: formatDate(bookingDate),
    time: formatTime(bookingTime),
    isPaid: deposit === 'PAID',
  })),
  isForOneAppointment,
  isByStudio,
  bookingsUrl: `${origin.publicUrl}/admin/bookings`,
});
