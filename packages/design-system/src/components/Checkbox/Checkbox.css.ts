import { style } from '@vanilla-extract/css';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const { primary, disabled } = vars.color.action;

export const wrap = style({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  columnGap: vars.space[3],
  paddingBlock: vars.space[2],
});

export const boxCell = style({ position: 'relative', width: '28px', height: '28px' });

export const box = style({
  appearance: 'none',
  width: '28px',
  height: '28px',
  margin: 0,
  border: `2px solid ${vars.color.field.border.rest}`,
  borderRadius: '6px',
  background: vars.color.field.background,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.feedback} ease-out`,
  selectors: {
    '&:hover': { borderColor: vars.color.field.border.hover },
    '&:checked': { background: primary.background.rest, borderColor: primary.background.rest },
    '&:checked:hover': { background: primary.background.hover, borderColor: primary.background.hover },
    '&[aria-invalid="true"]:not(:checked)': { borderColor: vars.color.field.border.error },
    '&[aria-disabled="true"]': {
      borderStyle: 'dashed',
      borderColor: disabled.border,
      background: disabled.background,
      cursor: 'not-allowed',
    },
    // A target of 44 px around the smaller visible box.
    '&::after': { content: '', position: 'absolute', inset: '-8px' },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
});

export const checkMark = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: primary.foreground,
  opacity: 0,
  pointerEvents: 'none',
  selectors: {
    [`${box}:checked ~ &`]: { opacity: 1 },
    [`${box}[aria-disabled="true"] ~ &`]: { color: disabled.foreground },
  },
  '@media': { [media.forcedColors]: { display: 'none' } },
});

export const textBlock = style({ minWidth: 0, overflowWrap: 'break-word' });

export const label = style({
  display: 'block',
  // Aligned with the box; 44 px high together with the padding.
  paddingBlock: '3px',
  fontWeight: vars.weight.bold,
  lineHeight: 1.3,
  cursor: 'pointer',
  selectors: { [`${wrap}:has([aria-disabled="true"]) &`]: { cursor: 'not-allowed' } },
});

export const text = style({
  fontSize: vars.text.sm,
  lineHeight: vars.leading.close,
  color: vars.color.text.muted,
});
