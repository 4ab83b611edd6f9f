import { media, vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const detail = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  '@media': { [media.desk]: { gridTemplateColumns: 'minmax(0, 40%) minmax(0, 1fr)', gap: 0 } },
});

export const frame = style({
  position: 'relative',
  overflow: 'clip',
  height: 'min(88vw, 420px)',
  background: vars.color.surface.picture.purple,
  '@media': { [media.desk]: { height: 'auto', minHeight: 'max(760px, 50vw)' } },
});

export const textColumn = style({
  paddingInline: vars.space.gutter,
  '@media': {
    [media.desk]: { padding: `${vars.space[6]} ${vars.space.gutter} ${vars.space[12]} ${vars.space[16]}` },
  },
});

export const fullDetails = style({ marginTop: vars.space[4], maxWidth: '40em' });

export const facts = style({
  display: 'grid',
  gap: vars.space[4],
  margin: `${vars.space[8]} 0 0`,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    // Three in a row where a duration of hours and minutes has room on one line.
    [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))', gap: vars.space[8] },
  },
});

export const term = style({ fontWeight: vars.weight.semibold, color: vars.color.text.muted });

export const value = style({
  margin: 0,
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.semibold,
  fontSize: '1.75rem',
  lineHeight: 1.2,
  color: vars.color.text.heading,
});

export const price = style({ color: vars.color.text.price });

export const oldPrice = style({
  marginInlineStart: vars.space[2],
  fontFamily: vars.font.body,
  fontWeight: vars.weight.regular,
  fontSize: vars.text.sm,
  color: vars.color.text.muted,
});

export const hint = style({
  margin: 0,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.close,
  color: vars.color.text.muted,
});

export const preparation = style({ display: 'grid', gap: vars.space[1], marginTop: vars.space[8] });

export const bookAction = style({
  display: 'grid',
  gap: vars.space[3],
  marginTop: vars.space[8],
  '@media': { [media.tablet]: { justifyItems: 'start' } },
});

export const reviews = style({
  paddingBlock: vars.space[16],
  '@media': { [media.desk]: { paddingBlock: '136px 168px' } },
});
