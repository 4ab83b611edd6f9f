/** The problems of a person's name. */
export type PersonNameProblem = 'required' | 'address' | 'digit' | 'character';

/** A link, an email address, or a dot between two groups of two or more letters, such as bit.ly. */
const ADDRESS = /@|:\/\/|(?:\p{L}\p{M}*){2}\.(?:\p{L}\p{M}*){2}/u;

const ALLOWED = /^[\p{L}\p{M}\p{Zs}'’.-]*$/u;

/**
 * The problem of a new or changed name: it is used in greetings and messages, so it must not contain links or numbers.
 * Allowed are letters of any script, combining marks, spaces, apostrophes, hyphens and full stops.
 */
export function validatePersonName(name: string): PersonNameProblem | undefined {
  if (name.trim() === '') return 'required';
  if (ADDRESS.test(name)) return 'address';
  if (/\p{N}/u.test(name)) return 'digit';
  return ALLOWED.test(name) && /\p{L}/u.test(name) ? undefined : 'character';
}
