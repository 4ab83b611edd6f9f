import { recipe } from '@vanilla-extract/recipes';
import type { CardVariant } from '../../private/variants.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

export const card = recipe({
  base: {
    minWidth: 0,
    padding: vars.space[4],
    '@media': { [media.tablet]: { padding: 20 } },
    borderRadius: vars.radius.card,
    background: vars.color.surface.raised,
    border: '1px solid transparent',
  },
  variants: {
    variant: {
      raised: { boxShadow: vars.shadow.raised },
      outlined: { borderColor: vars.color.border.subtle },
      quiet: { background: vars.color.background.subtle, borderColor: vars.color.border.subtle },
    } satisfies Record<CardVariant, unknown>,
  },
  defaultVariants: { variant: 'raised' },
});
