const onlyDigits = (text: string): string => text.replace(/\D/g, '');

/** The digits of a Canadian number without the country's 1: what remains of anything typed or stored. */
export function nationalDigits(text: string): string {
  const digits = onlyDigits(text);
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}

/**
 * A Canadian phone number as it travels, `+16135550199`, or `undefined` when it is none: after stripping
 * everything but digits there must be 11 beginning with 1, or 10 (product spec 5, reading 26).
 */
export function toE164(text: string): string | undefined {
  const national = nationalDigits(text);
  return national.length === 10 ? `+1${national}` : undefined;
}

/** A number as a phone dials it, `+16135550199`; anything that is no Canadian number stays as it is. */
export const dialledPhone = (text: string): string => toE164(text) ?? text;

/** A stored number as people read it, `613-555-0199`; anything that is no Canadian number stays as it is. */
export function formatPhone(e164: string): string {
  const national = nationalDigits(e164);
  if (national.length !== 10) return e164;
  return `${national.slice(0, 3)}-${national.slice(3, 6)}-${national.slice(6)}`;
}
