import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/vars.css.ts';

export const link = recipe({
  base: {
    borderRadius: '2px',
    color: vars.color.text.link,
    textUnderlineOffset: '0.22em',
    textDecorationThickness: '1.5px',
    textDecorationLine: 'underline',
    selectors: {
      '&:hover': { textDecorationThickness: '2.5px' },
      '&:focus-visible': { outlineOffset: '2px' },
    },
  },
  variants: {
    isStrong: { true: { fontWeight: vars.weight.bold } },
    isStandalone: {
      true: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: vars.space[2],
        minWidth: vars.size.target,
        minHeight: vars.size.target,
        fontWeight: vars.weight.bold,
      },
    },
  },
});
