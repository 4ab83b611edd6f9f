import { palette } from './primitives/colors.ts';

export const beadTones = {
  PINK: palette.pink500,
  PURPLE: palette.purple500,
  RED: '#D23B3B',
  ORANGE: '#F0813A',
  YELLOW: '#F7D95C',
  GREEN: '#4DA673',
  BLUE: '#4A8FE0',
  WHITE: palette.white,
  BLACK: palette.ink,
  GOLD: '#C9922B',
  SILVER: '#B9B6C4',
  CLEAR: '#E9F1F5',
} as const;

export type BeadTone = keyof typeof beadTones;
