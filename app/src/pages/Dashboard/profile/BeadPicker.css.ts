import { media, vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const group = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });

export const legend = style({
  padding: 0,
  marginBottom: space[2],
  fontSize: vars.text.sm,
  fontWeight: vars.weight.semibold,
});

export const beads = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
  gap: space[2],
});

export const choice = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[2],
  minHeight: vars.size.target,
  paddingInline: `${space[2]} ${space[3]}`,
  border: `2px solid ${color.border.subtle}`,
  borderRadius: vars.radius.pill,
  fontSize: vars.text.sm,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.feedback} ease-out`,
  selectors: {
    '&:hover': { background: color.action.secondary.background.hover },
    '&:has(:checked)': {
      borderColor: color.action.primary.background.rest,
      background: color.background.subtle,
      fontWeight: vars.weight.bold,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${color.focus.ring}`, outlineOffset: '3px' },
  },
  '@media': { [media.forcedColors]: { selectors: { '&:has(:checked)': { borderColor: 'Highlight' } } } },
});

/** Covers its label, so that touch and screen readers find it at its visible position. */
export const box = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

export const check = style({
  display: 'grid',
  color: color.text.link,
  visibility: 'hidden',
  selectors: { [`${box}:checked ~ &`]: { visibility: 'visible' } },
});

export const hint = style({ marginTop: space[2], fontSize: vars.text.xs, color: color.text.muted });
