import { media, vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const fields = style({ display: 'grid', gap: space[6] });

export const tiles = style({ width: '100%' });

/** The whole picture on a desktop; a strip above the form on a phone. */
export const preview = style({
  display: 'grid',
  gridTemplateColumns: '60px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[3],
  height: '60px',
  paddingInline: space[4],
  '@media': {
    [media.low]: { display: 'none' },
    [media.desk]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'space-between',
      gap: space[6],
      height: '100%',
      padding: `40px ${space[6]} 0`,
    },
  },
});

export const picture = style({
  display: 'block',
  width: '100%',
  height: '52px',
  alignSelf: 'end',
  objectFit: 'cover',
  objectPosition: '50% 12%',
  // The edge below cuts off the girl.
  '@media': {
    [media.desk]: { order: 1, width: '150%', maxWidth: 'none', height: 'auto', marginInlineStart: '-25%' },
  },
});

export const tag = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minWidth: 0,
  // Beside the button that closes the dialog.
  paddingInlineEnd: '44px',
  '@media': {
    [media.desk]: { flexDirection: 'column', justifyContent: 'start', paddingInlineEnd: 0 },
  },
});

export const name = style({
  minWidth: 0,
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.semibold,
  fontSize: vars.text.xl,
  lineHeight: vars.leading.snug,
  color: color.text.onPicture.heading,
  overflowWrap: 'anywhere',
});
