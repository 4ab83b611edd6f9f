import { vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text, weight } = vars;

export const title = style({ fontSize: text.lg, fontWeight: weight.semibold });
export const list = style({ display: 'grid' });
export const booking = style({
  paddingBlock: space[3],
  borderTop: `1px solid ${color.border.subtle}`,
  selectors: { '&:first-child': { borderTop: 'none' } },
});
export const bookingText = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  lineHeight: vars.leading.snug,
});
export const bookingDetails = style({ fontSize: text.sm, color: color.text.muted });
export const texts = style({ borderTop: `1px solid ${color.border.subtle}`, paddingTop: space[1] });
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  fontSize: text.sm,
  fontWeight: weight.bold,
  color: color.text.link,
  cursor: 'pointer',
});
export const times = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
});
