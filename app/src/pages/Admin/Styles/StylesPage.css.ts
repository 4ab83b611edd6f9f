import { vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const search = style({ maxWidth: 420 });

export const picture = style({
  display: 'block',
  width: 56,
  height: 56,
  borderRadius: vars.radius.control,
  objectFit: 'cover',
  objectPosition: '50% 20%',
  background: vars.color.surface.picture.purple,
});
