import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '../../private/visuallyHidden.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const { color, space, weight, radius, size } = vars;

export const hidden = style(visuallyHidden);
export const pager = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[1],
  '@media': { [media.desk]: { justifyContent: 'center', gap: space[8] } },
});
export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  '@media': { [media.desk]: { gap: space[1] } },
});
const part = {
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: size.target,
  minHeight: size.target,
  borderRadius: radius.control,
} as const;
export const page = style({
  ...part,
  fontWeight: weight.bold,
  textDecoration: 'none',
  transition: `background ${vars.motion.feedback} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { background: color.action.quiet.background.hover },
    '&[aria-current]': {
      background: color.action.primary.background.rest,
      color: color.action.primary.foreground,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[aria-current]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});
export const gap = style({ ...part, minWidth: 20, color: color.text.muted });
export const turn = style({
  ...part,
  padding: `0 ${space[1]}`,
  fontWeight: weight.bold,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
export const noTurn = style({
  ...part,
  padding: `0 ${space[1]}`,
  fontWeight: weight.semibold,
  color: color.text.muted,
});
