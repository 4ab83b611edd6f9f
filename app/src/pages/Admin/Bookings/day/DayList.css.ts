import { vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text, weight, radius } = vars;

export const list = style({ display: 'grid', gap: space[2] });

export const entry = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'center',
});

export const time = style({
  fontSize: text.sm,
  fontWeight: weight.bold,
  lineHeight: vars.leading.snug,
  fontVariantNumeric: 'tabular-nums',
  color: color.text.heading,
});

export const free = style({
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.card,
  border: `1px dashed ${color.border.control}`,
  fontSize: text.caption,
  color: color.text.muted,
});

export const now = style({ display: 'flex', alignItems: 'center', gap: space[2] });

export const thread = style({
  flexGrow: 1,
  height: 4,
  borderRadius: radius.pill,
  background: color.plait.strand3,
});
