import { vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** Keeps content off the page's edges and within its greatest width. */
export const wrap = style({
  width: '100%',
  maxWidth: vars.size.page,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
});

/** A number or an address that reads as one word. */
export const unbroken = style({ whiteSpace: 'nowrap' });
