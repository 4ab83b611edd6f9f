import { vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const wrap = style({
  width: '100%',
  maxWidth: vars.size.page,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
});

export const unbroken = style({ whiteSpace: 'nowrap' });
