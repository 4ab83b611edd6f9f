import { style } from '@vanilla-extract/css';
import { media } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/vars.css.ts';

const { color, space } = vars;

export const page = style({
  display: 'grid',
  '@media': {
    [media.desk]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      maxWidth: vars.size.page,
      marginInline: 'auto',
    },
  },
});
export const picture = style({
  display: 'grid',
  justifyItems: 'center',
  overflow: 'clip',
  maxHeight: '300px',
  background: color.surface.picture.pink,
  forcedColorAdjust: 'none',
  '@media': { [media.desk]: { maxHeight: 'none', minHeight: '560px', alignItems: 'end' } },
});
export const text = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[6],
  padding: `${space[6]} ${space.gutter}`,
  '@media': { [media.desk]: { padding: `${space[12]} ${space[16]}`, gap: space[8] } },
});
/** On a phone the main action stays at the lower edge. */
export const action = style({
  position: 'sticky',
  bottom: 0,
  padding: `${space[3]} ${space.gutter}`,
  background: color.surface.raised,
  borderTop: `1px solid ${color.border.subtle}`,
  '@media': {
    [media.desk]: {
      position: 'static',
      justifySelf: 'start',
      padding: 0,
      background: 'none',
      border: 'none',
    },
  },
});
/** One for the phone, at the end, and one for the desktop, beside the facts. */
export const onDesk = style({ display: 'none', '@media': { [media.desk]: { display: 'block' } } });
export const onPhone = style({ '@media': { [media.desk]: { display: 'none' } } });
