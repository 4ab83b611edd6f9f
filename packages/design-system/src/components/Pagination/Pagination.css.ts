import { style } from '@vanilla-extract/css';
import { keepFillInForcedColors } from '../../private/keepFillInForcedColors.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const { color, space, weight, radius, size, motion } = vars;

/** Too narrow for Prev, first, last, middle and Next in one line. */
const tiny = 'screen and (max-width: 359.98px)';
/** Too narrow for six parts in that line, unless two of them are gaps. */
const narrow = 'screen and (max-width: 399.98px)';

const isLong = ':has(li:nth-child(5))';
const isLongest = ':has(li:nth-child(6)):not(:has([data-gap] ~ [data-gap]))';
const overTurns = { order: -1, flexBasis: '100%' } as const;

export const pagination = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[1],
  '@media': {
    [media.tablet]: { justifyContent: 'center', gap: space[3] },
    [narrow]: { selectors: { [`&${isLongest}`]: { flexWrap: 'wrap' } } },
    [tiny]: { selectors: { [`&${isLong}`]: { flexWrap: 'wrap' } } },
  },
});
export const pages = style({
  display: 'flex',
  justifyContent: 'center',
  '@media': {
    [media.tablet]: { gap: space[1] },
    // Page numbers in their own line, with Prev and Next below.
    [narrow]: { selectors: { [`&${isLongest}`]: overTurns } },
    [tiny]: { selectors: { [`&${isLong}`]: overTurns } },
  },
});

const part = {
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: size.target,
  minHeight: size.target,
  borderRadius: radius.control,
  fontWeight: weight.bold,
  textDecoration: 'none',
} as const;
const pressed = {
  color: color.text.link,
  transition: `background-color ${motion.feedback} ${motion.ease}`,
} as const;
const answers = {
  '&:hover': { background: color.action.secondary.background.hover },
  '&:focus-visible': { outlineOffset: 1 },
} as const;

export const page = style({
  ...part,
  ...pressed,
  ...keepFillInForcedColors,
  selectors: {
    ...answers,
    '&[aria-current]': {
      background: color.action.primary.background.rest,
      color: color.action.primary.foreground,
    },
  },
});
export const ellipsis = style({ ...part, minWidth: 24, color: color.text.muted });
const turnPart = { ...part, paddingInline: space[1] } as const;
export const previousOrNext = style({
  ...turnPart,
  ...pressed,
  selectors: answers,
  '@media': { [media.tablet]: { paddingInline: space[3] } },
});
export const disabledPart = style({
  ...turnPart,
  fontWeight: weight.semibold,
  color: color.text.muted,
  '@media': { [media.tablet]: { paddingInline: space[3] } },
});
