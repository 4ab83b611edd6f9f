import { vars, visuallyHidden } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text, weight } = vars;

export const table = style({ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });
export const caption = style(visuallyHidden);
export const row = style({});
export const total = style({
  borderBlock: `1px solid ${color.border.control}`,
  fontSize: text.lg,
  fontWeight: weight.bold,
  color: color.text.heading,
});
export const label = style({
  paddingBlock: space[1],
  paddingInlineEnd: space[4],
  fontWeight: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
});
export const amount = style({ paddingBlock: space[1], textAlign: 'end', whiteSpace: 'nowrap', verticalAlign: 'top' });
