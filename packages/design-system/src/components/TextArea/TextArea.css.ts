import { styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/vars.css.ts';

/** A field that is sized by its content does not heed its `rows`. */
export const rows = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 }, (count) => ({
  minHeight: `max(${vars.size.control}, calc(${count}lh + 2 * ${vars.space[2]} + 4px))`,
}));

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
