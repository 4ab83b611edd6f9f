import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { visuallyHidden } from '../../private/visuallyHidden.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const { color, space, text, weight } = vars;

export const hidden = style(visuallyHidden);

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: vars.size.control,
  position: 'relative',
});
export const month = style({ fontSize: text.xl, letterSpacing: '-0.012em' });
export const turns = style({ display: 'flex' });
export const turnBox = style({ display: 'block' });
export const turn = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.control,
  height: vars.size.control,
  borderRadius: vars.radius.control,
  color: color.text.link,
  transition: `background ${vars.motion.feedback} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { background: color.action.quiet.background.hover },
    '&[aria-disabled]': { color: color.text.muted, cursor: 'not-allowed', background: 'none', opacity: 0.6 },
  },
});
export const turnWhy = style({
  position: 'absolute',
  insetInlineEnd: 0,
  top: `calc(100% - ${space[1]})`,
  zIndex: vars.layer.raised,
  padding: `${space[1]} ${space[2]}`,
  borderRadius: vars.radius.control,
  background: color.surface.raised,
  color: color.text.body,
  boxShadow: vars.shadow.raised,
  fontSize: text.sm,
  visibility: 'hidden',
  selectors: {
    [`${turn}:focus-visible + &, ${turn}:hover + &, ${turn}:active + &`]: { visibility: 'visible' },
  },
});

export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[4]}`,
  fontSize: text.sm,
  color: color.text.muted,
});
export const noteButton = style({
  minHeight: vars.size.target,
  color: color.text.link,
  fontWeight: weight.bold,
  textDecoration: 'underline',
  textUnderlineOffset: '0.22em',
  textAlign: 'start',
});

// The grid is as wide as its place, and its spacing hangs over at both sides, so that figures keep the page's edges.
export const grid = style({
  width: 'calc(100% + 4px)',
  marginInline: -2,
  borderCollapse: 'separate',
  borderSpacing: 2,
  tableLayout: 'fixed',
  '@media': {
    // At 320 px every pixel goes to the days, which then measure 40.
    'screen and (max-width: 359.98px)': {
      borderSpacing: '1px 2px',
      width: 'calc(100% + 2px)',
      marginInline: -1,
    },
    [media.desk]: { borderSpacing: 5, width: 'calc(100% + 10px)', marginInline: -5 },
  },
});
export const weekday = style({
  height: 26,
  padding: 0,
  fontSize: text.xs,
  fontWeight: weight.bold,
  color: color.text.muted,
});
export const cell = style({
  padding: 0,
  height: 46,
  '@media': { [media.desk]: { height: 'clamp(52px, 8.4vh, 76px)' } },
});

const pulse = keyframes({ '50%': { opacity: 0.35 } });

export const day = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    width: '100%',
    height: '100%',
    minHeight: 44,
    border: '2px solid transparent',
    borderRadius: vars.radius.control,
    color: color.day.closed.foreground,
    fontSize: text.md,
    lineHeight: 1.05,
    transition: `background ${vars.motion.feedback} ${vars.motion.ease}`,
    touchAction: 'manipulation',
    '@media': { [media.desk]: { fontSize: '1.1875rem' } },
    selectors: {
      '&[aria-disabled]': { cursor: 'not-allowed' },
      '&:focus-visible': { outlineOffset: 1 },
    },
  },
  variants: {
    look: {
      free: {
        background: color.day.offered.background,
        borderColor: color.day.offered.border,
        color: color.day.offered.foreground,
        selectors: { '&:hover': { background: color.action.quiet.background.hover } },
      },
      chosen: {
        background: color.day.chosen.background,
        borderColor: color.day.chosen.background,
        color: color.day.chosen.foreground,
        '@media': {
          [media.forcedColors]: {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            borderColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
      full: { borderStyle: 'dashed', borderColor: 'currentColor', color: color.day.full.foreground },
      notOffered: { '@media': { [media.forcedColors]: { borderColor: 'Canvas', color: 'GrayText' } } },
      closed: { '@media': { [media.forcedColors]: { borderColor: 'Canvas', color: 'GrayText' } } },
      past: { '@media': { [media.forcedColors]: { borderColor: 'Canvas', color: 'GrayText' } } },
      gone: { '@media': { [media.forcedColors]: { borderColor: 'Canvas', color: 'GrayText' } } },
      loading: { cursor: 'progress' },
    },
  },
});
export const figure = recipe({
  base: { fontWeight: weight.regular },
  variants: {
    look: {
      free: { fontWeight: 800 },
      chosen: { fontWeight: 800 },
      full: { fontWeight: weight.semibold },
      notOffered: {},
      closed: {},
      past: { textDecoration: 'line-through', textDecorationThickness: '1.5px' },
      gone: { textDecoration: 'line-through', textDecorationThickness: '1.5px' },
      loading: {
        // Something is still to come under the figure.
        '::after': {
          content: '',
          display: 'block',
          width: 22,
          height: 8,
          marginTop: 4,
          borderRadius: 4,
          background: color.skeleton,
          animation: `${pulse} 1.6s ease-in-out infinite`,
        },
      },
    },
  },
});
export const caption = style({
  fontSize: text.xs,
  fontWeight: weight.bold,
  lineHeight: 1.1,
  whiteSpace: 'nowrap',
  letterSpacing: '-0.01em',
});

export const why = style({
  minHeight: '1.5em',
  fontSize: text.sm,
  fontWeight: weight.semibold,
  color: color.text.body,
  lineHeight: vars.leading.close,
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 14px',
  marginTop: space[1],
  fontSize: text.sm,
  color: color.text.muted,
  '@media': { [media.desk]: { columnGap: 22 } },
});
export const legendItem = style({ display: 'flex', alignItems: 'center', gap: 7, whiteSpace: 'nowrap' });
export const sample = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 28,
    height: 28,
    border: '2px solid transparent',
    borderRadius: vars.radius.control,
    fontSize: text.caption,
    fontWeight: 800,
    lineHeight: 1,
  },
  variants: {
    look: {
      free: {
        background: color.day.offered.background,
        borderColor: color.day.offered.border,
        color: color.day.offered.foreground,
      },
      chosen: {
        background: color.day.chosen.background,
        borderColor: color.day.chosen.background,
        color: color.day.chosen.foreground,
        '@media': {
          [media.forcedColors]: {
            forcedColorAdjust: 'none',
            borderColor: 'Highlight',
            background: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
      full: { borderStyle: 'dashed', borderColor: 'currentColor', fontWeight: weight.semibold },
      notOffered: {
        fontWeight: weight.regular,
        '@media': { [media.forcedColors]: { borderColor: 'Canvas', color: 'GrayText' } },
      },
    },
  },
});

// The library marks the header row as hidden from assistive technology; the figures below it carry the weekday in their label.
globalStyle(`${grid} td`, { verticalAlign: 'middle' });
