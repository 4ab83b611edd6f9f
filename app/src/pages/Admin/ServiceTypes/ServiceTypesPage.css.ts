import { vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** One column and its actions: no wider than what can be read across. */
export const page = style({ maxWidth: 840 });

export const loading = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.color.text.muted,
});
