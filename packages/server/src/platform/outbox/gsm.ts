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
export const cutToGsm = (text: string, length: number): string =>
  transliterateToGsm(text).slice(0, length).trimEnd();
