import { style } from '@vanilla-extract/css';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const { primary } = vars.color.action;

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
    '&[aria-invalid="true"]:not(:checked)': { borderColor: vars.color.field.border.error },
    // The finger gets 44 px; the eye keeps the box.
    '&::after': { content: '', position: 'absolute', inset: '-8px' },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
});

export const tick = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: primary.foreground,
  opacity: 0,
  pointerEvents: 'none',
  selectors: { [`${box}:checked ~ &`]: { opacity: 1 } },
  '@media': { [media.forcedColors]: { display: 'none' } },
});

export const label = style({
  display: 'block',
  paddingTop: '3px',
  fontWeight: vars.weight.bold,
  lineHeight: 1.3,
  cursor: 'pointer',
});

export const text = style({
  marginTop: '2px',
  fontSize: vars.text.sm,
  lineHeight: vars.leading.close,
  color: vars.color.text.muted,
});
