import { keyframes } from '@vanilla-extract/css';

/** How things come in for a reader who asked for little motion. */
export const fade = keyframes({ from: { opacity: 0 } });
