import { vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text, weight, radius } = vars;

export const currentTimeLabel = style({
  paddingInline: space[2],
  borderRadius: radius.pill,
  border: `2px solid ${color.plait.strand3Edge}`,
  background: color.plait.bead,
  color: color.plait.beadEdge,
  fontSize: text.xs,
  fontWeight: weight.bold,
  lineHeight: '22px',
  whiteSpace: 'nowrap',
});

/** The background of closed periods, the same in all views. */
export const closedBackground = style({
  border: `1px dashed ${color.status.neutral.border}`,
  backgroundColor: color.status.neutral.background,
  backgroundImage: `repeating-linear-gradient(135deg, ${color.status.neutral.border} 0 1.5px, transparent 1.5px 6px)`,
});

export const closed = style([closedBackground, { borderRadius: radius.card, fontWeight: weight.bold }]);

/** Text on the hatched background. */
export const closedLabel = style({ paddingInline: space[1], background: color.surface.raised });

export const free = style({
  borderRadius: radius.card,
  border: `1px dashed ${color.border.control}`,
  color: color.text.muted,
});
