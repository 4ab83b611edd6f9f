import { vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const loading = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.color.text.muted,
});
