import { vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const { space, color } = vars;

export const panel = recipe({
  base: {
    display: 'grid',
    gap: space[2],
    marginBlock: space[4],
    padding: space[4],
    borderRadius: vars.radius.card,
    lineHeight: vars.leading.close,
  },
  variants: {
    tone: {
      waiting: { background: color.status.waiting.background },
      paid: { background: color.status.paid.background },
      cancelled: { background: color.status.cancelled.background },
    },
  },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[4],
  rowGap: space[2],
  fontWeight: vars.weight.bold,
});

export const state = recipe({
  base: { display: 'inline-flex', alignItems: 'center', gap: space[2] },
  variants: {
    tone: {
      waiting: { color: color.status.waiting.foreground },
      paid: { color: color.status.paid.foreground },
      cancelled: { color: color.status.cancelled.foreground },
    },
  },
});
