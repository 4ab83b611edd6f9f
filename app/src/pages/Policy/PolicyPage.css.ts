import { media, vars } from '@plaitful/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const head = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: `${vars.space[6]} ${vars.space[8]}`,
  '@media': {
    [media.desk]: {
      // The title fits its line in the fallback typeface too, so that nothing shifts when the font loads.
      gridTemplateColumns: '7.4fr 4.6fr',
      alignItems: 'end',
      gap: vars.space[12],
      paddingBlock: `40px ${vars.space[12]}`,
    },
  },
});

export const plaitLine = style({ marginBottom: vars.space[8] });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  paddingBottom: vars.space[24],
  '@media': {
    [media.desk]: { gridTemplateColumns: '3.4fr 8.6fr', gap: vars.space[16], alignItems: 'start' },
  },
});

export const contents = style({
  '@media': { [media.desk]: { position: 'sticky', top: vars.space[8] } },
});

export const contentsList = style({
  display: 'grid',
  '@media': { [`${media.tablet} and (max-width: 899.98px)`]: { gridTemplateColumns: '1fr 1fr' } },
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

globalStyle(`${contentsList} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
});

/** A long email address may be wider than a small phone. */
export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
});

export const sentences = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

globalStyle(`${sentences} > li`, { position: 'relative', paddingInlineStart: vars.space[6] });
globalStyle(`${sentences} > li::before`, {
  content: '',
  position: 'absolute',
  insetInlineStart: 0,
  top: '0.45em',
  width: vars.space[2],
  height: vars.space[3],
  borderRadius: vars.radius.pill,
  background: vars.color.plait.strand1,
});
globalStyle(`${sentences} > li:nth-child(3n + 2)::before`, { background: vars.color.plait.strand2 });
globalStyle(`${sentences} > li:nth-child(3n)::before`, { background: vars.color.plait.strand3 });

export const privacy = style({
  display: 'grid',
  gap: vars.space[8],
  marginTop: vars.space[8],
  paddingTop: vars.space[12],
  borderTop: `1px solid ${vars.color.border.subtle}`,
});
