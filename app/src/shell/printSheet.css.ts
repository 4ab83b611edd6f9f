import { globalStyle, style } from '@vanilla-extract/css';

globalStyle('@page', { margin: '15mm' });

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

// Components of the screen have the colours of its theme.
globalStyle(`${sheet}${sheet} *`, {
  '@media': { print: { color: '#000', borderColor: '#777', background: 'none', fontFamily: 'inherit' } },
});
// The sheet is beside the app in the body, so that nothing of the screen is printed.
globalStyle(`body:has(> ${sheet}) > :not(${sheet})`, { '@media': { print: { display: 'none' } } });
globalStyle(`:root:has(> body > ${sheet}), body:has(> ${sheet})`, {
  '@media': { print: { background: '#fff' } },
});
