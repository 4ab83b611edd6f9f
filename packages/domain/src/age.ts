import { isLocalDate } from './studioTime.ts';
import type { LocalDate } from './studioTime.ts';

export type DateOfBirthProblem = 'required' | 'invalid' | 'future';

/** An older date is a typing error, such as 0018 for 2018. */
const OLDEST_AGE = 120;

/** A child's age in whole years on a day. Someone born on 29 February turns a year older on 1 March in other years. */
export function ageAt(dateOfBirth: LocalDate, on: LocalDate): number {
  const years = Number(on.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return on.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/**
 * The problem of a date of birth, if any: it must be an existing day before today.
 * @param today the day on the studio's wall clock
 */
export function checkDateOfBirth(text: string, today: LocalDate): DateOfBirthProblem | undefined {
  if (text.trim() === '') return 'required';
  if (!isLocalDate(text)) return 'invalid';
  if (text >= today) return 'future';
  return ageAt(text, today) > OLDEST_AGE ? 'invalid' : undefined;
}

/** Whether the child is outside the studio's ages; only for a hint, never an error. */
export const isOutsideAgeRange = (
  age: number,
  { ageMin, ageMax }: { readonly ageMin: number; readonly ageMax: number },
): boolean => age < ageMin || age > ageMax;
