import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import * as calendar from '../../private/calendar/calendar.css.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const { color, space, text, weight } = vars;

const wideContainer = '(width >= 480px)';

const anyCell = style({});

export const cell = style([
  calendar.cell,
  anyCell,
  { verticalAlign: 'top', '@container': { [wideContainer]: { height: 88 } } },
]);

// A line above each week, also above its days of other months.
globalStyle(`table:has(${anyCell})`, {
  '@container': { [wideContainer]: { width: 'calc(100% + 4px)', marginInline: -2, borderSpacing: '0 4px' } },
});
globalStyle(`table:has(${anyCell}) td`, {
  '@container': {
    [wideContainer]: { padding: '4px 2px 0', borderBlockStart: `1px solid ${color.border.subtle}` },
  },
});

const anyDay = style({});

export const day = recipe({
  base: [
    anyDay,
    {
      alignItems: 'stretch',
      justifyContent: 'flex-start',
      padding: `${space[1]} 6px`,
      textAlign: 'start',
      fontSize: text.md,
      overflow: 'hidden',
      selectors: { 'button&:hover': { background: color.action.secondary.background.hover } },
      '@container': { [wideContainer]: { fontSize: text.md } },
    },
  ],
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

// The weekday is aligned with the numbers below it.
globalStyle(`table:has(${anyCell}) th`, {
  '@container': { [wideContainer]: { paddingInlineStart: space[2], textAlign: 'start' } },
});

/** Beside visually hidden text, which takes no space. */
export const textBlock = style({ display: 'grid', gap: space[1], minWidth: 0 });

export const dayNumber = style({
  fontFamily: vars.font.heading,
  fontWeight: weight.semibold,
  lineHeight: 1.3,
});

/** The bar of today is below its number: above it the border of the selected day would cover it. */
globalStyle(`[aria-current="date"]${anyDay}::before`, { content: 'none' });
globalStyle(`[aria-current="date"] > * > ${dayNumber}`, {
  justifySelf: 'start',
  borderBlockEnd: '3px solid currentColor',
});

export const content = style({
  display: 'none',
  '@container': {
    [wideContainer]: { display: 'grid', gap: space[1], minWidth: 0, fontSize: text.xs, lineHeight: 1.25 },
  },
});
