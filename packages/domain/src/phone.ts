export const onlyDigits = (text: string): string => text.replace(/\D/g, '');

/** The digits of a stored Canadian number without the country code 1. */
export function nationalDigits(text: string): string {
  const digits = onlyDigits(text);
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}

/**
 * Normalizes a Canadian phone number to `+16135550199`; `undefined` for anything else: only digits count, and there
 * must be 11 beginning with 1, or 10.
 */
export function toE164(text: string): string | undefined {
  const national = nationalDigits(text);
  return national.length === 10 ? `+1${national}` : undefined;
}

/** A number in dialling format, `+16135550199`; anything that is not a Canadian number is unchanged. */
export const dialledPhone = (text: string): string => toE164(text) ?? text;

/** National digits with dashes, complete or not: `613`, `613-5`, `613-555-0199`. */
export const withDashes = (digits: string): string =>
  [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join('-');
