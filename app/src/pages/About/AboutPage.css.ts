import { media, focusRingOn, vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** Two columns from a tablet on, the same in every section. */
const columns = style({
  display: 'grid',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: vars.space[8] },
    [media.desk]: { columnGap: vars.space[12] },
  },
});

export const intro = style([
  columns,
  {
    rowGap: vars.space[6],
    paddingBlock: `${vars.space[6]} ${vars.space[12]}`,
    '@media': {
      // Its title needs the width.
      [`${media.tablet} and (max-width: 899.98px)`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      [media.desk]: { paddingBlock: '40px 88px' },
    },
  },
]);

export const story = style({ display: 'grid', gap: vars.space[3], maxWidth: '46em' });

export const vision = style({
  ...focusRingOn.picture,
  background: vars.color.surface.picture.pink,
  overflow: 'clip',
});

export const visionGrid = style([
  columns,
  { justifyItems: 'start', '@media': { [media.tablet]: { alignItems: 'center' } } },
]);

export const visionPicture = style({
  order: 2,
  width: '250px',
  height: 'auto',
  margin: `${vars.space[6]} auto -60px`,
  '@media': { [media.tablet]: { order: 0, width: 'min(430px, 100%)', margin: `${vars.space[4]} 0 -84px` } },
});

export const visionText = style({
  paddingTop: vars.space[8],
  '@media': {
    [media.tablet]: { paddingBottom: vars.space[8] },
    [media.desk]: { paddingBlock: vars.space[16] },
  },
});

export const visionLabel = style({
  margin: `${vars.space[2]} 0 0`,
  maxWidth: '15em',
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.semibold,
  fontSize: 'clamp(1.75rem, 1.3rem + 2vw, 3rem)',
  lineHeight: 1.12,
  letterSpacing: '-0.012em',
  color: vars.color.text.onPicture.heading,
  textWrap: 'balance',
});

export const plaitLine = style({ marginTop: vars.space[6] });

export const cards = style([
  columns,
  {
    rowGap: vars.space[8],
    paddingBlock: `${vars.space[8]} ${vars.space[12]}`,
    '@media': { [media.desk]: { rowGap: vars.space[12], paddingBlock: '48px 96px' } },
  },
]);

export const card = style({ display: 'grid', gap: vars.space[2], alignContent: 'start', maxWidth: '34em' });

/** Beside the other two. */
export const valuesCard = style([card, { '@media': { [media.tablet]: { gridArea: '1 / 2 / 3' } } }]);

export const values = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const team = style([
  columns,
  {
    rowGap: vars.space[4],
    paddingBottom: vars.space[12],
    '@media': { [media.desk]: { paddingBottom: vars.space[24] } },
  },
]);

export const bio = style({ display: 'grid', gap: vars.space[3] });

export const contact = style({
  background: vars.color.background.subtle,
  paddingBlock: vars.space[12],
  '@media': { [media.desk]: { paddingBlock: vars.space[24] } },
});

export const contactGrid = style([columns, { rowGap: vars.space[8] }]);

export const contactTexts = style({ display: 'grid', gap: vars.space[6], alignContent: 'start' });
