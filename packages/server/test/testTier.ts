const tier = process.env['TEST_TIER'] ?? 'fast';

/** Whether suites run at full length, as in `npm run torture`. */
export const isFullTier = tier === 'full';

/** Repetitions at full length, in `.ci/run`, and in `npm test`. */
export const repetitionsForTier = (full: number, ci: number, fast = ci): number =>
  ({ full, ci, fast })[tier] ?? fast;
