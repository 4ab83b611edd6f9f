import { vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** What stands under the cell it was folded into. */
export const under = style({
  marginTop: vars.space[1],
  fontWeight: vars.weight.regular,
  color: vars.color.text.muted,
});
