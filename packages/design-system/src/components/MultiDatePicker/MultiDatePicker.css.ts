import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { keepFillInForcedColors } from '../../private/keepFillInForcedColors.ts';
import * as calendar from '../../private/calendar/calendar.css.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const { color, text, weight } = vars;

// Room for the times of a day below its number.
const wideContainer = '(width >= 480px)';

export const grid = style([calendar.grid, {}]);
globalStyle(`${grid} td`, { '@container': { [wideContainer]: { height: 72 } } });

/** The shape of a day, also used by the samples in the legend. */
export const day = recipe({
  variants: {
    variant: {
      past: {
        color: color.day.closed.foreground,
        '@media': { [media.forcedColors]: { borderColor: 'Canvas' } },
      },
      available: {
        borderColor: color.border.subtle,
        color: color.text.body,
        selectors: { 'button&:hover': { background: color.action.secondary.background.hover } },
        '@media': { [media.forcedColors]: { borderColor: color.day.full.foreground } },
      },
      usuallyClosed: {
        color: color.text.muted,
        selectors: { 'button&:hover': { background: color.action.secondary.background.hover } },
        '@media': { [media.forcedColors]: { borderColor: 'Canvas' } },
      },
      chosen: {
        background: color.day.available.background,
        borderColor: color.day.available.border,
        color: color.day.available.foreground,
        fontWeight: weight.bold,
        selectors: { 'button&:hover': { background: color.action.secondary.background.hover } },
      },
      empty: {
        borderStyle: 'dashed',
        borderColor: color.day.available.border,
        color: color.day.available.foreground,
        fontWeight: weight.bold,
        selectors: { 'button&:hover': { background: color.action.secondary.background.hover } },
      },
      open: {
        ...keepFillInForcedColors,
        background: color.day.selected.background,
        borderColor: color.day.selected.background,
        color: color.day.selected.foreground,
        fontWeight: weight.bold,
      },
      planned: {
        background: color.status.warning.background,
        borderStyle: 'dotted',
        borderColor: color.status.warning.foreground,
        color: color.status.warning.foreground,
        fontWeight: weight.bold,
      },
      booked: {
        color: color.day.available.foreground,
        '@media': { [media.forcedColors]: { borderColor: 'Canvas' } },
      },
    },
  },
});

/** In the marked range: a second, dashed border inside the first. */
export const marked = style({
  '::after': {
    content: '',
    position: 'absolute',
    inset: 1,
    border: '2px dashed currentColor',
    borderRadius: vars.radius.control,
    pointerEvents: 'none',
  },
});

export const dayNumber = style({ display: 'flex', alignItems: 'center', gap: 2, paddingInline: 4 });
export const past = style({ textDecoration: 'line-through', textDecorationThickness: '1.5px' });
export const times = style({
  display: 'none',
  '@container': {
    [wideContainer]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      gap: '1px 6px',
      marginTop: 3,
      fontSize: text.xs,
      fontWeight: weight.semibold,
      lineHeight: 1.1,
      letterSpacing: '-0.02em',
    },
  },
});
/** The short text is replaced by the times where those fit. */
export const narrowCaption = style({ '@container': { [wideContainer]: { display: 'none' } } });

globalStyle(`${dayNumber} svg`, { width: 14, height: 14 });
