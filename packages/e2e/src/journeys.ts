import type { TestOptions } from 'vitest';
import type { InputMode } from './inputModes.ts';

type Tags = Pick<TestOptions, 'tags'>;

/**
 * Chooses the mode in which a journey runs first: the first journey in the mode at `first`, the second in the next
 * mode and so on. `npm test` runs it in that mode, `.ci/run` in the others too.
 * @param mode the mode whose journeys are being described
 * @param later for journeys whose steps stories test: `.ci/run` runs them in that mode, the nightly run in the others
 * too
 * @returns gives the options of one journey after another
 */
export function rotate(modes: readonly InputMode[], mode: InputMode, first = 0, later = false): () => Tags {
  let turn = first;
  return () => {
    const isItsTurn = modes[turn % modes.length] === mode;
    turn += 1;
    if (later) return { tags: [isItsTurn ? 'ci' : 'nightly'] };
    return { tags: isItsTurn ? [] : ['ci'] };
  };
}
