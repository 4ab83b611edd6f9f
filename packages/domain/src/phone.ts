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

const hasPlus = (text: string): boolean => /^\P{Nd}*[+\uFF0B]/u.test(text);

/** The digits of a stored Canadian number without the country code 1. */
export function getNationalNumber(text: string): string {
  const digits = stripNonDigits(text);
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}

/**
 * Normalizes a Canadian phone number to `+16135550199`; `undefined` for anything else: only digits count, and there
 * must be 11 beginning with 1, or, unless there is a plus sign before them, 10. Area code and exchange begin with 2 to 9.
 * The database's `is_phone` has the same rule.
 */
export function toE164(text: string): string | undefined {
  const digits = stripNonDigits(text);
  const national = hasPlus(text) ? /^1(\d{10})$/.exec(digits)?.[1] : getNationalNumber(text);
  return national !== undefined && /^[2-9]\d{2}[2-9]\d{6}$/.test(national) ? `+1${national}` : undefined;
}

/** A number in dialling format, `+16135550199`; anything that is not a Canadian number is unchanged. */
export const toE164OrUnchanged = (text: string): string => toE164(text) ?? text;
