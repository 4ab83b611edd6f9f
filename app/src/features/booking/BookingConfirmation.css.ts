import { media, vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gap: vars.space[6],
  marginBlock: `${vars.space[6]} ${vars.space[4]}`,
  '@media': {
    // Beside the rail.
    'screen and (min-width: 1200px)': {
      gridTemplateColumns: 'minmax(0, 1.35fr) minmax(0, 1fr)',
      columnGap: '44px',
      marginTop: '20px',
    },
  },
});

export const column = style({ display: 'grid', alignContent: 'start', gap: vars.space[3] });

export const notices = style({
  display: 'grid',
  gap: '10px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.text.sm,
  lineHeight: vars.leading.close,
});

export const notice = style({ display: 'flex', gap: '10px' });

export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[3],
  '@media': { [media.desk]: { gridTemplateColumns: 'auto auto', justifyContent: 'end' } },
});
