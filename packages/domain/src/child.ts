import { isLocalDate } from './studioTime.ts';
import type { LocalDate } from './studioTime.ts';

/** What can be wrong with a date of birth. */
export type DateOfBirthProblem = 'required' | 'invalid' | 'future';

/** Beyond it a year was typed wrongly, such as 0018 for 2018. */
const OLDEST_AGE = 120;

/** A child's age in whole years on a day. Someone born on 29 February turns a year older on 1 March in other years. */
export function ageOn(dateOfBirth: LocalDate, on: LocalDate): number {
  const years = Number(on.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return on.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/**
 * What is wrong with a date of birth, if anything: it must be a real day before today.
 * @param today the day on the studio's wall clock
 */
export function checkDateOfBirth(text: string, today: LocalDate): DateOfBirthProblem | undefined {
  if (text.trim() === '') return 'required';
  if (!isLocalDate(text)) return 'invalid';
  if (text >= today) return 'future';
  return ageOn(text, today) > OLDEST_AGE ? 'invalid' : undefined;
}

/** Whether the studio is not made for a child of this age; it is said, and never an error. */
export const isOutsideAges = (
  age: number,
  { ageMin, ageMax }: { readonly ageMin: number; readonly ageMax: number },
): boolean => age < ageMin || age > ageMax;
