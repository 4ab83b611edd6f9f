import type { ComplexStyleRule } from '@vanilla-extract/css';
import { media } from '../tokens/breakpoints.ts';

/**
 * For text on a meaningful background (an action, a chosen item): in forced colours the browser would put its own
 * backplate behind the text, which hides the background. The tokens are system colours there.
 */
export const keepFillInForcedColors = {
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
} as const satisfies ComplexStyleRule;
