/** The letters a text message carries at one place each (GSM 03.38, without its extension table). */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);

/** What a typed character becomes where taking its accent off does not make it a GSM letter. */
const FOLDED: Readonly<Record<string, string>> = {
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

/** Whether each character takes one place in a text message as it is. */
export const isGsm = (text: string): boolean => Array.from(text).every((character) => BASIC.has(character));

/**
 * The text in GSM letters only, one place each: é stays, ë becomes e, curly quotes become straight, and what has no
 * counterpart is left out. A single other letter would halve the length of the whole message.
 */
export function foldToGsm(text: string): string {
  return Array.from(text.normalize('NFC'))
    .map((character) => {
      if (BASIC.has(character)) return character;
      const folded = FOLDED[character] ?? character.normalize('NFD').replaceAll(/\p{Mark}/gu, '');
      return isGsm(folded) ? folded : '';
    })
    .join('');
}

/** Folded to GSM letters, then cut to so many characters, with no space at the end. */
export const cutToGsm = (text: string, length: number): string => foldToGsm(text).slice(0, length).trimEnd();
