import { vars } from '@plaitful/design-system/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, space, text, weight, radius, motion } = vars;
const { status, action } = color;

const block = style({
  display: 'grid',
  alignContent: 'center',
  gap: 2,
  minWidth: 0,
  minHeight: vars.size.target,
  height: '100%',
  overflow: 'hidden',
  padding: `6px ${space[2]}`,
  border: `1px solid ${color.border.control}`,
  borderRadius: radius.card,
  background: color.surface.raised,
  color: color.text.body,
  fontSize: text.xs,
  lineHeight: 1.25,
  textDecoration: 'none',
  transition: `transform ${motion.feedback} ${motion.ease}`,
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outlineOffset: -3 },
  },
});

export const blocks = styleVariants({
  plain: [block],
  confirmed: [block],
  over: [block, { background: color.ground.quiet, borderColor: color.border.soft, color: color.text.muted }],
  next: [block, { border: `3px solid ${action.primary.background.rest}` }],
  waiting: [
    block,
    {
      border: `2px dashed ${status.waiting.border}`,
      background: status.waiting.background,
      color: status.waiting.foreground,
    },
  ],
  now: [
    block,
    {
      borderColor: 'transparent',
      background: action.primary.background.rest,
      color: action.primary.foreground,
      // The focus ring lies inside, on the background.
      vars: { [color.focus.ring]: action.primary.foreground },
    },
  ],
});

/** Overlaps another booking of the same chair; the text says so too. */
export const overlapping = style({ border: `2px solid ${status.cancelled.foreground}` });

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const child = style({
  ...oneLine,
  fontFamily: vars.font.heading,
  fontSize: text.sm,
  fontWeight: weight.semibold,
  lineHeight: 1.2,
});
export const styleName = style(oneLine);
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minWidth: 0,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
});
export const lineText = style({ ...oneLine, minWidth: 0 });
export const overlap = style({ fontWeight: weight.bold, ...oneLine });
export const hair = style({ marginTop: space[1], overflowWrap: 'anywhere' });
