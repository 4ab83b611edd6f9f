import { vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const list = style({ paddingTop: vars.space[6] });

export const depositNote = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  color: vars.color.status.warning.foreground,
});
