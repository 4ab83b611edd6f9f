import { media, vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** On a phone the tiles lie in a row that scrolls by itself, from edge to edge; the next one peeks in. */
export const scroller = style({
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: vars.space.gutter,
  paddingBlock: vars.space[1],
  '@media': { [media.desk]: { overflowX: 'visible' } },
});

export const row = style({
  display: 'flex',
  gap: vars.space[3],
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
      gap: vars.space[4],
      width: '100%',
      maxWidth: vars.size.page,
      marginInline: 'auto',
    },
  },
});

export const place = style({
  width: '168px',
  scrollSnapAlign: 'start',
  '@media': { [media.desk]: { width: 'auto' } },
});

export const tile = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '216px',
  padding: vars.space[4],
  overflow: 'clip',
  borderRadius: vars.radius.card,
  color: vars.color.text.onPicture.heading,
  textDecoration: 'none',
  background: vars.color.surface.picture.purple,
  selectors: {
    [`${place}:nth-child(3n + 1) > &`]: { background: vars.color.surface.picture.cream },
    [`${place}:nth-child(3n + 2) > &`]: { background: vars.color.surface.picture.pink },
    '&[aria-current]': { outline: `3px solid ${vars.color.action.primary.background.rest}` },
    '&:focus-visible': { outline: `3px solid ${vars.color.focus.ring}`, outlineOffset: '3px' },
  },
  '@media': {
    [media.desk]: { height: '280px', borderRadius: vars.radius.sheet, padding: '20px' },
    [media.forcedColors]: { border: '2px solid CanvasText' },
  },
});

export const name = style({
  position: 'relative',
  zIndex: vars.layer.raised,
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.semibold,
  fontSize: 'clamp(1.375rem, 1.1rem + 0.9vw, 1.875rem)',
  lineHeight: 1.05,
  letterSpacing: '-0.018em',
  overflowWrap: 'break-word',
});

export const count = style({
  position: 'relative',
  zIndex: vars.layer.raised,
  marginTop: vars.space[1],
  fontSize: vars.text.sm,
  fontWeight: vars.weight.semibold,
  color: vars.color.text.onPicture.muted,
});

export const mark = style({
  position: 'absolute',
  insetInlineEnd: vars.space[3],
  bottom: vars.space[3],
  zIndex: vars.layer.raised,
  display: 'grid',
  placeItems: 'center',
  width: '32px',
  height: '32px',
  borderRadius: vars.radius.pill,
  background: vars.color.action.primary.background.rest,
  color: vars.color.action.primary.foreground,
});

/** The first style of the type, from the shoulders up, in the lower part of the tile. */
export const picture = style({
  position: 'absolute',
  insetInlineStart: '50%',
  bottom: '-22%',
  width: '78%',
  maxWidth: '190px',
  translate: '-50% 0',
  mixBlendMode: 'multiply',
  transition: `transform ${vars.motion.enter} ${vars.motion.ease}`,
  selectors: { [`${tile}:hover &`]: { transform: 'translateY(-6px)' } },
  '@media': { [media.reducedMotion]: { selectors: { [`${tile}:hover &`]: { transform: 'none' } } } },
});
