import { vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text, weight } = vars;

export const visits = style({ marginBottom: space[4] });
export const title = style({ fontSize: text.md, fontWeight: weight.bold, color: color.text.heading });
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const visit = style({
  display: 'grid',
  gridTemplateColumns: '5rem minmax(4rem, 1fr) minmax(9rem, auto) minmax(19rem, auto)',
  alignItems: 'center',
  columnGap: space[3],
  minHeight: vars.size.target,
  paddingBlock: space[1],
  borderBottom: `1px solid ${color.border.subtle}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
});
export const time = style({
  fontSize: text.sm,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
  color: color.text.heading,
});
export const state = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] });
