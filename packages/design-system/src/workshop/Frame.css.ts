import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/vars.css.ts';

export const frame = style({
  display: 'block',
  width: '100%',
  maxWidth: '100%',
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  background: vars.color.background.page,
});
