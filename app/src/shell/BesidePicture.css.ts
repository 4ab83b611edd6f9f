import { media, vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', alignItems: 'center' },
  },
});

/** Its lower edge cuts off the girl's picture. */
export const picture = style({
  display: 'grid',
  justifyItems: 'center',
  aspectRatio: '1',
  justifySelf: 'end',
  width: 'min(100%, 440px)',
  overflow: 'clip',
  borderRadius: vars.radius.sheet,
  background: vars.color.surface.picture.purple,
});
