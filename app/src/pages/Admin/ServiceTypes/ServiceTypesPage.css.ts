import { vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

// In a smaller window the page ends where all others do.
export const page = style({ '@media': { 'screen and (min-width: 1100px)': { maxWidth: 840 } } });

export const loading = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.color.text.muted,
});
