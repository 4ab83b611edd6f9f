export const onlyDigits = (text: string): string => text.replace(/\D/g, '');

/** The digits of a Canadian number without the country's 1, as it is stored or sent; nothing is guessed. */
export function nationalDigits(text: string): string {
  const digits = onlyDigits(text);
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}

/**
 * A Canadian phone number as it travels, `+16135550199`, or `undefined` when it is none: after stripping
 * everything but digits there must be 11 beginning with 1, or 10.
 */
export function toE164(text: string): string | undefined {
  const national = nationalDigits(text);
  return national.length === 10 ? `+1${national}` : undefined;
}

/** A number as a phone dials it, `+16135550199`; anything that is no Canadian number stays as it is. */
export const dialledPhone = (text: string): string => toE164(text) ?? text;

/** National digits with dashes as far as they go: `613`, `613-5`, `613-555-0199`. */
export const withDashes = (digits: string): string =>
  [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join('-');
