import { style } from '@vanilla-extract/css';

export const unbrokenWord = style({
  display: 'inline-block',
  maxWidth: '100%',
  // A link does not underline the boxes in its line.
  selectors: { 'a &': { textDecorationLine: 'underline', textDecorationThickness: '1.5px' } },
});
