import { media, focusRingOn, vars } from '@plaitful/design-system/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const tileBase = style({
  ...focusRingOn.picture,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr 1.1fr',
  overflow: 'clip',
  height: '200px',
  borderRadius: vars.radius.sheet,
  color: vars.color.text.onPicture.heading,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': { boxShadow: `inset 0 0 0 4px ${vars.color.action.primary.background.rest}` },
  },
  '@media': {
    // Three columns are too narrow there for text beside a picture.
    [media.tablet]: { gridTemplateColumns: '1fr', gridTemplateRows: 'auto 1fr', height: '272px' },
    [media.desk]: { gridTemplateColumns: '1fr 1.1fr', gridTemplateRows: '1fr', height: '260px' },
  },
});

export const tile = styleVariants(vars.color.surface.picture, (ground) => [tileBase, { background: ground }]);

export const words = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  minWidth: 0,
  padding: vars.space[4],
  '@media': { [media.desk]: { padding: vars.space[6] } },
});

export const name = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.semibold,
  fontSize: 'clamp(1.375rem, 1.1rem + 0.9vw, 2rem)',
  lineHeight: vars.leading.tight,
  letterSpacing: '-0.012em',
  overflowWrap: 'break-word',
  selectors: {
    [`${tileBase}:hover &, ${tileBase}[aria-current] &`]: {
      textDecoration: 'underline',
      textDecorationThickness: '3px',
      textUnderlineOffset: '0.22em',
    },
  },
});

export const line = style({
  fontSize: vars.text.sm,
  fontWeight: vars.weight.semibold,
  color: vars.color.text.onPicture.body,
});

export const mark = style({
  position: 'absolute',
  insetInlineStart: vars.space[4],
  bottom: vars.space[4],
  display: 'grid',
  placeItems: 'center',
  width: vars.space[8],
  height: vars.space[8],
  borderRadius: vars.radius.pill,
  background: vars.color.action.primary.background.rest,
  color: vars.color.action.primary.foreground,
});

export const picture = style({ position: 'relative', overflow: 'clip' });
