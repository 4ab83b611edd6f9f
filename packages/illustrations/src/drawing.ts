import type { Tones } from './primitives/colors.ts';
import type { Head, View } from './primitives/head.ts';

/** The tones of her skin; `part` is the scalp seen between sections. */
export interface SkinTones {
  readonly base: string;
  readonly dark: string;
  readonly light: string;
  readonly blush: string;
  readonly part: string;
}

/** Everything a style needs to draw one girl. */
export interface DrawingContext {
  readonly head: Head;
  readonly skin: SkinTones;
  /** Her hair colour; the other two let neighbouring braids differ. */
  readonly hair: Tones;
  readonly darkerHair: Tones;
  readonly lighterHair: Tones;
  readonly top: Tones;
  /** Colours of beads and elastics, used in turn. */
  readonly beads: readonly string[];
  /** The colour of ribbons, scrunchies and combs. */
  readonly accent: string;
  readonly hasEarring: boolean;
  /** Random numbers that depend on style and seed alone. */
  readonly random: () => number;
}

/** What a style draws: behind the body, over the head, and in front of everything. */
interface Layers {
  readonly back?: string;
  readonly hair: string;
  readonly front?: string;
}

/** One style of the catalogue. */
export interface StyleDrawing {
  readonly view: View;
  /** How large she is drawn, about the middle of the page at shoulder height; 1.2 when absent. */
  readonly zoom?: number;
  readonly dx?: number;
  readonly dy?: number;
  readonly draw: (context: DrawingContext) => Layers;
}
