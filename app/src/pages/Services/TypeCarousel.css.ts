import { media, vars } from '@plaitful/design-system/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

/** On a phone the tiles lie in a row that scrolls by itself, from edge to edge; the next one peeks in. */
export const scroller = style({
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: vars.space.gutter,
  paddingBlock: vars.space[2],
  '@media': { [media.desk]: { overflowX: 'visible' } },
});

export const row = style({
  display: 'flex',
  gap: vars.space[4],
  width: 'max-content',
  margin: 0,
  paddingInline: vars.space.gutter,
  paddingBlock: 0,
  listStyle: 'none',
  '@media': {
    [media.desk]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      gap: vars.space[6],
      width: '100%',
      maxWidth: vars.size.page,
      marginInline: 'auto',
    },
  },
});

export const place = style({
  width: '136px',
  scrollSnapAlign: 'start',
  '@media': { [media.desk]: { width: 'auto' } },
});

export const tile = style({
  display: 'grid',
  color: vars.color.text.heading,
  textDecoration: 'none',
  borderRadius: vars.radius.sheet,
});

const frameBase = style({
  position: 'relative',
  display: 'grid',
  aspectRatio: '1',
  overflow: 'clip',
  borderRadius: vars.radius.sheet,
  background: vars.color.surface.picture.purple,
  selectors: {
    [`${tile}[aria-current] &`]: {
      outline: `4px solid ${vars.color.action.primary.background.rest}`,
      outlineOffset: '3px',
    },
  },
});

export const frame = styleVariants({
  one: [frameBase],
  many: [frameBase, { gridTemplateColumns: '1fr 1fr', gridTemplateRows: '1fr 1fr' }],
});

export const picture = style({ position: 'relative', overflow: 'clip', minWidth: 0, minHeight: 0 });

/** Her hair: the upper part of the picture. */
export const image = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '50% 12%',
  transition: `transform ${vars.motion.enter} ${vars.motion.ease}`,
  selectors: { [`${tile}:hover &`]: { transform: 'scale(1.04)' } },
  '@media': { [media.reducedMotion]: { selectors: { [`${tile}:hover &`]: { transform: 'none' } } } },
});

export const mark = style({
  position: 'absolute',
  insetInlineEnd: vars.space[2],
  bottom: vars.space[2],
  display: 'grid',
  placeItems: 'center',
  width: vars.space[8],
  height: vars.space[8],
  borderRadius: vars.radius.pill,
  background: vars.color.action.primary.background.rest,
  color: vars.color.action.primary.foreground,
});

export const name = style({
  marginTop: vars.space[4],
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.semibold,
  fontSize: 'clamp(1.1875rem, 1rem + 0.7vw, 1.625rem)',
  lineHeight: vars.leading.snug,
  letterSpacing: '-0.012em',
  overflowWrap: 'break-word',
  selectors: {
    [`${tile}:hover &, ${tile}[aria-current] &`]: {
      textDecoration: 'underline',
      textDecorationThickness: '3px',
      textUnderlineOffset: '0.22em',
    },
  },
});

export const count = style({
  marginTop: vars.space[1],
  fontSize: vars.text.sm,
  fontWeight: vars.weight.semibold,
  color: vars.color.text.muted,
});
