import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { colorNames, contrastPairs } from './contrastPairs.ts';
import { resolveSystemColors, systemPalettes } from './systemPalettes.ts';
import { looks } from './themes/themes.ts';
import { mapLeaves } from './token.ts';

const { 'forced-colors': forcedColors, ...fixed } = looks;

const colorsOf = {
  ...Object.fromEntries(Object.entries(fixed).map(([look, { color }]) => [look, color])),
  ...Object.fromEntries(
    Object.entries(systemPalettes).map(([name, palette]) => [
      `forced colours of ${name}`,
      resolveSystemColors(forcedColors.color, palette),
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

describe('contrast', () => {
  it('measures ratios by WCAG', () => {
    expect(contrastRatio('#FFFFFF', '#000000')).toBeCloseTo(21, 5);
    expect(contrastRatio('#6D28B8', '#FFFFFF')).toBeCloseTo(7.9, 1);
    expect(contrastRatio('#E0408F', '#FFFFFF')).toBeCloseTo(3.96, 2);
  });

  it('measures every non-decorative colour', () => {
    const all: string[] = [];
    mapLeaves(colorNames, (name) => {
      all.push(name);
      return name;
    });
    const measured = new Set(
      contrastPairs(colorNames).flatMap(({ foreground, background }) => [...[foreground].flat(), background]),
    );
    expect(all.filter((name) => !measured.has(name))).toEqual(ornament);
  });

  for (const [look, colors] of Object.entries(colorsOf)) {
    it.each(contrastPairs(colors))(
      `${look}: $name reaches $atLeast`,
      ({ foreground, background, atLeast }) => {
        const ratios = [foreground].flat().map((color) => contrastRatio(color, background));
        expect(Math.max(...ratios)).toBeGreaterThanOrEqual(atLeast);
      },
    );
  }

  it.each(['high-contrast', 'high-contrast-dark'] as const)(
    '%s reaches 7 for text and 4.5 for the rest, as WCAG AAA asks of text',
    (look) => {
      const low = contrastPairs(looks[look].color).filter(({ foreground, background, atLeast }) => {
        const ratios = [foreground].flat().map((color) => contrastRatio(color, background));
        return Math.max(...ratios) < (atLeast === 4.5 ? 7 : 4.5);
      });
      expect(low).toEqual([]);
    },
  );

  it.each(['high-contrast', 'high-contrast-dark'] as const)(
    '%s shows loose strands on the page and on pictures, whose backgrounds are light in both',
    (look) => {
      const { background, surface, plait } = looks[look].color;
      const grounds = [background.page, ...Object.values(surface.picture)];
      const ratios = grounds.map((ground) => contrastRatio(plait.strand1Rest, ground));
      expect(Math.min(...ratios)).toBeGreaterThanOrEqual(3);
    },
  );
});
