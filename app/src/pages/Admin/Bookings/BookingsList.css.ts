import { vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: vars.space[4], scrollMarginTop: vars.space[4] });

/** "Today" beside the date and "No photos" beside the child, below them in a table cell. */
export const aside = style({
  display: 'block',
  fontSize: vars.text.xs,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
});
