import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css.ts';

const { primary, secondary } = vars.color.action;

export const list = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  maxWidth: '100%',
  // As high as a button beside it.
  padding: '2px',
  borderRadius: vars.radius.card,
  background: secondary.background.hover,
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.target,
  paddingBlock: vars.space[1],
  paddingInline: `${vars.space[3]} ${vars.space[4]}`,
  border: '2px solid transparent',
  borderRadius: vars.radius.card,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
  color: secondary.foreground,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&[aria-current="page"]': { background: vars.color.surface.raised, color: vars.color.text.heading },
  },
});

/** Drawn like a radio button; it is a link. */
export const dot = style({
  flex: 'none',
  width: '24px',
  height: '24px',
  border: `2px solid ${vars.color.border.control}`,
  borderRadius: '50%',
  background: vars.color.field.background,
  selectors: {
    [`${link}[aria-current="page"] &`]: { border: `7px solid ${primary.background.rest}` },
  },
});
