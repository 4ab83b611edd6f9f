import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { contrastPairs } from './contrastPairs.ts';
import { resolveSystemColors, systemPalettes } from './systemPalettes.ts';
import { themes } from './themes/themes.ts';
import type { ThemeValues } from './tokens.ts';

const looks = {
  light: themes.light.color,
  dark: themes.dark.color,
  ...Object.fromEntries(
    Object.entries(systemPalettes).map(([name, palette]) => [
      `high contrast on ${name}`,
      resolveSystemColors(themes['high-contrast'].color, palette),
    ]),
  ),
};

/** Decorative: soft lines, borders of badges and inactive elements, loose strands. */
const ornament = [
  'action.disabled.border',
  'border.subtle',
  'status.success.border',
  'status.successSolid.border',
  'status.warning.border',
  'status.danger.border',
  'status.neutral.border',
  'skeleton',
  'scrim',
  'plait.strand1Rest',
  'plait.strand2Rest',
  'plait.strand3Rest',
  'plait.hair',
  'plait.hairEdge',
];

/** Replaces every value by its name, and lists the names. */
function nameLeaves(tree: Record<string, unknown>, path: readonly string[]): string[] {
  return Object.entries(tree).flatMap(([key, value]) => {
    const name = [...path, key];
    if (typeof value !== 'string') return nameLeaves(value as Record<string, unknown>, name);
    tree[key] = name.join('.');
    return [name.join('.')];
  });
}

describe('contrast', () => {
  it('measures ratios by WCAG', () => {
    expect(contrastRatio('#FFFFFF', '#000000')).toBeCloseTo(21, 5);
    expect(contrastRatio('#6D28B8', '#FFFFFF')).toBeCloseTo(7.9, 1);
    expect(contrastRatio('#E0408F', '#FFFFFF')).toBeCloseTo(3.96, 2);
  });

  it('measures every non-decorative colour', () => {
    const names = JSON.parse(JSON.stringify(themes.light.color)) as ThemeValues['color'];
    const all = nameLeaves(names, []);
    const measured = new Set(
      contrastPairs(names).flatMap(({ foreground, background }) => [...[foreground].flat(), background]),
    );
    expect(all.filter((name) => !measured.has(name))).toEqual(ornament);
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
