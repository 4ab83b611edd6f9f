import { describe, expect, it } from 'vitest';
import { colorTokens } from './colorTokens.ts';
import { contrastRatio } from './contrast.ts';
import { contrastPairs } from './contrastPairs.ts';
import { valuesOf } from './token.ts';

const themes = { light: valuesOf(colorTokens) };

describe('contrast', () => {
  it('measures as the visual language does', () => {
    expect(contrastRatio('#FFFFFF', '#000000')).toBeCloseTo(21, 5);
    expect(contrastRatio('#6D28B8', '#FFFFFF')).toBeCloseTo(7.9, 1);
    expect(contrastRatio('#E0408F', '#FFFFFF')).toBeCloseTo(3.96, 2);
  });

  for (const [theme, colors] of Object.entries(themes)) {
    it.each(contrastPairs(colors))(
      `${theme}: $name reaches $atLeast`,
      ({ foreground, background, atLeast }) => {
        expect(contrastRatio(foreground, background)).toBeGreaterThanOrEqual(atLeast);
      },
    );
  }
});
