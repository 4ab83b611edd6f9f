import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/vars.css.ts';

export const counter = recipe({
  base: {
    flex: 'none',
    marginTop: vars.space[1],
    fontSize: vars.text.sm,
    lineHeight: vars.leading.close,
    color: vars.color.text.muted,
  },
  variants: { isOver: { true: { color: vars.color.text.error, fontWeight: vars.weight.bold } } },
});
