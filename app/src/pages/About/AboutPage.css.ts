import { media, focusRingOn, vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const intro = style({
  display: 'grid',
  gap: vars.space[6],
  paddingBlock: `${vars.space[6]} ${vars.space[12]}`,
  '@media': { [media.desk]: { gridTemplateColumns: '5fr 7fr', paddingBlock: '40px 88px' } },
});

export const story = style({ display: 'grid', gap: vars.space[3], maxWidth: '46em' });

export const vision = style({
  ...focusRingOn.picture,
  background: vars.color.surface.picture.pink,
  overflow: 'clip',
});

export const visionGrid = style({
  display: 'grid',
  justifyItems: 'start',
  '@media': { [media.desk]: { gridTemplateColumns: '5fr 7fr', alignItems: 'center' } },
});

export const visionPicture = style({
  order: 2,
  width: '250px',
  height: 'auto',
  margin: '0 auto -60px',
  '@media': { [media.desk]: { order: 0, width: '430px', margin: '0 0 -84px' } },
});

export const visionText = style({
  paddingTop: vars.space[8],
  '@media': { [media.desk]: { paddingBlock: vars.space[16] } },
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

export const cards = style({
  display: 'grid',
  gap: vars.space[8],
  paddingBlock: `${vars.space[8]} ${vars.space[12]}`,
  '@media': {
    [media.desk]: { gridTemplateColumns: '1fr 1fr 1.25fr', gap: vars.space[16], paddingBlock: '48px 96px' },
  },
});

export const card = style({ display: 'grid', gap: vars.space[2], alignContent: 'start', maxWidth: '34em' });

export const values = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const team = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBottom: vars.space[12],
  '@media': { [media.desk]: { gridTemplateColumns: '5fr 7fr', paddingBottom: vars.space[24] } },
});

export const bio = style({ display: 'grid', gap: vars.space[3] });

export const contact = style({
  background: vars.color.background.subtle,
  paddingBlock: vars.space[12],
  '@media': { [media.desk]: { paddingBlock: vars.space[24] } },
});

export const contactGrid = style({
  display: 'grid',
  gap: vars.space[8],
  '@media': { [media.desk]: { gridTemplateColumns: '5fr 7fr' } },
});

export const contactTexts = style({ display: 'grid', gap: vars.space[6], alignContent: 'start' });
