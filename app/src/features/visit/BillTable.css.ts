import { vars, visuallyHidden } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text, weight } = vars;

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
});
export const caption = style(visuallyHidden);
export const row = style({});
export const total = style({
  borderBlock: `1px solid ${color.border.control}`,
  fontSize: text.lg,
  fontWeight: weight.bold,
  color: color.text.heading,
});
export const label = style({
  padding: `${space[1]} ${space[4]} ${space[1]} 0`,
  fontWeight: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
});
export const amount = style({
  padding: `${space[1]} 0`,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  verticalAlign: 'top',
});
