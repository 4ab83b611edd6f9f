import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../tokens/vars.css.ts';

const { color, radius, space, text } = vars;

/** The live example, above its code. */
export const example = style({
  padding: space[6],
  border: `1px solid ${color.border.subtle}`,
  borderBottom: 'none',
  borderRadius: `${radius.card} ${radius.card} 0 0`,
  background: color.background.page,
  // The bars of a whole page stay in their frame.
  overflowX: 'auto',
});

/** The code of the example, joined to it. */
export const code = style({});
globalStyle(`.sbdocs ${code} .docblock-source`, {
  marginTop: 0,
  borderRadius: `0 0 ${radius.card} ${radius.card}`,
});

export const status = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3]}`,
  alignItems: 'center',
});

const pill = style({
  padding: `0 ${space[2]}`,
  border: '1px solid currentcolor',
  borderRadius: radius.pill,
  fontSize: text.sm,
  fontWeight: vars.weight.semibold,
});

export const badge = styleVariants({
  stable: [pill, { color: color.status.success.foreground }],
  new: [pill, { color: color.text.link }],
  deprecated: [pill, { color: color.status.warning.foreground }],
});

const mark = style({ display: 'inline-block', width: '1.6em', fontWeight: vars.weight.bold });

export const sign = styleVariants({
  passed: [mark, { color: color.status.success.foreground }],
  failed: [mark, { color: color.status.danger.foreground }],
  'not run': [mark, { color: color.text.muted }],
  'not applicable': [mark, { color: color.text.muted }],
});

/** The overview of all components, whose outcomes stay on one line. */
export const overview = style({});
globalStyle(`.sbdocs ${overview} :is(th, td)`, { whiteSpace: 'nowrap' });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
  gap: space[6],
  marginTop: space[6],
});

const adviceBox = style({ margin: 0, display: 'grid', gridTemplateRows: '1fr auto' });

/** The edge is a second sign besides the words. */
export const advice = styleVariants({
  do: [adviceBox, { borderBottom: `4px solid ${color.status.success.foreground}` }],
  dont: [adviceBox, { borderBottom: `4px dashed ${color.status.danger.foreground}` }],
});

export const adviceFrame = style({
  padding: space[4],
  border: `1px solid ${color.border.subtle}`,
  borderRadius: `${radius.card} ${radius.card} 0 0`,
  background: color.background.page,
  height: '100%',
  boxSizing: 'border-box',
  overflow: 'hidden',
});

export const adviceText = style({
  padding: `${space[3]} 0`,
  fontSize: text.sm,
  lineHeight: vars.leading.body,
});

export const alsoCalled = style({ marginTop: space[8], color: color.text.muted, fontSize: text.sm });
