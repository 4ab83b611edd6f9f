import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/vars.css.ts';

export const matrix = style({
  display: 'grid',
  gap: vars.space[6],
  alignItems: 'start',
});
export const cell = style({ minWidth: 0 });
export const caption = style({
  display: 'block',
  marginBottom: vars.space[2],
  fontSize: vars.text.xs,
  color: vars.color.text.muted,
});
