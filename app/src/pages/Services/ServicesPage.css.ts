import { media, vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: `${vars.space[6]} ${vars.space[8]}`,
  '@media': {
    [media.desk]: {
      gridTemplateColumns: '7fr 5fr',
      alignItems: 'end',
      gap: vars.space[12],
      paddingBlock: '40px 56px',
    },
  },
});

export const line = style({
  height: '44px',
  marginTop: vars.space[4],
  '@media': { [media.desk]: { height: '64px', marginTop: '28px' } },
});

export const state = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[8],
  minHeight: '50vh',
  paddingBlock: `${vars.space[4]} ${vars.space[24]}`,
});

export const gridHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[4],
  paddingBlock: `${vars.space[3]} ${vars.space[6]}`,
  scrollMarginTop: vars.space[4],
  '@media': { [media.desk]: { paddingBottom: '40px' } },
});

export const pager = style({ paddingTop: vars.space[16] });

export const end = style({
  paddingBottom: vars.space[16],
  '@media': { [media.desk]: { paddingBottom: vars.space[24] } },
});
