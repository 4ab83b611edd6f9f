import { vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, weight } = vars;

export const lines = style({ display: 'grid', gap: space[1], margin: 0, padding: 0, listStyle: 'none' });

export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  fontWeight: weight.regular,
});

export const total = style([
  line,
  {
    marginTop: space[1],
    paddingTop: space[1],
    borderTop: `1px solid ${color.border.subtle}`,
    fontWeight: weight.bold,
  },
]);

export const price = style({ flex: 'none' });
