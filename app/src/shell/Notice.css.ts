import { media, vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const words = style({ display: 'grid', gap: vars.space[6], justifyItems: 'start' });

export const notice = style({
  paddingBlock: `${vars.space[12]} ${vars.space[24]}`,
  '@media': { [media.desk]: { paddingBlock: vars.space[24] } },
});
