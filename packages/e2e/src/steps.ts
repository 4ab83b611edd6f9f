import type { TestOptions } from 'vitest';
import type { InputMode } from './inputModes.ts';

type Tags = Pick<TestOptions, 'tags'>;

interface Turns {
  /** The index of the mode of the first journey. @default 0 */
  readonly first?: number;
  /**
   * The first test tier that runs a journey in its own mode: later for journeys whose steps stories test.
   * @default 'fast'
   */
  readonly own?: 'fast' | 'ci';
  /** The first test tier that runs it in the other modes. @default 'nightly' */
  readonly others?: 'ci' | 'nightly';
}

/**
 * Chooses the mode in which a journey runs first: the first journey in the mode at `first`, the second in the next
 * mode and so on.
 * @param mode the mode whose journeys are being described
 * @returns gives the options of one journey after another
 */
export function alternateInputModes(
  modes: readonly InputMode[],
  mode: InputMode,
  { first = 0, own = 'fast', others = 'nightly' }: Turns = {},
): () => Tags {
  let turn = first;
  return () => {
    const isItsTurn = modes[turn % modes.length] === mode;
    turn += 1;
    if (!isItsTurn) return { tags: [others] };
    return { tags: own === 'fast' ? [] : [own] };
  };
}
