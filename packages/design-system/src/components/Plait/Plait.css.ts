import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../tokens/breakpoints.ts';
import type { PlaitSize } from './Plait.types.ts';

/** Half the plait's width in px, and the room it takes across, by size and by window. */
export const sizes: Record<PlaitSize, { phone: number; desk: number }> = {
  list: { phone: 10, desk: 17 },
  progress: { phone: 11, desk: 13 },
  rules: { phone: 8, desk: 8 },
  thread: { phone: 5, desk: 5 },
};

const across = (halfWidth: number) => Math.ceil(halfWidth * 3.4) + 2;

function thickness(side: 'height' | 'width', size: PlaitSize) {
  const { phone, desk } = sizes[size];
  return { [side]: across(phone), '@media': { [media.desk]: { [side]: across(desk) } } };
}

const bySide = (side: 'height' | 'width') => ({
  list: thickness(side, 'list'),
  progress: thickness(side, 'progress'),
  rules: thickness(side, 'rules'),
  thread: thickness(side, 'thread'),
});

// The box has its size before anything is drawn, so that nothing moves when it is.
const horizontal = recipe({ base: { width: '100%' }, variants: { size: bySide('height') } });
const vertical = recipe({ base: { height: '100%' }, variants: { size: bySide('width') } });
export const boxes = { horizontal, vertical };

export const drawing = style({
  display: 'block',
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  overflow: 'hidden',
});
