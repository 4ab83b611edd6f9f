import { vars, visuallyHidden } from '@plaitful/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, text, weight, radius } = vars;
const beside = 'screen and (min-width: 640px)';

const twoColumns = 'screen and (min-width: 1280px)';

/** In the order of parents' pages down the first column, then the second. */
export const groups = style({
  '@media': { [twoColumns]: { columnCount: 2, columnGap: space[4] } },
});
globalStyle(`${groups} > *`, { breakInside: 'avoid' });
globalStyle(`${groups} > :not(:last-child)`, { marginBlockEnd: space[4] });

export const groupHead = style({
  display: 'grid',
  gap: space[2],
  '@media': {
    [beside]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start', gap: space[4] },
    [twoColumns]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] },
  },
});

export const groupTexts = style({ display: 'grid', gap: space[1], minWidth: 0 });

/** Below the texts, its first label begins where they do. */
export const groupActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  marginInlineStart: `calc(-1 * ${space[4]})`,
  '@media': {
    [beside]: { marginInlineStart: 0 },
    [twoColumns]: { marginInlineStart: `calc(-1 * ${space[4]})` },
  },
});

/** At the end of the line also where it is alone there. */
/** The last arrow is aligned with the card's content; its target extends over the edge. */
export const order = style({ display: 'flex', marginInline: 'auto -10px' });

export const options = style({
  display: 'grid',
  margin: `${space[3]} 0 0`,
  padding: 0,
  listStyle: 'none',
});

export const optionRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[3],
  borderTop: `1px solid ${color.border.subtle}`,
  selectors: { '&:last-child': { paddingBottom: 0 } },
});

export const optionTexts = style({ display: 'grid', gap: 2, minWidth: 0, overflowWrap: 'anywhere' });

export const optionName = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });

/** An option of the form, alone in its group. */
export const alone = style({ minWidth: 0 });

export const option = style({
  position: 'relative',
  minWidth: 0,
  padding: space[4],
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.card,
});

export const hidden = style(visuallyHidden);

/** In the frame's line with the buttons, not on its edge. */
export const optionLegend = style({
  float: 'inline-start',
  minHeight: vars.size.target,
  display: 'flex',
  alignItems: 'center',
  fontWeight: weight.semibold,
});

export const optionActions = style({
  display: 'flex',
  justifyContent: 'flex-end',
  marginInlineEnd: `calc(-1 * ${space[3]})`,
});

// As pale as a month's disabled arrow.
globalStyle(`:is(${order}, ${optionActions}) [aria-disabled] > svg`, { opacity: 0.5 });

export const radioLabel = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: vars.size.target,
  fontSize: text.sm,
  cursor: 'pointer',
});

export const radio = style({
  flexShrink: 0,
  width: 20,
  height: 20,
  margin: 0,
  accentColor: color.action.primary.background.rest,
});

export const booked = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[2],
  padding: space[3],
  borderRadius: radius.card,
  background: color.background.subtle,
});

export const styles = style({ display: 'grid', gap: space[2], minWidth: 0 });

export const legend = style({ marginBottom: space[2], fontSize: text.sm, fontWeight: weight.bold });

export const single = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[4],
});

export const styleList = style({
  display: 'grid',
  columnGap: space[4],
  '@media': { [beside]: { gridTemplateColumns: '1fr 1fr' } },
});
