import { expect, test } from 'vitest';
import { visiblePages } from './pages.ts';

test('few pages all show', () => {
  expect(visiblePages(1, 3)).toEqual([1, 2, 3]);
  expect(visiblePages(2, 2)).toEqual([1, 2]);
});

test('many pages show both ends and the neighbours of the current one', () => {
  expect(visiblePages(6, 12)).toEqual([1, 'gap', 5, 6, 'gap', 12]);
});

test('the first and the last page keep their range', () => {
  expect(visiblePages(1, 12)).toEqual([1, 2, 'gap', 12]);
  expect(visiblePages(12, 12)).toEqual([1, 'gap', 11, 12]);
});

test('a gap never hides a single page', () => {
  expect(visiblePages(4, 12)).toEqual([1, 2, 3, 4, 'gap', 12]);
});

test('an empty list has one page at most', () => {
  expect(visiblePages(1, 1)).toEqual([1]);
});
