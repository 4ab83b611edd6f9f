import { media, vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const details = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': { [media.desk]: { gridTemplateColumns: '300px minmax(0, 1fr)', gap: vars.space[8] } },
});

export const frame = style({
  position: 'relative',
  overflow: 'clip',
  height: '240px',
  borderRadius: vars.radius.sheet,
  background: vars.color.surface.picture.purple,
  '@media': { [media.desk]: { height: '375px' } },
});

export const side = style({ display: 'grid', gap: vars.space[4], alignContent: 'start' });

export const openPicker = style({ display: 'grid', justifyItems: 'start', gap: vars.space[2] });
