import { keyframes } from '@vanilla-extract/css';

/** Entry animations with reduced motion. */
export const fade = keyframes({ from: { opacity: 0 } });
