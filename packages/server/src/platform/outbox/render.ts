import {
  locale,
  formatDate,
  formatHours,
  formatMoney,
  formatPhone,
  formatTime,
} from '@plaitful/messages/format';
import type {
  BookingValues,
  MailText,
  MessageStudioValues,
  SmsText,
} from '@plaitful/messages/message-values';
import { escapeHtml } from '../markup.ts';
import { toStudioTime } from '@plaitful/domain/studio-time';
import type { Business } from '../config/business.ts';

/** A mail as text and HTML with the same content. */
export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The longest studio name for which a text message has room. */
const NAME_LENGTH = 20;

/** The longest e-Transfer address for which the first form of a text message has room. */
const PAYMENT_EMAIL_LENGTH = 34;

/** The plain text as HTML: a paragraph for each block, links for our own addresses, no pictures or scripts. */
function toHtml(subject: string, text: string, links: readonly string[]): string {
  const asLink = (line: string): string => {
    const link = links.find((url) => line.endsWith(url));
    if (link === undefined) return escapeHtml(line);
    const url = escapeHtml(link);
    return `${escapeHtml(line.slice(0, -link.length))}<a href="${url}">${url}</a>`;
  };
  const paragraphs = text
    .split('\n\n')
    .map((block) => `<p>${block.split('\n').map(asLink).join('<br>\n')}</p>`)
    .join('\n');
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="font-family: sans-serif; line-height: 1.5">
${paragraphs}
</body>
</html>
`;
}

export function renderMail<Values extends MessageStudioValues>(
  mail: MailText<Values>,
  values: Values,
): RenderedMail {
  const subject = mail.subject(values);
  const text = `${mail.body(values)}\n`;
  const links = Object.entries(values).flatMap(([name, value]) =>
    name.endsWith('Url') && typeof value === 'string' && value !== '' ? [value] : [],
  );
  return { subject, text, html: toHtml(subject, text.trimEnd(), links) };
}

/**
 * A text message about a booking: at most 160 GSM characters, with the studio's name cut to the remaining room. An
 * e-Transfer address is never cut or changed: the second form omits it.
 */
export function renderText(sms: SmsText, values: BookingValues): string {
  const fitted = { ...values, businessName: cutToGsm(values.businessName, NAME_LENGTH) };
  const hasRoom = values.paymentEmail.length <= PAYMENT_EMAIL_LENGTH && isGsm(values.paymentEmail);
  const write = hasRoom ? sms.text : (sms.long ?? sms.text);
  const text = transliterateToGsm(write(fitted));
  return text.length > SMS_LENGTH && sms.long !== undefined ? transliterateToGsm(sms.long(fitted)) : text;
}

/** The characters of one septet in a text message (GSM 03.38, without its extension table). */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);

/** Replacements for characters that do not become GSM characters without their accent. */
const TRANSLITERATIONS: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '\u00a0': ' ',
  '\u202f': ' ',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  œ: 'oe',
  Œ: 'OE',
};

export const SMS_LENGTH = 160;

/** Whether each character takes one septet in a text message. */
export const isGsm = (text: string): boolean => Array.from(text).every((character) => BASIC.has(character));

/**
 * Converts a text to GSM characters of one septet each: é stays, ë becomes e, curly quotes become straight, others are
 * removed. A single other character would halve the capacity of the whole message.
 */
export function transliterateToGsm(text: string): string {
  return Array.from(text.normalize('NFC'))
    .map((character) => {
      if (BASIC.has(character)) return character;
      const plain = TRANSLITERATIONS[character] ?? character.normalize('NFD').replaceAll(/\p{Mark}/gu, '');
      return isGsm(plain) ? plain : '';
    })
    .join('');
}

/** Converted to GSM characters, then cut to this length, without a trailing space. */
const cutToGsm = (text: string, length: number): string =>
  transliterateToGsm(text).slice(0, length).trimEnd();

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
