import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/vars.css.ts';

const { color, space } = vars;

export const frame = style({ containerType: 'inline-size' });
export const list = recipe({
  base: { lineHeight: 1.35 },
  variants: {
    columns: {
      1: {},
      2: {
        '@container': {
          '(width >= 560px)': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: space[6] },
        },
      },
    },
  },
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(92px, 0.5fr) minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[2],
  minHeight: 39,
  paddingBlock: space[2],
  borderBottom: `1px solid ${color.border.soft}`,
});
export const term = style({ color: color.text.muted, overflowWrap: 'break-word', minWidth: 0 });
export const description = style({ fontWeight: vars.weight.bold, overflowWrap: 'anywhere' });
export const action = style({ marginBlock: -6 });
