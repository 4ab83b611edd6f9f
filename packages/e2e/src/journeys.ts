import type { TestOptions } from 'vitest';
import type { Way } from './hands.ts';

/**
 * Chooses the mode in which `npm test` makes a journey: the first journey in the mode at `first`, the second in the next mode and so
 * on. In its other modes it is left to `.ci/run`.
 * @param mode the one whose journeys are being described
 * @returns gives the options of one journey after another
 */
export function rotate(modes: readonly Way[], mode: Way, first = 0): () => Pick<TestOptions, 'tags'> {
  let turn = first;
  return () => {
    const isItsTurn = modes[turn % modes.length] === mode;
    turn += 1;
    return { tags: isItsTurn ? [] : ['ci'] };
  };
}
