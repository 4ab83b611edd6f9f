export type PersonNameProblem = 'required' | 'address' | 'digit' | 'character';

/** White space and characters that nobody sees, such as a zero-width space or a direction mark. */
const INVISIBLE_ENDS = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

/**
 * A name as it is stored: without invisible characters at its ends, which copied texts may contain, and with a plain
 * hyphen and apostrophe instead of the variants that keyboards and word processors insert.
 */
export const normalizeName = (name: string): string =>
  name
    .replace(INVISIBLE_ENDS, '')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[\u2018\u00B4`\u2032]/g, '’');

/** Joiners between two letters, which the scripts of Persian, Sinhala, Malayalam and others need. */
const JOINERS = /([\p{L}\p{M}])[\u200C\u200D](?=\p{L})/gu;

/**
 * A link, an email address, or a dot between letters, such as x.com. Single letters after dots are initials, as in J.R.,
 * unless they are lower case, as in a.b.c.
 */
const ADDRESS = /@|:\/\/|\p{L}\p{M}*\.(?:\p{L}\p{M}*){2}|\p{Ll}\p{M}*\.\p{Ll}/u;

const ALLOWED = /^[\p{L}\p{M}\p{Zs}'’.-]*$/u;

/**
 * The problem of a new or changed name: it is used in greetings and messages, so it must not contain links or numbers.
 * Allowed are letters of any script, combining marks, spaces, apostrophes, hyphens and full stops.
 */
export function validatePersonName(name: string): PersonNameProblem | undefined {
  const visible = normalizeName(name).replace(JOINERS, '$1');
  if (visible === '') return 'required';
  if (ADDRESS.test(visible)) return 'address';
  if (/\p{N}/u.test(visible)) return 'digit';
  return ALLOWED.test(visible) && /\p{L}/u.test(visible) ? undefined : 'character';
}
