import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/vars.css.ts';

export const illustration = style({ marginTop: vars.space[3] });

export const rules = style({
  display: 'grid',
  gap: `${vars.space[1]} ${vars.space[2]}`,
  marginTop: vars.space[2],
  fontSize: vars.text.sm,
  lineHeight: vars.leading.body,
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(150px, 40%), 1fr))',
});

export const rule = recipe({
  base: { display: 'flex', alignItems: 'center', gap: vars.space[1], color: vars.color.text.muted },
  variants: {
    isMet: { true: { color: vars.color.status.success.foreground, fontWeight: vars.weight.bold } },
  },
});
