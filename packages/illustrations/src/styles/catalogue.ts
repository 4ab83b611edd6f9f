import type { StyleDrawing } from '../picture.ts';
import {
  bobWithBeads,
  fulaniBraids,
  jumboBoxBraids,
  knotlessBraids,
  mediumBoxBraids,
  twoBigPlaits,
} from './braids.ts';
import {
  cornrowsIntoPonytail,
  cornrowsWithBeads,
  feedInCornrows,
  lemonadeBraids,
  straightBackCornrows,
  zigZagCornrows,
} from './cornrows.ts';
import { blowOutPrep, takeDownCombOut, washBlowOutPrep, washDetanglePrep } from './prep.ts';
import { afroPuffsBraidedFront, bantuKnots, braidedCrown, braidedSpaceBuns } from './protective.ts';
import { flatTwists, passionTwists, twistedHighBun, twoStrandTwists } from './twists.ts';

/** Every style that can be drawn, in the order of the demo catalogue. */
export const drawings = {
  straightBackCornrows,
  feedInCornrows,
  zigZagCornrows,
  cornrowsIntoPonytail,
  cornrowsWithBeads,
  lemonadeBraids,
  mediumBoxBraids,
  jumboBoxBraids,
  knotlessBraids,
  bobWithBeads,
  fulaniBraids,
  twoBigPlaits,
  twoStrandTwists,
  flatTwists,
  passionTwists,
  twistedHighBun,
  bantuKnots,
  afroPuffsBraidedFront,
  braidedCrown,
  braidedSpaceBuns,
  washDetanglePrep,
  blowOutPrep,
  washBlowOutPrep,
  takeDownCombOut,
} as const satisfies Readonly<Record<string, StyleDrawing>>;

/** The key of a style. */
export type StyleKey = keyof typeof drawings;
