import { style } from '@vanilla-extract/css';

/** As wide as is easy to read from a label to its amount. */
export const receipt = style({ maxWidth: '36rem' });
