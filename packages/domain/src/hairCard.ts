/** From straight to tightly coiled. */
export const hairTextures = ['STRAIGHT', 'WAVY', 'CURLY', 'COILY'] as const;

export type HairTexture = (typeof hairTextures)[number];

/** How far the hair reaches when it is stretched. */
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

/** What the studio is to know of a child's hair. */
export interface HairCard {
  texture: HairTexture | null;
  length: HairLength | null;
  isTenderHeaded: boolean;
  /** Allergies, and products not to use. */
  avoid: string;
  /** What calms the child. */
  calming: string;
  beadColors: BeadColor[];
}

/** Longest texts of a hair card, in code points. */
export const hairCardTextLength = 200;

/** Longest note of the studio on a child, in code points. */
export const studioNoteLength = 1000;

/** Saved children of one family. */
export const maxChildren = 12;
