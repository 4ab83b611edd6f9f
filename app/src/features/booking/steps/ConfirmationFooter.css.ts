import { media, vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** The way on takes the room on a phone, within the thumb's reach; both stand to the right on a desk. */
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[3],
  '@media': { [media.desk]: { gridTemplateColumns: 'auto auto', justifyContent: 'end' } },
});
