import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import type { PlaitSize } from '../../private/variants.ts';
import { media } from '../../tokens/breakpoints.ts';

/** Half the plait's width in px. */
export const halfWidths: Record<PlaitSize, { phone: number; desk: number }> = {
  list: { phone: 10, desk: 17 },
  progress: { phone: 11, desk: 13 },
  rules: { phone: 8, desk: 8 },
  thread: { phone: 5, desk: 5 },
};

/** The full width in px, with the thickness of the strands. */
const thickness = (halfWidth: number) => Math.ceil(halfWidth * 3.4) + 2;

function rule(side: 'height' | 'width', size: PlaitSize) {
  const { phone, desk } = halfWidths[size];
  return { [side]: thickness(phone), '@media': { [media.desk]: { [side]: thickness(desk) } } };
}

const bySize = (side: 'height' | 'width') => ({
  list: rule(side, 'list'),
  progress: rule(side, 'progress'),
  rules: rule(side, 'rules'),
  thread: rule(side, 'thread'),
});

// The box has its final size before the plait is drawn, so that nothing moves.
export const boxes = {
  horizontal: recipe({ base: { width: '100%' }, variants: { size: bySize('height') } }),
  vertical: recipe({ base: { height: '100%' }, variants: { size: bySize('width') } }),
};

export const drawing = style({
  display: 'block',
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  overflow: 'hidden',
});
