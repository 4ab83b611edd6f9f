import { style } from '@vanilla-extract/css';

/** The target of a link is higher than its line, and extends over the text beside it. */
export const contact = style({ display: 'flex', marginBlock: -10 });
