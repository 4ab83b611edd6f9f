import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const { color, text, weight, font } = vars;

export const logo = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 10,
    minHeight: vars.size.target,
    minWidth: vars.size.target,
    fontFamily: font.heading,
    fontWeight: weight.semibold,
    lineHeight: 1,
    textDecoration: 'none',
  },
  variants: {
    surface: {
      page: { color: color.text.heading },
      hero: { color: color.text.onHero.heading },
      inverse: { color: color.text.onInverse.body },
    },
    size: {
      sm: { fontSize: '1.25rem' },
      md: { fontSize: '1.5rem', '@media': { [media.desk]: { fontSize: '1.875rem' } } },
    },
  },
});
export const mark = recipe({
  base: { flex: 'none', overflow: 'hidden' },
  variants: {
    size: {
      sm: { width: 42, height: 14 },
      md: { width: 48, height: 16, '@media': { [media.desk]: { width: 60, height: 20 } } },
    },
  },
});
export const textBlock = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });
export const note = style({
  fontFamily: font.body,
  fontWeight: weight.regular,
  fontSize: text.sm,
  lineHeight: 1.3,
  color: color.text.muted,
});
