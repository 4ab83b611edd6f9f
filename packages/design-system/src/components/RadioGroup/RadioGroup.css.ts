import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/vars.css.ts';

const { disabled } = vars.color.action;

export const choices = recipe({
  base: { display: 'flex', rowGap: vars.space[1], columnGap: vars.space[6] },
  variants: {
    orientation: {
      vertical: { flexDirection: 'column', alignItems: 'start' },
      horizontal: { flexWrap: 'wrap' },
    },
  },
});

export const choice = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  minHeight: vars.size.target,
  maxWidth: '100%',
  paddingBlock: '10px',
  paddingInlineEnd: vars.space[2],
  borderRadius: vars.radius.control,
  lineHeight: '24px',
  cursor: 'pointer',
  selectors: {
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.focus.ring}`, outlineOffset: '2px' },
    '&:has([aria-disabled="true"])': { color: disabled.foreground, cursor: 'not-allowed' },
  },
});

export const text = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const hint = style({
  display: 'block',
  fontSize: vars.text.sm,
  lineHeight: vars.leading.close,
  color: vars.color.text.muted,
});
