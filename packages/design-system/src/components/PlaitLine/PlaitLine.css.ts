import { style } from '@vanilla-extract/css';

// No size of its own: what is drawn overflows, moves nothing and catches no press.
export const line = style({
  position: 'absolute',
  top: 0,
  left: 0,
  zIndex: 0,
  maxWidth: 'none',
  overflow: 'visible',
  pointerEvents: 'none',
});
