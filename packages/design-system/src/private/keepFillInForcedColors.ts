import type { ComplexStyleRule } from '@vanilla-extract/css';
import { media } from '../tokens/breakpoints.ts';

/**
 * For words on a fill that means something (an action, what is chosen): in forced colours the browser would put its
 * own plate behind the words, which hides them. The tokens there are the reader's own colours already.
 */
export const keepFillInForcedColors = {
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
} as const satisfies ComplexStyleRule;
