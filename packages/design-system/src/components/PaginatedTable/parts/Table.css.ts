import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { narrow } from '../../../private/Placeholder/Placeholder.css.ts';
import { vars } from '../../../tokens/vars.css.ts';

const { color, space, text, weight, radius, shadow, motion } = vars;

// A container query decides between rows and cards: beside a sidebar a table has less room than the window.
export const frame = style({ containerType: 'inline-size', position: 'relative' });
export const table = style({
  width: '100%',
  // Collapsed cells could not have round corners.
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: text.sm,
  lineHeight: 1.3,
});

const edgePadding = {
  '&:first-child': { paddingInlineStart: 20 },
  '&:last-child': { paddingInlineEnd: 20 },
} as const;

export const header = recipe({
  base: {
    height: 52,
    padding: `0 ${space[3]}`,
    fontSize: text.caption,
    fontWeight: weight.bold,
    lineHeight: vars.leading.snug,
    color: color.text.muted,
    selectors: edgePadding,
  },
  variants: { align: { start: { textAlign: 'start' }, end: { textAlign: 'end' } } },
  defaultVariants: { align: 'start' },
});
export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: vars.size.target,
  // Aligned with the text of headers that are not sortable.
  paddingInline: space[2],
  marginInline: `calc(-1 * ${space[2]})`,
  borderRadius: radius.control,
  textAlign: 'inherit',
  color: color.text.link,
  transition: `background-color ${motion.feedback} ${motion.ease}`,
  selectors: {
    '&:hover': { background: color.action.secondary.background.hover },
    '&:focus-visible': { outlineOffset: -1 },
  },
});
export const sortIcon = recipe({
  base: { flex: 'none', width: 12, height: 18 },
  variants: { isSorted: { false: { color: color.text.muted } } },
});

/** The name of a group, above its first row. */
export const groupName = style({
  padding: 0,
  fontFamily: vars.font.heading,
  fontSize: text.xl,
  fontWeight: weight.semibold,
  textAlign: 'start',
  color: color.text.heading,
});

/** A row with its actions and note. */
export const group = style({});
export const tones = {
  plain: style({}),
  quiet: style({ color: color.text.muted }),
  marked: style({}),
};

export const cell = recipe({
  base: {
    height: 64,
    padding: `${space[2]} ${space[3]}`,
    fontWeight: weight.regular,
    selectors: edgePadding,
  },
  variants: {
    align: { start: { textAlign: 'start' }, end: { textAlign: 'end' } },
    isOneLine: { true: { whiteSpace: 'nowrap', overflowWrap: 'normal' } },
    isRowHeader: { true: { fontWeight: weight.bold, color: color.text.heading, lineHeight: 1.2 } },
  },
  defaultVariants: { align: 'start' },
});
export const note = style({ padding: `0 20px 14px`, fontWeight: weight.bold });

/** The three dots and the actions overlap. */
export const hoverActions = style({ display: 'grid', alignItems: 'center', justifyItems: 'end' });
export const hoverActionsLayer = style({ gridArea: '1 / 1' });
export const dots = style({ width: 24, height: 24, color: color.text.link });

/** Its content is as wide as its texts, in the middle. */
export const placeholder = style({
  display: 'grid',
  justifyContent: 'center',
  padding: `${space[6]} ${space[6]}`,
  background: color.surface.raised,
  border: '1px solid transparent',
  borderRadius: radius.card,
  boxShadow: shadow.raised,
  textAlign: 'center',
});
globalStyle(`${placeholder} ${narrow}`, { width: '100%', marginInline: 'auto' });
