const tier = process.env['TEST_TIER'] ?? 'fast';

/** Whether suites run at full length, as `npm run torture` has them. */
export const isFull = tier === 'full';

/** How often a suite does what it does: at full length, in `.ci/run`, and in `npm test`. */
export const lengthOf = (full: number, ci: number, fast = ci): number => ({ full, ci, fast })[tier] ?? fast;
