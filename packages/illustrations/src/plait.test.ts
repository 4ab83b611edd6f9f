import { expect, test } from 'vitest';
import { looseStrands, plaitAlong, smoothPath, straightPath } from './plait.ts';

const strip = (length: number) => straightPath(length, 'horizontal', 20);

test('a woven strip is painted as three strands below and three above', () => {
  const { strands, length } = plaitAlong({ points: strip(400), halfWidth: 12 });
  expect(length).toBe(400);
  expect(strands.map((strand) => strand.color)).toEqual([0, 1, 2, 0, 1, 2]);
  expect(strands.every((strand) => strand.tone === 'plait' && strand.edgeWidth > strand.width)).toBe(true);
});

test('the same options give the same data, written with one decimal at most', () => {
  const options = { points: strip(300), halfWidth: 12 };
  expect(plaitAlong(options).strands).toEqual(plaitAlong(options).strands);
  expect(
    plaitAlong(options)
      .strands.map((strand) => strand.d)
      .join(''),
  ).not.toMatch(/\.\d\d|NaN/);
});

test('the unplaited part is loose strands without an outline', () => {
  const loose = looseStrands({ points: strip(200), halfWidth: 12 });
  expect(loose.map((strand) => strand.tone)).toEqual(['rest', 'rest', 'rest']);
  expect(loose.every((strand) => strand.edgeWidth === 0 && strand.fibres === '')).toBe(true);
  expect(new Set(loose.map((strand) => strand.d)).size).toBe(3);
});

test('draws both halves of a half-plaited strip', () => {
  const { strands } = plaitAlong({ points: strip(400), halfWidth: 12, plaited: [[0, 0.5]] });
  expect(new Set(strands.map((strand) => strand.tone))).toEqual(new Set(['rest', 'plait']));
});

test('thin plaits carry no fibres', () => {
  const { strands } = plaitAlong({ points: strip(200), halfWidth: 6 });
  expect(strands.every((strand) => strand.fibres === '')).toBe(true);
});

test('the page line begins in black hair and stays light', () => {
  const points = smoothPath([
    { x: 1000, y: 300, direction: 'down' },
    { x: 200, y: 1200, direction: 'down' },
    { x: 200, y: 4400, direction: 'down' },
  ]);
  const { strands, at, length } = plaitAlong({ points, halfWidth: 23, blackUntil: 207 });
  expect(strands.some((strand) => strand.tone === 'hair')).toBe(true);
  expect(JSON.stringify(strands).length).toBeLessThan(100_000);
  expect(at(0)).toMatchObject({ x: 1000, y: 300 });
  expect(at(length)).toMatchObject({ x: 200, y: 4400, angle: 90 });
});
