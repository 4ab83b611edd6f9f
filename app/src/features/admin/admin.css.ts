import { globalStyle, style } from '@vanilla-extract/css';

export const search = style({ maxWidth: 420 });

/** The three dots of a row end where the header above them does; their target extends over the padding. */
export const rowMenu = style({
  display: 'inline-block',
  '@media': { 'screen and (min-width: 700px)': { marginInlineEnd: -15 } },
});

/** A link in a row: its target is higher than its line, and extends over the text beside it. */
export const rowLink = style({ display: 'flex', marginBlock: -10 });

/** The label reads "service name", as specified; CSS capitalizes it like all labels. */
export const capitalizedLabel = style({});
globalStyle(`${capitalizedLabel} label::first-letter`, { textTransform: 'uppercase' });
globalStyle(`${capitalizedLabel} label`, { display: 'block' });
