import { vars } from '@plaitful/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, text, weight } = vars;

/** One row of buttons on a phone; two only in a narrow column of the calendar. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  selectors: { '&:empty': { display: 'none' } },
});
globalStyle(`${actions} button`, { whiteSpace: 'nowrap' });

export const toPay = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[3],
});
export const toPayLast = style([
  toPay,
  {
    paddingTop: space[2],
    borderTop: `1px solid ${color.border.subtle}`,
    fontSize: text.lg,
    fontWeight: weight.bold,
    color: color.text.heading,
  },
]);
export const sums = style({ display: 'grid', gap: space[1] });
export const amount = style({ whiteSpace: 'nowrap', textAlign: 'end' });

export const ownLine = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 9rem auto',
  gap: space[2],
  alignItems: 'start',
  margin: 0,
  padding: 0,
  border: 0,
  '@media': { 'screen and (max-width: 479.98px)': { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const lineLabel = style({
  '@media': { 'screen and (max-width: 479.98px)': { gridColumn: '1 / -1' } },
});
/** Beside the input, below its label. */
export const removeLine = style({ alignSelf: 'start', paddingTop: '1.75rem' });
