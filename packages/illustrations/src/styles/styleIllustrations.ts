import type { StyleDrawing } from '../drawing.ts';
import { braidStyles } from './braids.ts';
import { cornrowStyles } from './cornrows.ts';
import { prepStyles } from './prep.ts';
import { protectiveStyles } from './protective.ts';
import { twistStyles } from './twists.ts';

/** Every style that can be drawn, by the services of the demo catalogue and in its order. */
export const drawings = {
  ...cornrowStyles,
  ...braidStyles,
  ...twistStyles,
  ...protectiveStyles,
  ...prepStyles,
} as const satisfies Readonly<Record<string, StyleDrawing>>;

export type StyleKey = keyof typeof drawings;
