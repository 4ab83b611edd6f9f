import { recipe } from '@vanilla-extract/recipes';
import type { Surface, HeadingSize } from '../../private/variants.ts';
import { vars } from '../../tokens/vars.css.ts';

const { text } = vars.color;

export const heading = recipe({
  base: {
    fontFamily: vars.font.heading,
    fontWeight: vars.weight.semibold,
    textWrap: 'balance',
    // Fredoka's space almost disappears before a V.
    wordSpacing: '0.08em',
    overflowWrap: 'break-word',
  },
  variants: {
    size: {
      md: { fontSize: vars.text.md, lineHeight: vars.leading.snug },
      lg: { fontSize: vars.text.lg, lineHeight: vars.leading.snug },
      xl: { fontSize: vars.text.xl, lineHeight: vars.leading.snug, letterSpacing: '-0.012em' },
      '2xl': { fontSize: vars.text['2xl'], lineHeight: vars.leading.tight, letterSpacing: '-0.012em' },
      '3xl': { fontSize: vars.text['3xl'], lineHeight: vars.leading.tight, letterSpacing: '-0.012em' },
      title: { fontSize: vars.text.title, lineHeight: vars.leading.tight, letterSpacing: '-0.025em' },
      hero: { fontSize: vars.text.hero, lineHeight: vars.leading.tight, letterSpacing: '-0.025em' },
    } satisfies Record<HeadingSize, unknown>,
    surface: {
      page: { color: text.heading },
      hero: { color: text.onHero.heading },
      picture: { color: text.onPicture.heading },
      inverse: { color: text.onInverse.body },
    } satisfies Record<Surface, unknown>,
  },
  defaultVariants: { surface: 'page' },
});
