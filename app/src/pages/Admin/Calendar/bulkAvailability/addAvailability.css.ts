import { media, vars } from '@plaitful/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, text, weight } = vars;

export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': { [media.desk]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[6],
});
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  minWidth: 0,
});
export const legend = style({
  paddingBottom: space[2],
  fontSize: text.sm,
  fontWeight: weight.bold,
});
/** The target of its summary extends over the gaps. */
export const fold = style({
  marginBlockStart: -10,
  selectors: { '&:not([open])': { marginBlockEnd: -10 } },
});
export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  minHeight: vars.size.target,
  fontSize: text.sm,
  fontWeight: weight.bold,
  color: color.text.link,
  cursor: 'pointer',
});
export const count = style({ fontWeight: weight.regular, color: color.text.muted });
export const serviceGroup = style({
  display: 'grid',
  gap: space[1],
  paddingBlock: space[2],
  borderTop: `1px solid ${color.border.subtle}`,
});
export const styles = style({
  display: 'grid',
  gap: space[1],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
  paddingInlineStart: space[6],
});
/** Three of them fit a row of a phone. */
export const weekdays = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(92px, 100%), 1fr))',
  gap: space[1],
  minWidth: 0,
});
// The first weekday carries the error, which takes the whole row.
globalStyle(`${weekdays} > :has([aria-invalid="true"])`, { gridColumn: '1 / -1' });
export const fieldPair = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(176px, 100%), 1fr))',
});
/** On a desktop as high as the choices, which stay beside it while it scrolls. */
export const result = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[3],
  minWidth: 0,
  padding: space[4],
  borderRadius: vars.radius.card,
  background: color.background.subtle,
  '@media': { [media.desk]: { contain: 'size', overflowY: 'auto' } },
});
export const title = style({ fontSize: text.lg, fontWeight: weight.semibold });
export const total = style({
  minHeight: '1.6em',
  paddingBlock: space[1],
  fontWeight: weight.bold,
});
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: text.sm });
export const rowHead = style({ fontWeight: weight.semibold, overflowWrap: 'anywhere' });
export const skipped = style({ display: 'block', fontWeight: weight.regular });
globalStyle(`${table} :is(th, td)`, {
  padding: `${space[2]} ${space[1]}`,
  borderTop: `1px solid ${color.border.subtle}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
export const number = style({
  selectors: { [`${table} &`]: { paddingInlineStart: space[3], textAlign: 'end' } },
  // Beside names of styles, which break instead; a phone has no room for it.
  '@media': { [media.tablet]: { whiteSpace: 'nowrap' } },
});
globalStyle(`${table} thead th`, {
  position: 'sticky',
  // Over the padding of what scrolls.
  top: -20,
  background: color.background.subtle,
  borderTop: 'none',
  fontSize: text.caption,
  color: color.text.muted,
});
