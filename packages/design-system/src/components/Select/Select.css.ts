import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css.ts';

export const select = style({
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  selectors: { '&:has(option[value=""]:checked)': { color: vars.color.text.muted } },
});

/** The native list has its own background, independent of the field's. */
export const option = style({ background: vars.color.field.background, color: vars.color.text.body });
