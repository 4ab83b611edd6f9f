import { vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text, weight } = vars;

export const closure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
  paddingBlock: space[3],
  borderTop: `1px solid ${color.border.subtle}`,
  selectors: { '&:first-child': { borderTop: 'none' }, '&:last-child': { paddingBottom: 0 } },
});
export const texts = style({
  flex: '1 1 260px',
  minWidth: 0,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  fontSize: text.sm,
  color: color.text.muted,
});
export const span = style({
  fontWeight: weight.bold,
  color: color.text.body,
});
