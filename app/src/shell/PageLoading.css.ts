import { style } from '@vanilla-extract/css';

/** As tall as the screen, so that the footer does not move when the page appears. */
export const room = style({ minHeight: '100dvh' });
