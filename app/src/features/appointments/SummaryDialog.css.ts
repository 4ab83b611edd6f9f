import { vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const { space, color } = vars;

export const panel = recipe({
  base: {
    display: 'grid',
    gap: space[2],
    marginBlockEnd: space[4],
    padding: space[4],
    borderRadius: vars.radius.card,
    lineHeight: vars.leading.close,
  },
  variants: {
    tone: {
      waiting: { background: color.status.warning.background },
      paid: { background: color.status.success.background },
      cancelled: { background: color.status.danger.background },
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

export const depositState = recipe({
  base: { display: 'inline-flex', alignItems: 'center', gap: space[2] },
  variants: {
    tone: {
      waiting: { color: color.status.warning.foreground },
      paid: { color: color.status.success.foreground },
      cancelled: { color: color.status.danger.foreground },
    },
  },
});
