import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { keepFillInForcedColors } from '../../private/keepFillInForcedColors.ts';
import { vars } from '../../tokens/vars.css.ts';
import { media } from '../../tokens/breakpoints.ts';

const { color, space, text, weight } = vars;

// A container query, not the window's width.
export const frame = style({ containerType: 'inline-size' });
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 148px), 1fr))',
  gap: space[2],
});

const off = {
  border: `2px dashed ${color.day.full.foreground}`,
  color: color.day.full.foreground,
  fontWeight: weight.semibold,
} as const;

export const time = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    justifyContent: 'center',
    gap: '0 6px',
    width: '100%',
    minHeight: 56,
    padding: `${space[1]} 14px`,
    border: `2px solid ${color.day.available.border}`,
    borderRadius: vars.radius.control,
    background: 'none',
    textAlign: 'start',
    lineHeight: 1.25,
    touchAction: 'manipulation',
    transition: `background ${vars.motion.feedback} ${vars.motion.ease}`,
    '@media': { [media.desk]: { minHeight: 'clamp(54px, 7.5vh, 68px)' } },
    '@container': {
      // One column: there is room for the note beside the time.
      '(200px <= width < 304px)': {
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'space-between',
        selectors: { '&[aria-disabled]': { justifyContent: 'flex-start' } },
      },
    },
    selectors: {
      '&[aria-disabled]': { cursor: 'not-allowed' },
      '&:focus-visible': { outline: `3px solid ${color.focus.ring}`, outlineOffset: 2 },
    },
  },
  variants: {
    look: {
      free: {
        background: color.day.available.background,
        color: color.day.available.foreground,
        fontWeight: weight.bold,
        selectors: { '&:hover': { background: color.action.secondary.background.hover } },
      },
      chosen: {
        ...keepFillInForcedColors,
        background: color.day.selected.background,
        borderColor: color.day.selected.background,
        color: color.day.selected.foreground,
        fontWeight: weight.bold,
        paddingInlineEnd: 44,
      },
      booked: off,
      past: {
        ...off,
        borderColor: 'transparent',
        '@media': { [media.forcedColors]: { borderColor: 'Canvas' } },
      },
      yours: { ...off, borderStyle: 'dotted', borderColor: color.border.control, color: color.text.heading },
    },
  },
});

export const textBlock = recipe({
  base: { whiteSpace: 'nowrap', unicodeBidi: 'plaintext' },
  variants: {
    look: {
      free: {},
      booked: { textDecoration: 'line-through', textDecorationThickness: '1.5px' },
      past: { textDecoration: 'line-through', textDecorationThickness: '1.5px' },
      yours: {},
    },
  },
});
export const note = recipe({
  base: { fontSize: text.caption, fontWeight: weight.semibold, unicodeBidi: 'plaintext' },
  variants: {
    look: {
      free: { color: color.text.muted },
      chosen: { color: 'inherit' },
      booked: {},
      past: {},
      yours: {},
    },
  },
});
export const check = style({
  position: 'absolute',
  insetInlineEnd: 12,
  top: 'calc(50% - 11px)',
});
export const disabledReason = style({
  minHeight: '1.5em',
  marginTop: space[2],
  fontSize: text.sm,
  fontWeight: weight.semibold,
  lineHeight: vars.leading.close,
});
