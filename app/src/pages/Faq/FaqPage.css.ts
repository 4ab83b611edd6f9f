import { media, vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gap: vars.space[6],
  paddingBlock: `${vars.space[6]} ${vars.space[12]}`,
  '@media': {
    [media.desk]: {
      gridTemplateColumns: '4.2fr 7.8fr',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space[12],
      rowGap: '56px',
      paddingBlock: '40px 120px',
    },
  },
});

export const head = style({ display: 'grid', gap: vars.space[3], alignContent: 'start', maxWidth: '30em' });

export const list = style({
  position: 'relative',
  minWidth: 0,
  paddingInlineStart: vars.space[12],
  '@media': {
    [media.desk]: {
      gridColumn: 2,
      gridRow: '1 / span 2',
      marginTop: vars.space[3],
      paddingInlineStart: '84px',
    },
  },
});

export const contact = style({ '@media': { [media.desk]: { gridColumn: 1 } } });

export const questions = style({ minWidth: 0 });

export const plaitRail = style({ position: 'absolute', insetBlock: 0, insetInlineStart: 0 });
