/** Without vowels, so that no code is a word, and without what is easily taken for something else: 0 O 1 I L U. */
const alphabet = 'BCDFGHJKMNPQRSTVWXYZ23456789';
const base = alphabet.length;
const length = 4;

/** How many codes there are: bookings whose ids differ by less than this have different codes. */
export const bookingCodes = base ** length;

/**
 * Multiplying by a number coprime to that of the codes gives each residue once; all digits of this one are far from 0
 * and 28, so that the codes of two consecutive bookings differ in every character.
 */
const factor = 379_881;
/** Its inverse: `factor * inverse % bookingCodes` is 1. */
const inverse = 278_617;

/** The code of a booking, which parents write into the remark of their transfer: "K7PM". */
export function toBookingCode(bookingId: number): string {
  let rest = ((bookingId % bookingCodes) * factor) % bookingCodes;
  let code = '';
  for (let digit = 0; digit < length; digit += 1) {
    code = alphabet.charAt(rest % base) + code;
    rest = Math.floor(rest / base);
  }
  return code;
}

/** The remainder of the ids of a code by {@link bookingCodes}, in any case; undefined when the text is no code. */
export function parseBookingCode(text: string): number | undefined {
  const digits = Array.from(text.trim().toUpperCase(), (character) => alphabet.indexOf(character));
  if (digits.length !== length || digits.includes(-1)) return undefined;
  const value = digits.reduce((sum, digit) => sum * base + digit, 0);
  return (value * inverse) % bookingCodes;
}

/** What in a text, such as a bank's notice, has the form of a code, each once. */
export function findBookingCodes(text: string): string[] {
  const words = text.toUpperCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].filter((word) => parseBookingCode(word) !== undefined);
}
