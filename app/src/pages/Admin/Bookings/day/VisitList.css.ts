import { vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text, weight } = vars;

export const visits = style({ paddingBlock: `${space[1]} ${space[4]}` });
export const title = style({ fontSize: text.md, fontWeight: weight.bold, color: color.text.heading });
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const visit = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  minHeight: vars.size.target,
  paddingBlock: space[1],
  borderBottom: `1px solid ${color.border.subtle}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
});
export const name = style({ flex: '1 1 4rem', minWidth: 0, overflowWrap: 'anywhere' });
export const time = style({
  width: '4.5rem',
  fontSize: text.sm,
  fontWeight: weight.bold,
  color: color.text.heading,
});
export const state = style({ display: 'flex', flexWrap: 'wrap', gap: space[1], whiteSpace: 'nowrap' });
