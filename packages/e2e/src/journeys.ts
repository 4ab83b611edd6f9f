import type { TestOptions } from 'vitest';
import type { Way } from './hands.ts';

type Tags = Pick<TestOptions, 'tags'>;

/**
 * Chooses the mode in which a journey is made first: the first journey in the mode at `first`, the second in the next mode
 * and so on. `npm test` makes it in that mode, `.ci/run` in the others too.
 * @param mode the one whose journeys are being described
 * @param later for journeys whose steps stories show: `.ci/run` makes them in that mode, the full matrix in the others too
 * @returns gives the options of one journey after another
 */
export function rotate(modes: readonly Way[], mode: Way, first = 0, later = false): () => Tags {
  let turn = first;
  return () => {
    const isItsTurn = modes[turn % modes.length] === mode;
    turn += 1;
    if (later) return { tags: [isItsTurn ? 'ci' : 'nightly'] };
    return { tags: isItsTurn ? [] : ['ci'] };
  };
}
