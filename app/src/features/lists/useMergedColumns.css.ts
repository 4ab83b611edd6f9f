import { vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const secondLine = style({
  marginTop: vars.space[1],
  fontWeight: vars.weight.regular,
  color: vars.color.text.muted,
});
