import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/vars.css.ts';

export const block = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: 44,
  padding: vars.space[2],
  border: `2px dashed ${vars.color.border.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface.raised,
  color: vars.color.text.body,
  fontSize: vars.text.sm,
});
