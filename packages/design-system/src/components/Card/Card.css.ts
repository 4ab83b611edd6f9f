import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

export const card = recipe({
  base: {
    minWidth: 0,
    borderRadius: vars.radius.card,
    background: vars.color.surface.raised,
    border: '1px solid transparent',
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  },
  variants: {
    variant: {
      raised: { boxShadow: vars.shadow.raised },
      outlined: { borderColor: vars.color.border.soft },
      quiet: { background: vars.color.ground.quiet, borderColor: vars.color.border.soft },
    },
    padding: {
      none: { overflow: 'clip' },
      md: { padding: vars.space[4], '@media': { [media.tablet]: { padding: '20px' } } },
      lg: { padding: vars.space[4], '@media': { [media.desk]: { padding: vars.space[8] } } },
    },
  },
  defaultVariants: { variant: 'raised', padding: 'md' },
});
