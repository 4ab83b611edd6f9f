import type { BookingValues, SmsText } from './messageValues.ts';

/** The longest studio name for which a text message has room. */
const NAME_LENGTH = 20;

/** The longest e-Transfer address for which the first form of a text message has room. */
const PAYMENT_EMAIL_LENGTH = 34;

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
