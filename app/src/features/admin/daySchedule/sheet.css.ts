import { style } from '@vanilla-extract/css';

export const title = style({ margin: '0 0 4pt', fontSize: '16pt', fontWeight: 700 });
export const lead = style({ margin: '0 0 10pt' });
export const table = style({ width: '100%', borderCollapse: 'collapse' });
/** Aligned with the title. */
const firstFlush = { '&:first-child': { paddingInlineStart: 0 } };
export const head = style({
  padding: '4pt',
  borderBottom: '1.5pt solid #000',
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: firstFlush,
});
export const cell = style({
  padding: '5pt 4pt',
  borderTop: '0.5pt solid #777',
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 400,
  selectors: firstFlush,
});
export const notes = style({ padding: '0 4pt 5pt 0' });
export const row = style({ breakInside: 'avoid' });
/** In columns that are as wide in each booking. */
export const booking = style({
  display: 'grid',
  gridTemplateColumns: '104pt 74pt minmax(0, 1fr) 44pt',
  columnGap: '8pt',
  breakInside: 'avoid',
  overflowWrap: 'anywhere',
  selectors: { '& + &': { marginTop: '6pt' } },
});
export const bookingNotes = style({ gridColumn: '2 / -1' });
export const line = style({ display: 'block' });
export const strong = style({ fontWeight: 700 });
export const noWrap = style({ whiteSpace: 'nowrap' });
