/** The first value that was there before: what cannot be told apart, for a warning to name; undefined if all differ. */
export function firstTwice<T>(values: readonly T[]): T | undefined {
  return values.find((value, index) => values.indexOf(value) !== index);
}
