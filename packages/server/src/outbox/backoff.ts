/** After about five hours. */
export const MAX_ATTEMPTS = 12;

const FIRST_MS = 30_000;
const LONGEST_MS = 60 * 60_000;

/**
 * How long to wait after the given number of failed attempts, in milliseconds: twice as long each time, up to an
 * hour, and by chance up to half of it less, so that what failed together does not come back together.
 * @param chance 0 up to 1
 */
export function backoff(attempts: number, chance: number): number {
  const whole = Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempts - 1));
  return Math.round(whole * (1 - chance / 2));
}
