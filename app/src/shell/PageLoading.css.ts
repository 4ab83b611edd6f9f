import { style } from '@vanilla-extract/css';

/** As tall as the screen, so that no page pushes the footer away when it comes. */
export const room = style({ minHeight: '100dvh' });
