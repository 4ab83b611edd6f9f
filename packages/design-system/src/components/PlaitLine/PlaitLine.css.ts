import { style } from '@vanilla-extract/css';

// As good as no size of its own, though not none: an svg of no size draws nothing. What is drawn overflows, moves
// nothing and catches no press.
export const line = style({
  position: 'absolute',
  top: 0,
  left: 0,
  zIndex: 0,
  maxWidth: 'none',
  overflow: 'visible',
  pointerEvents: 'none',
});
