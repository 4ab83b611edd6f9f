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
          '(width >= 560px)': {
            display: 'grid',
            gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
            columnGap: space[6],
          },
        },
      },
    },
  },
});

const inThreeLines = '(width < 400px)';

export const row = recipe({
  base: {
    display: 'grid',
    alignItems: 'start',
    columnGap: space[3],
    rowGap: space[2],
    minHeight: 44,
    paddingBlock: 10,
    borderBottom: `1px solid ${color.border.subtle}`,
  },
  variants: {
    /** In a narrow container a value with an action also uses the width of the term. */
    hasActions: {
      false: { gridTemplateColumns: 'minmax(6.15em, 0.37fr) minmax(0, 1fr)' },
      true: {
        alignItems: 'center',
        gridTemplateColumns: 'minmax(6.15em, 0.4fr) minmax(0, 1fr) auto',
        '@container': { [inThreeLines]: { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: 0 } },
      },
    },
  },
});
export const term = style({ color: color.text.muted, overflowWrap: 'break-word', minWidth: 0 });
export const description = recipe({
  base: { fontWeight: vars.weight.bold, overflowWrap: 'anywhere' },
  variants: { hasActions: { true: { '@container': { [inThreeLines]: { gridArea: '2 / 1' } } } } },
});
export const action = style({
  marginBlock: -6,
  '@container': { [inThreeLines]: { gridArea: '1 / 2 / 3 / 3' } },
});
