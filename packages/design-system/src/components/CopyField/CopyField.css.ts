import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css.ts';
import { visuallyHidden } from '../../tokens/visuallyHidden.ts';

const { color, space, text, weight } = vars;

/** There the button is its icon alone: an email address has the line. */
const narrow = '(width < 400px)';

export const list = style({
  containerType: 'inline-size',
  border: `2px solid ${color.border.control}`,
  borderRadius: vars.radius.card,
  overflow: 'clip',
});
export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[2],
  paddingBlock: 9,
  paddingInline: `${space[4]} ${space[3]}`,
  selectors: { '& + &': { borderTop: `1px solid ${color.border.subtle}` } },
});
export const longField = style([
  field,
  { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start', rowGap: space[2] },
]);
export const textBlock = style({ minWidth: 0, maxWidth: '100%', overflowWrap: 'anywhere' });
export const label = style({
  fontSize: text.caption,
  fontWeight: weight.semibold,
  lineHeight: 1.2,
  color: color.text.muted,
});
export const value = style({
  fontFamily: vars.font.heading,
  fontWeight: weight.semibold,
  fontSize: 'clamp(1rem, 0.9rem + 0.4vw, 1.1875rem)',
  lineHeight: 1.25,
  color: color.text.heading,
  overflowWrap: 'anywhere',
});
export const longValue = style([value, { fontFamily: vars.font.body, fontSize: text.sm }]);
export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  // The word stands in the middle of the room for the longer one.
  gap: space[1],
  minHeight: vars.size.target,
  padding: '0 14px',
  '@container': { [narrow]: { padding: '0 9px' } },
  border: `2px solid ${color.action.secondary.border}`,
  borderRadius: vars.radius.control,
  color: color.action.secondary.foreground,
  fontWeight: weight.bold,
  transition: `background ${vars.motion.feedback} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { background: color.action.secondary.background.hover },
    '&:focus-visible': { outlineOffset: 1 },
    '&:active': { transform: 'translateY(1px)' },
  },
});
// Both labels share one grid cell, so that the button keeps its width.
export const buttonLabels = style({
  display: 'grid',
  textAlign: 'center',
  '@container': { [narrow]: visuallyHidden },
});
export const visibleLabel = style({ gridArea: '1 / 1' });
export const hiddenLabel = style({ gridArea: '1 / 1', visibility: 'hidden' });
export const failed = style({
  gridColumn: '1 / -1',
  paddingTop: space[1],
  fontSize: text.sm,
  fontWeight: weight.bold,
  color: color.text.error,
});
