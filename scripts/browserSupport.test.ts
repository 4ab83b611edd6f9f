import { describe, expect, it } from 'vitest';
import { findTooNew } from './browserSupport.ts';

const tooNew = (code: string): string[] => [...findTooNew(code)];

describe('the check of the oldest supported browsers', () => {
  it.each([
    ['Map.groupBy([], (one) => one)', 'Map.groupBy'],
    ['Promise.withResolvers()', 'Promise.withResolvers'],
    ['one.checkVisibility()', 'Element.checkVisibility'],
    ['new Set().union(other)', 'Set.union'],
    ['URL.parse(text)', 'URL.parse'],
    ['new URLPattern(text)', 'URLPattern'],
    ['list.values().take(3)', 'Iterator.take'],
  ])('finds in %s what some of them lack: %s', (code, feature) => {
    expect(tooNew(code)).toEqual([feature]);
  });

  it.each([
    'list.toSorted().at(-1)',
    'JSON.parse(text)',
    'dialog.showModal()',
    'structuredClone(one)',
    'a ??= b',
  ])('finds nothing in %s, which all of them have', (code) => {
    expect(tooNew(code)).toEqual([]);
  });

  it('does not read a script in a syntax that some of them lack', () => {
    expect(() => tooNew('using one = open();')).toThrow('Unexpected token');
  });
});
