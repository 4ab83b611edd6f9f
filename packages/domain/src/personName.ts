/** What can be wrong with the name of a person. */
export type PersonNameProblem = 'required' | 'address' | 'digit' | 'character';

/** A link, an email address, or a dot between two runs of two or more letters, such as bit.ly. */
const ADDRESS = /@|:\/\/|(?:\p{L}\p{M}*){2}\.(?:\p{L}\p{M}*){2}/u;

const ALLOWED = /^[\p{L}\p{M}\p{Zs}'’.-]*$/u;

/**
 * What is wrong with a name that is entered or changed: it is greeted with and written into messages, so it must not
 * carry links or numbers. It has letters of any script, combining marks, spaces, apostrophes, hyphens and full stops.
 */
export function validatePersonName(name: string): PersonNameProblem | undefined {
  if (name.trim() === '') return 'required';
  if (ADDRESS.test(name)) return 'address';
  if (/\p{N}/u.test(name)) return 'digit';
  return ALLOWED.test(name) && /\p{L}/u.test(name) ? undefined : 'character';
}
