/** Ordered from straight to tightly coiled. */
export const hairTextures = ['STRAIGHT', 'WAVY', 'CURLY', 'COILY'] as const;

export type HairTexture = (typeof hairTextures)[number];

/** The length of the stretched hair. */
export const hairLengths = ['CHIN', 'SHOULDERS', 'MID_BACK', 'WAIST'] as const;

export type HairLength = (typeof hairLengths)[number];

export const beadColors = [
  'PINK',
  'PURPLE',
  'RED',
  'ORANGE',
  'YELLOW',
  'GREEN',
  'BLUE',
  'WHITE',
  'BLACK',
  'GOLD',
  'SILVER',
  'CLEAR',
] as const;

export type BeadColor = (typeof beadColors)[number];

/** What the studio should know about a child's hair. */
export interface HairCard {
  texture: HairTexture | null;
  length: HairLength | null;
  isTenderHeaded: boolean;
  /** Allergies, and products to avoid. */
  avoid: string;
  /** What calms the child. */
  calming: string;
  beadColors: BeadColor[];
}

/** The maximum lengths of a hair card's texts, in code points. */
export const HAIR_CARD_TEXT_MAX_LENGTH = 200;

/** The maximum length of the studio's note on a child, in code points. */
export const STUDIO_NOTE_MAX_LENGTH = 1000;

/** The maximum number of saved children of one family. */
export const MAX_CHILDREN_PER_FAMILY = 12;
