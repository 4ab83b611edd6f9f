import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import * as calendar from '../../private/calendar/calendar.css.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const { color, space, text, weight } = vars;

const wideContainer = '(width >= 480px)';

/** A line above each week, also above its days of other months. */
export const grid = style([
  calendar.grid,
  {
    '@container': {
      [wideContainer]: { width: 'calc(100% + 4px)', marginInline: -2, borderSpacing: '0 4px' },
    },
  },
]);
globalStyle(`${grid} td`, {
  verticalAlign: 'top',
  '@container': {
    [wideContainer]: {
      height: 88,
      padding: '4px 2px 0',
      borderBlockStart: `1px solid ${color.border.subtle}`,
    },
  },
});
// The weekday is aligned with the numbers below it.
globalStyle(`${grid} th`, {
  '@container': { [wideContainer]: { paddingInlineStart: 10, textAlign: 'start' } },
});

export const day = recipe({
  base: {
    alignItems: 'stretch',
    justifyContent: 'flex-start',
    padding: `${space[1]} 6px`,
    textAlign: 'start',
    fontSize: text.md,
    overflow: 'hidden',
    selectors: { 'button&:hover': { background: color.action.secondary.background.hover } },
    '@container': { [wideContainer]: { fontSize: text.md } },
  },
  variants: {
    look: {
      plain: { borderColor: color.border.subtle, background: color.surface.raised, color: color.text.body },
      quiet: {
        background: color.background.subtle,
        color: color.text.muted,
        '@media': { [media.forcedColors]: { borderColor: 'Canvas' } },
      },
      past: {
        color: color.text.muted,
        '@media': { [media.forcedColors]: { borderColor: 'Canvas' } },
      },
    },
    isOpen: {
      true: {
        border: `3px solid ${color.action.primary.background.rest}`,
        padding: `3px 5px`,
        '@media': { [media.forcedColors]: { borderColor: 'Highlight' } },
      },
    },
  },
});

/** Beside visually hidden text, which takes no space. */
export const textBlock = style({ display: 'grid', gap: space[1], minWidth: 0 });

export const dayNumber = style({
  justifySelf: 'start',
  fontFamily: vars.font.heading,
  fontWeight: weight.semibold,
  lineHeight: 1.3,
});

export const content = style({
  display: 'none',
  '@container': {
    [wideContainer]: { display: 'grid', gap: space[1], minWidth: 0, fontSize: text.xs, lineHeight: 1.25 },
  },
});
