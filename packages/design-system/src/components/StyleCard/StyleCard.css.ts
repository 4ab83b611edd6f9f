import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { keepFillInForcedColors } from '../../private/keepFillInForcedColors.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const { color, space, text, weight, radius, font } = vars;

/** Two or four, so that the eight styles of a page fill their rows. */
const fourColumns = 'screen and (min-width: 720px)';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[8]} ${space[4]}`,
  // Space for the second column, which is offset downwards.
  paddingBottom: 36,
  '@media': {
    [fourColumns]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [media.desk]: {
      gap: `${space[24]} ${space[8]}`,
      paddingBottom: 72,
    },
  },
});
export const gridItem = style({
  selectors: { '&:nth-child(even)': { position: 'relative', top: 36 } },
  '@media': {
    [media.desk]: { selectors: { '&:nth-child(even)': { top: 72 } } },
  },
});

/** As high as the highest of its row, whose prices stand on one line. */
export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  containerType: 'inline-size',
});
export const frame = recipe({
  // Forced colours would remove the background, and dark hair would be invisible.
  base: {
    ...keepFillInForcedColors,
    position: 'relative',
    flex: 'none',
    aspectRatio: '4 / 5',
    overflow: 'clip',
    borderRadius: radius.card,
  },
  variants: {
    background: {
      purple: { background: color.surface.picture.purple },
      pink: { background: color.surface.picture.pink },
      cream: { background: color.surface.picture.cream },
    },
  },
});
export const picture = style({
  position: 'absolute',
  inset: 0,
  transition: `transform ${vars.motion.enter} ${vars.motion.ease}`,
  selectors: { [`${card}:hover &`]: { transform: 'scale(1.03)' } },
  '@media': { [media.reducedMotion]: { selectors: { [`${card}:hover &`]: { transform: 'none' } } } },
});
export const discount = style({
  position: 'absolute',
  insetInlineStart: space[3],
  top: space[3],
});
export const name = style({
  marginTop: space[3],
  fontSize: '1.1875rem',
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '@container': { '(width >= 240px)': { marginTop: space[4], fontSize: 'clamp(1.25rem, 8.7cqi, 1.625rem)' } },
});
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    // The link covers the whole card, and so does the focus ring.
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.card },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${color.focus.ring}`, outlineOffset: 4 },
    [`${card}:hover &`]: {
      textDecoration: 'underline',
      textDecorationThickness: 2,
      textUnderlineOffset: '0.15em',
    },
  },
});
export const description = style({
  flexGrow: 1,
  marginTop: space[1],
  marginBottom: space[2],
  fontSize: text.sm,
  lineHeight: 1.4,
  color: color.text.muted,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
export const priceLine = style({
  marginTop: 'auto',
  '@container': {
    '(width >= 240px)': {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: space[3],
      // Two lines of price, so that it stands level with those beside it that have one.
      minHeight: 64,
    },
  },
});
export const price = style({
  fontFamily: font.heading,
  fontWeight: weight.semibold,
  fontSize: '1.375rem',
  lineHeight: 1.3,
  color: color.text.price,
  '@container': { '(width >= 240px)': { fontSize: '1.5rem' } },
});
export const oldPrice = style({
  fontFamily: font.body,
  fontWeight: weight.regular,
  fontSize: text.sm,
  color: color.text.muted,
});
export const facts = style({
  flex: 'none',
  fontSize: text.sm,
  lineHeight: 1.4,
  color: color.text.muted,
  '@container': { '(width >= 240px)': { textAlign: 'end' } },
});
