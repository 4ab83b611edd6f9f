import { style } from '@vanilla-extract/css';

// Nearly zero size, since an SVG of zero size draws nothing. Its content overflows, takes no space and receives no
// pointer events.
export const line = style({
  position: 'absolute',
  top: 0,
  left: 0,
  zIndex: 0,
  maxWidth: 'none',
  overflow: 'visible',
  pointerEvents: 'none',
});
