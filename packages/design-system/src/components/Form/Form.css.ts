import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css.ts';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
});
