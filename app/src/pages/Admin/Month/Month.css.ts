import { media, vars } from '@plaitful/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, weight, radius } = vars;

export const page = style({ maxWidth: 1040 });

/** The first arrow is aligned with the text; its target extends over the edge. */
export const months = style({ marginInlineStart: -10 });

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const wide = style({ '@media': { [media.tablet]: { gridColumn: '1 / -1' } } });

export const rows = style({ display: 'grid', gap: space[1], margin: 0 });

export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[4],
  paddingBlock: space[1],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` } },
});

/** A part of the row above. */
export const part = style([row, { paddingInlineStart: space[4] }]);

export const value = style({
  margin: 0,
  fontFamily: vars.font.heading,
  fontSize: vars.text.lg,
  fontWeight: weight.semibold,
  whiteSpace: 'nowrap',
});

/** The target of a number is larger than its digits; their end stays where it is. */
globalStyle(`${value} > a`, {
  display: 'inline-block',
  minWidth: vars.size.target,
  paddingBlock: 4,
  marginBlock: -4,
  textAlign: 'end',
});

export const chair = style({ display: 'grid', gap: space[1] });

export const track = style({
  blockSize: 12,
  borderRadius: radius.pill,
  backgroundColor: color.background.subtle,
  border: `1px solid ${color.border.control}`,
  overflow: 'hidden',
});

export const bar = style({
  blockSize: '100%',
  backgroundColor: color.action.primary.background.rest,
  '@media': { '(forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
});
