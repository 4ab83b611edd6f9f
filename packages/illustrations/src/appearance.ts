import { palette } from './primitives/colors.ts';
import type { StyleKey } from './styles/styleIllustrations.ts';

/** Five skin tones, from light brown (1) to deep brown (5). */
export const SKIN_COLORS = { 1: '#D8A078', 2: '#BC8058', 3: '#9A6243', 4: '#7A4932', 5: '#5C3527' } as const;
export const HAIR_COLORS = { black: '#241920', dark: '#33211F', brown: '#523321' } as const;
/** Grounds of a picture; `none` leaves it transparent. */
export const BACKGROUND_COLORS = {
  purple: '#F0E7FB',
  pink: '#FDE9F2',
  cream: '#FBEFD9',
  none: undefined,
} as const;
/** Colours of her top. */
export const CLOTHING_COLORS = {
  purple: palette.purple500,
  lilac: palette.purple300,
  pink: palette.pink500,
  rose: palette.pink300,
  gold: palette.gold,
} as const;

/** How a girl looks, whatever her style. */
export interface Appearance {
  readonly skin: keyof typeof SKIN_COLORS;
  readonly hair: keyof typeof HAIR_COLORS;
  readonly ground: keyof typeof BACKGROUND_COLORS;
  readonly top: keyof typeof CLOTHING_COLORS;
  /** Ribbons, scrunchies and combs. */
  readonly accent: keyof typeof CLOTHING_COLORS;
  readonly hasEarring: boolean;
  /** Beads and elastics, used in turn. */
  readonly beads: readonly (keyof typeof CLOTHING_COLORS)[];
}

type Row = readonly [
  skin: Appearance['skin'],
  hair: Appearance['hair'],
  ground: Appearance['ground'],
  top: Appearance['top'],
  accent: Appearance['accent'],
  hasEarring: boolean,
];

// Chosen by hand so that 24 pictures in a grid look like one set: grounds alternate, no two neighbours share skin or top.
const ROWS: Readonly<Record<StyleKey, Row>> = {
  straightBackCornrows: [2, 'black', 'purple', 'purple', 'gold', true],
  feedInCornrows: [4, 'dark', 'pink', 'pink', 'gold', true],
  zigZagCornrows: [5, 'black', 'cream', 'gold', 'pink', false],
  cornrowsIntoPonytail: [3, 'black', 'purple', 'rose', 'purple', true],
  cornrowsWithBeads: [4, 'dark', 'pink', 'lilac', 'gold', false],
  lemonadeBraids: [1, 'brown', 'cream', 'purple', 'pink', true],
  mediumBoxBraids: [5, 'black', 'purple', 'gold', 'pink', true],
  jumboBoxBraids: [2, 'brown', 'pink', 'purple', 'gold', false],
  knotlessBraids: [3, 'dark', 'cream', 'pink', 'gold', true],
  bobWithBeads: [4, 'black', 'purple', 'rose', 'gold', true],
  fulaniBraids: [1, 'dark', 'pink', 'purple', 'gold', true],
  twoBigPlaits: [3, 'black', 'cream', 'lilac', 'pink', false],
  twoStrandTwists: [5, 'black', 'purple', 'gold', 'pink', true],
  flatTwists: [2, 'dark', 'pink', 'pink', 'gold', true],
  passionTwists: [4, 'brown', 'cream', 'purple', 'pink', false],
  twistedHighBun: [3, 'black', 'purple', 'gold', 'pink', true],
  bantuKnots: [5, 'dark', 'pink', 'lilac', 'gold', true],
  afroPuffsBraidedFront: [4, 'black', 'cream', 'pink', 'gold', true],
  braidedCrown: [2, 'dark', 'purple', 'rose', 'gold', true],
  braidedSpaceBuns: [5, 'black', 'pink', 'gold', 'purple', false],
  washDetanglePrep: [3, 'black', 'cream', 'purple', 'gold', false],
  blowOutPrep: [4, 'dark', 'purple', 'gold', 'purple', true],
  washBlowOutPrep: [1, 'brown', 'pink', 'lilac', 'purple', false],
  takeDownCombOut: [5, 'black', 'cream', 'rose', 'purple', true],
};

/** The demo catalogue's own look of a style: skin, hair, ground, top, ribbons and beads. */
export function demoAppearance(style: StyleKey): Appearance {
  const [skin, hair, ground, top, accent, hasEarring] = ROWS[style];
  const beads =
    style === 'fulaniBraids' ? (['gold', 'gold', 'pink'] as const) : (['purple', 'pink', 'gold'] as const);
  return { skin, hair, ground, top, accent, hasEarring, beads };
}
