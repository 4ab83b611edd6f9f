import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { contrastPairs } from './contrastPairs.ts';
import { inSystemColors, systemPalettes } from './systemPalettes.ts';
import { themes } from './themes/themes.ts';

const looks = {
  light: themes.light.color,
  dark: themes.dark.color,
  ...Object.fromEntries(
    Object.entries(systemPalettes).map(([name, palette]) => [
      `high contrast on ${name}`,
      inSystemColors(themes.highContrast.color, palette),
    ]),
  ),
};

describe('contrast', () => {
  it('measures as the visual language does', () => {
    expect(contrastRatio('#FFFFFF', '#000000')).toBeCloseTo(21, 5);
    expect(contrastRatio('#6D28B8', '#FFFFFF')).toBeCloseTo(7.9, 1);
    expect(contrastRatio('#E0408F', '#FFFFFF')).toBeCloseTo(3.96, 2);
  });

  for (const [look, colors] of Object.entries(looks)) {
    it.each(contrastPairs(colors))(
      `${look}: $name reaches $atLeast`,
      ({ foreground, background, atLeast }) => {
        const ratios = [foreground].flat().map((color) => contrastRatio(color, background));
        expect(Math.max(...ratios)).toBeGreaterThanOrEqual(atLeast);
      },
    );
  }
});
