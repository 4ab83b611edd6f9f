const isDigit = (codePoint: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(codePoint));

/** The value of a digit of any script: Unicode has them in runs of ten that begin with zero. */
function digitValue(digit: string): number {
  const codePoint = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (isDigit(codePoint - value - 1)) value += 1;
  return value % 10;
}

/** The digits of a text, of any script, in ASCII. */
const stripNonDigits = (text: string): string =>
  text.replace(/\P{Nd}/gu, '').replace(/[^0-9]/gu, (digit) => String(digitValue(digit)));

/** Whether a text begins with a plus sign that the country code 1 does not follow. */
const hasForeignPrefix = (text: string): boolean =>
  /^\P{Nd}*[+\uFF0B]/u.test(text) && !stripNonDigits(text).startsWith('1');

/** National digits with dashes, complete or not: `613`, `613-5`, `613-555-0199`. */
const formatWithDashes = (digits: string): string =>
  [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join('-');

/** An extension after a complete number; mobile numbers have none. */
const extension = /(?:ext\.?|extension|poste|x|#)[\s.:]*\p{Nd}+\s*$/iu;

/**
 * The significant part of a number that is being typed or was pasted in any format: its digits without country code,
 * international prefix and extension. A plus sign with another country code than 1 is kept before all digits, so that
 * a foreign number is not taken for a Canadian one.
 */
export function typedNumber(text: string): string {
  if (hasForeignPrefix(text)) return `+${stripNonDigits(text)}`;
  const whole = text.replace(extension, '');
  const digits = stripNonDigits(stripNonDigits(whole).length < 10 ? text : whole);
  // Area codes do not begin with 0 or 1.
  return digits.replace(/^(?:00|011)?1/, '');
}

/** The text that is shown for a typed number: `613-555-0199`, `+6591234567`. */
export const shownNumber = (number: string): string =>
  number.startsWith('+') ? number : formatWithDashes(number);

/** The value that is reported for a typed number, in E.164 as far as it was typed. Whether it is valid is the page's rule. */
export const reportedNumber = (number: string): string =>
  number === '' || number.startsWith('+') ? number : `+1${number}`;

/** The caret position in the shown text after `count` digits or signs of the number. */
export function getCaretPosition(count: number, shown: string): number {
  if (count === 0) return 0;
  let seen = 0;
  for (let index = 0; index < shown.length; index += 1) {
    if (shown[index] !== '-') seen += 1;
    if (seen === count) return index + 1;
  }
  return shown.length;
}

/** The field after an edit: its text, the caret position and the input type. */
interface Edit {
  text: string;
  caret: number;
  /** As in InputEvent, for example `deleteContentBackward`; empty where the browser gives none. */
  inputType: string;
}

/** The typed number after an edit, and how many of its characters are before the caret. */
export function applyPhoneEdit(
  numberBefore: string,
  { text, caret, inputType }: Edit,
): { number: string; before: number } {
  const number = typedNumber(text);
  const characters = (part: string): string =>
    (number.startsWith('+') && /[+\uFF0B]/.test(part) ? '+' : '') + stripNonDigits(part);
  // A removed prefix (+1) or extension does not count.
  const stripped = characters(text).indexOf(number);
  const before = Math.min(Math.max(0, characters(text.slice(0, caret)).length - stripped), number.length);
  // Only a dash was deleted, which would be added again: delete the adjacent digit instead.
  if (number === numberBefore && inputType.startsWith('delete')) {
    const at = inputType.endsWith('Backward') ? before - 1 : before;
    if (at >= 0) return { number: number.slice(0, at) + number.slice(at + 1), before: Math.min(before, at) };
  }
  return { number, before };
}
