import { contrastRatio } from '../tokens/contrast.ts';
import { colorNames, contrastPairs } from '../tokens/contrastPairs.ts';
import { resolveSystemColors, systemPalettes } from '../tokens/systemPalettes.ts';
import { looks, themes, type ThemeName } from '../tokens/themes/themes.ts';
import { customPropertyName, type TokenTree } from '../tokens/token.ts';
import type { ThemeValues } from '../tokens/tokens.ts';

export interface ListedToken {
  /** Its path in the theme contract: `text.onHero.muted`. */
  readonly name: string;
  /** Its custom property: `--plaitful-color-text-on-hero-muted`. */
  readonly property: string;
  readonly value: string;
  readonly description: string;
}

/** The tokens of a tree in order; `root` is the first word of their custom properties. */
export function listTokens(root: string, tree: TokenTree, path: readonly string[] = []): ListedToken[] {
  return Object.entries(tree).flatMap(([key, node]): ListedToken[] => {
    const here = [...path, key];
    const { value, description } = node;
    if (typeof value !== 'string' || typeof description !== 'string')
      return listTokens(root, node as TokenTree, here);
    return [
      { name: here.join('.'), property: `--${customPropertyName([root, ...here])}`, value, description },
    ];
  });
}

export function resolveColor(theme: ThemeName, name: string): string {
  let node: unknown = themes[theme].color;
  for (const key of name.split('.')) node = (node as Record<string, unknown>)[key];
  return node as string;
}

type Colors = ThemeValues['color'];

/** A pair of tokens in use, with its contrast. */
export interface MeasuredPair {
  /** A token, or a fill and its border: then the one with more contrast counts. */
  readonly foregrounds: readonly string[];
  readonly background: string;
  readonly atLeast: number;
  /** Its contrast in each theme; in high contrast the lowest of its two forms and of the system palettes. */
  readonly ratios: Readonly<Record<ThemeName, number>>;
}

function ratiosIn(colors: Colors): number[] {
  return contrastPairs(colors).map(({ foreground, background }) =>
    Math.max(...[foreground].flat().map((color) => contrastRatio(color, background))),
  );
}

/** The lowest margin above the required contrast. */
const margin = ({ ratios, atLeast }: MeasuredPair) => Math.min(...Object.values(ratios)) / atLeast;

/** Every pair in use, the lowest margin first. */
export function measureContrastPairs(): MeasuredPair[] {
  const light = ratiosIn(looks.light.color);
  const dark = ratiosIn(looks.dark.color);
  const highContrast = [
    ratiosIn(looks['high-contrast'].color),
    ratiosIn(looks['high-contrast-dark'].color),
    ...Object.values(systemPalettes).map((palette) =>
      ratiosIn(resolveSystemColors(looks['forced-colors'].color, palette)),
    ),
  ];
  const measured = contrastPairs(colorNames).map(({ foreground, background, atLeast }, at) => ({
    foregrounds: [foreground].flat(),
    background,
    atLeast,
    ratios: {
      light: light[at] ?? 0,
      dark: dark[at] ?? 0,
      'high-contrast': Math.min(...highContrast.map((ratios) => ratios[at] ?? 0)),
    },
  }));
  // Text and a button may have the same colour on the same background.
  const unique = new Map(
    measured.map((pair) => [`${pair.foregrounds.join(' ')} ${pair.background} ${pair.atLeast}`, pair]),
  );
  return [...unique.values()].toSorted((one, other) => margin(one) - margin(other));
}

/** The themes by name, as in `data-theme`. */
export const themeLabels: Readonly<Record<ThemeName, string>> = {
  light: 'Light',
  dark: 'Dark',
  'high-contrast': 'High contrast',
};

/** The names of the themes in display order. */
export const themeNames = Object.keys(themeLabels) as readonly ThemeName[];
