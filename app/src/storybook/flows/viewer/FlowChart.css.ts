import { media, vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text, weight, leading, radius } = vars;

/** The space beside the boxes is for the arcs. */
export const chart = style({
  position: 'relative',
  paddingInlineEnd: 56,
  '@media': { [media.tablet]: { paddingInlineEnd: 112 } },
});

export const list = style({
  display: 'grid',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const frame = style({
  border: `2px solid ${color.border.subtle}`,
  borderRadius: radius.control,
  background: color.surface.raised,
  overflowWrap: 'anywhere',
});

export const box = style([frame]);
export const currentBox = style([
  frame,
  {
    borderColor: color.action.primary.background.rest,
    '@media': { '(forced-colors: active)': { borderWidth: 4, borderColor: 'Highlight' } },
  },
]);
/** A state that no screen shows. */
export const transient = style([frame, { borderStyle: 'dashed', background: 'none' }]);

export const group = style({
  display: 'grid',
  gap: space[2],
  padding: space[3],
  border: `2px solid ${color.border.subtle}`,
  borderRadius: radius.card,
  background: color.background.subtle,
});

export const groupName = style({
  fontFamily: vars.font.heading,
  fontSize: text.md,
  fontWeight: weight.semibold,
  lineHeight: leading.snug,
  color: color.text.heading,
});

export const fromAnyState = style({ display: 'grid', gap: space[1], marginTop: space[4] });

export const name = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  width: '100%',
  minHeight: vars.size.target,
  paddingInline: space[3],
  border: 0,
  borderRadius: 6,
  background: 'none',
  font: 'inherit',
  fontWeight: weight.bold,
  fontSize: text.sm,
  textAlign: 'start',
  color: color.text.link,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.action.secondary.background.hover },
    '&[aria-current]': {
      background: color.action.primary.background.rest,
      color: color.action.primary.foreground,
    },
    [`${currentBox} > &`]: { borderEndStartRadius: 0, borderEndEndRadius: 0 },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[aria-current]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});

export const transientName = style({
  padding: `${space[2]} ${space[3]} 0`,
  fontWeight: weight.bold,
  fontSize: text.sm,
  color: color.text.body,
});

export const note = style({ fontSize: text.xs, fontWeight: weight.regular, color: color.text.muted });

export const transitionList = style({
  margin: 0,
  padding: `0 ${space[3]} ${space[2]}`,
  listStyle: 'none',
  fontSize: text.xs,
  lineHeight: leading.close,
  color: color.text.muted,
  selectors: { [`${group} > &, ${fromAnyState} > &`]: { padding: 0 } },
});

export const transitions = style({ margin: 0, padding: 0, listStyle: 'none' });

export const transition = style({
  display: 'block',
  width: '100%',
  minHeight: vars.size.target,
  padding: `${space[2]} ${space[3]}`,
  border: 0,
  borderTop: `1px solid ${color.border.subtle}`,
  background: 'none',
  font: 'inherit',
  fontSize: text.xs,
  lineHeight: leading.close,
  textAlign: 'start',
  color: color.text.body,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.action.secondary.background.hover },
    'li:last-child > &': { borderEndStartRadius: 6, borderEndEndRadius: 6 },
  },
});

export const event = style({ fontWeight: weight.bold, fontSize: text.sm, color: color.text.link });
export const guard = style({ color: color.text.muted });
export const target = style({ color: color.text.body });
