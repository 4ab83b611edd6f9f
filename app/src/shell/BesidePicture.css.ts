import { media, vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
      alignItems: 'center',
      // A little above the middle.
      marginBlockEnd: '12vh',
    },
    [media.desk]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

/** Its lower edge cuts off the girl's picture. */
export const picture = style({
  display: 'grid',
  justifyItems: 'center',
  aspectRatio: '1',
  minHeight: 0,
  width: 'min(100%, 520px)',
  overflow: 'clip',
  borderRadius: vars.radius.sheet,
  background: vars.color.surface.picture.purple,
});

export const image = style({ width: '91%', height: 'auto' });
