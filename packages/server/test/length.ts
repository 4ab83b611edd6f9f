/** Whether suites run at full length, as `npm run torture` has them; `npm test` runs the same code shorter. */
export const isFull = process.env['TORTURE'] === 'full';

/** How often a suite does what it does: at full length, and in `npm test`. */
export const lengthOf = (full: number, short: number): number => (isFull ? full : short);
