import { style } from '@vanilla-extract/css';

export const title = style({ margin: '0 0 4pt', fontSize: '16pt', fontWeight: 700 });
export const lead = style({ margin: '0 0 10pt' });
export const table = style({ width: '100%', borderCollapse: 'collapse' });
export const head = style({ padding: '4pt', borderBottom: '1.5pt solid #000', textAlign: 'start' });
export const cell = style({
  padding: '5pt 4pt',
  borderTop: '0.5pt solid #777',
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 400,
});
export const notes = style({ padding: '0 4pt 5pt' });
export const row = style({ breakInside: 'avoid' });
export const booking = style({ breakInside: 'avoid', selectors: { '& + &': { marginTop: '6pt' } } });
export const strong = style({ fontWeight: 700 });
export const noWrap = style({ whiteSpace: 'nowrap' });
