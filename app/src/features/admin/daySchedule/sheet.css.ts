import { globalStyle, style } from '@vanilla-extract/css';

/** Only printed: black on white in every theme. */
export const sheet = style({
  display: 'none',
  '@media': {
    print: {
      display: 'block',
      color: '#000',
      background: '#fff',
      fontFamily: 'sans-serif',
      fontSize: '11pt',
    },
  },
});

// The sheet is beside the app in the body, so that nothing of the screen is printed.
globalStyle(`body:has(> ${sheet}) > :not(${sheet})`, { '@media': { print: { display: 'none' } } });
globalStyle(`:root:has(> body > ${sheet}), body:has(> ${sheet})`, {
  '@media': { print: { background: '#fff' } },
});

export const title = style({ margin: '0 0 4pt', fontSize: '16pt', fontWeight: 700 });
export const lead = style({ margin: '0 0 10pt' });
export const table = style({ width: '100%', borderCollapse: 'collapse' });
export const head = style({ padding: '4pt', borderBottom: '1.5pt solid #000', textAlign: 'start' });
export const cell = style({
  padding: '5pt 4pt',
  borderBottom: '0.5pt solid #777',
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 400,
});
export const row = style({ breakInside: 'avoid' });
export const strong = style({ fontWeight: 700 });
export const noWrap = style({ whiteSpace: 'nowrap' });
