import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

export const text = style({ overflowWrap: 'anywhere' });
export const clamped = style({ display: '-webkit-box', WebkitBoxOrient: 'vertical', overflow: 'hidden' });

const counts = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 } as const;
export const phoneLines = styleVariants(counts, (lines) => ({ WebkitLineClamp: lines, lineClamp: lines }));
export const deskLines = styleVariants(counts, (lines) => ({
  '@media': { [media.desk]: { WebkitLineClamp: lines, lineClamp: lines } },
}));

/**
 * Aligned with the text. Its space is kept where there is no button: whether text is hidden is known only once the
 * script runs, and nothing should move then.
 */
export const toggle = style({
  minHeight: vars.size.target,
  marginInlineStart: `calc((${vars.space[3]} + 2px) * -1)`,
});
