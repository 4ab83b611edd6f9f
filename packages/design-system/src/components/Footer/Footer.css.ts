import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../tokens/breakpoints.ts';
import { focusRingOn } from '../../tokens/focusRingOn.ts';
import { vars } from '../../tokens/vars.css.ts';

const { color, space, text, size, weight } = vars;

export const footer = style({
  ...focusRingOn.inverse,
  position: 'relative',
  background: color.background.inverse,
  color: color.text.onInverse.muted,
});
export const inner = recipe({
  base: {
    position: 'relative',
    zIndex: vars.layer.raised,
    display: 'grid',
    gap: space[8],
    maxWidth: size.page,
    marginInline: 'auto',
    padding: `${space[16]} ${space.gutter} ${space[8]}`,
    '@media': { [media.desk]: { gap: space[16], paddingBottom: space[12] } },
  },
  variants: {
    hasPlait: {
      true: { paddingTop: 72, '@media': { [media.desk]: { paddingTop: 128 } } },
      false: {},
    },
  },
});
export const wordmark = style({
  justifySelf: 'start',
  fontFamily: vars.font.heading,
  fontWeight: weight.semibold,
  fontSize: 'clamp(3.5rem, 2rem + 8vw, 9rem)',
  lineHeight: 0.9,
  letterSpacing: '-0.035em',
  color: color.text.onInverse.body,
  textDecoration: 'none',
});
export const columns = style({
  display: 'grid',
  gap: space[8],
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
    // Four are too narrow for an email address below that; at any width it stays on its line where it can.
    [media.wide]: { gridTemplateColumns: '1.1fr 1.1fr minmax(max-content, 1fr) 1fr', gap: space[12] },
  },
});
export const column = style({ minWidth: 0, overflowWrap: 'anywhere', fontStyle: 'normal' });
export const heading = style({
  fontSize: '1.25rem',
  fontWeight: vars.weight.semibold,
  marginBottom: space[2],
  color: color.text.onInverse.body,
});
export const bottom = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  gap: space[4],
  '@media': { [media.wide]: { display: 'flex', justifyContent: 'space-between', alignItems: 'center' } },
});
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[6]}` });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  maxWidth: '100%',
  minWidth: size.target,
  minHeight: size.target,
  color: 'inherit',
  selectors: {
    '&:hover': { color: color.text.onInverse.body },
  },
});
export const smallPrint = style({ fontSize: text.sm });
