import { expect, test } from 'vitest';
import { checkMark, markerAt, plaitEnd } from './plaitMarkers.ts';

test('a marker is drawn across the plait, centred at the given position', () => {
  const upright = markerAt('closed', [50, 100], 10, 'vertical');
  expect(upright.width).toBeGreaterThan(upright.height);
  expect(upright.x + upright.width / 2).toBeCloseTo(50, 0);
  expect(upright.y + upright.height / 2).toBeCloseTo(100, 0);
  const level = markerAt('closed', [50, 100], 10, 'horizontal');
  expect([level.width, level.height]).toEqual([upright.height, upright.width]);
});

test('the check fits inside its marker', () => {
  expect(checkMark([0, 0], 10).d).toBe('M-3.9 .2l2.9 3.1l5.1 -6.4');
});

test('a plait ends in its three colours', () => {
  const { ends, transform } = plaitEnd({ x: 10, y: 20, angle: 90 }, 10);
  expect(ends.map((end) => end.color)).toEqual([2, 0, 1]);
  expect(transform).toBe('translate(10 20) rotate(90)');
});
