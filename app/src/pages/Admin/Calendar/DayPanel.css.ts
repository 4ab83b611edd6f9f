import { vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text, weight, radius } = vars;

export const names = style({ display: 'grid', gap: space[1], justifyItems: 'start' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const section = style({
  display: 'grid',
  gap: space[2],
  paddingTop: space[3],
  borderTop: `1px solid ${color.border.subtle}`,
});
export const title = style({ fontSize: text.md, fontWeight: weight.semibold });
export const chairs = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 136px), 1fr))',
});
export const chair = style({ display: 'grid', alignContent: 'start', gap: space[1], minWidth: 0 });
export const chairName = style({
  fontFamily: vars.font.body,
  fontSize: text.xs,
  fontWeight: weight.bold,
  color: color.text.muted,
});
export const times = style({ display: 'flex', flexWrap: 'wrap', gap: 6 });
export const time = style({
  padding: `2px ${space[2]}`,
  border: `1px solid ${color.day.available.border}`,
  borderRadius: radius.control,
  background: color.day.available.background,
  fontSize: text.caption,
  fontWeight: weight.semibold,
});
export const count = style({ color: color.text.muted, fontWeight: weight.regular });
