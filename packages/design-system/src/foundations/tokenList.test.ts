import { describe, expect, it } from 'vitest';
import { colorTokens } from '../tokens/colorTokens.ts';
import { themes } from '../tokens/themes/themes.ts';
import { resolveColor, listTokens, measureContrastPairs } from './tokenList.ts';

describe('pages of tokens', () => {
  const colors = listTokens('color', colorTokens);

  it('name every token as the contract does', () => {
    expect(colors.find(({ name }) => name === 'text.onHero.muted')).toMatchObject({
      property: '--plaitful-color-text-on-hero-muted',
      value: themes.light.color.text.onHero.muted,
    });
    expect(resolveColor('dark', 'text.onHero.muted')).toBe(themes.dark.color.text.onHero.muted);
  });

  it('show pairs of tokens that exist', () => {
    const names = new Set(colors.map(({ name }) => name));
    for (const { foregrounds, background } of measureContrastPairs()) {
      expect([...foregrounds, background].filter((name) => !names.has(name))).toEqual([]);
    }
  });

  it('use the same contrast measurement as the test', () => {
    const pair = measureContrastPairs().find(
      ({ foregrounds, background }) =>
        foregrounds.includes('text.heading') && background === 'surface.raised',
    );
    expect(pair?.ratios.light).toBeCloseTo(12.9, 1);
  });
});

it('measures each pair of colours once', () => {
  const pairs = measureContrastPairs().map(
    ({ foregrounds, background, atLeast }) => `${foregrounds.join(' ')} on ${background}, ${atLeast}`,
  );
  expect(pairs.filter((pair, at) => pairs.indexOf(pair) !== at)).toEqual([]);
});
