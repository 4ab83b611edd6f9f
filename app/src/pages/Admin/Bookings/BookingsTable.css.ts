import { vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** The word beside a date that is today's, under it where the date is a cell. */
export const today = style({
  display: 'block',
  fontSize: vars.text.xs,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
});
