/** Whether suites run at full length, as in `npm run torture`. */
export const isFullTier = process.env['TEST_TIER'] === 'full';

/** Repetitions at full length, and before that. */
export const repetitionsForTier = (full: number, others: number): number => (isFullTier ? full : others);
