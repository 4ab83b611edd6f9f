import { clampChroma, converter, formatHex, parse, type Oklch } from 'culori';
import { palette, tones } from '../tokens/palette.ts';

const toOklch = converter('oklch');

/** The colours that a brand gives; the others of the palette are tones of them. */
export interface BrandColors {
  /** Any opaque CSS colour. Actions, links and headings; the neutrals are tinted with it. */
  readonly primary: string;
  /** Prices, discounts and the second strand. Without it the pink of Plaitful, turned as far as its purple. */
  readonly accent?: string;
  /** The focus ring on dark backgrounds, the third strand and the page's paper. Without it the gold of Plaitful. */
  readonly highlight?: string;
}

/** What each colour of a brand replaces. */
export const plaitfulColors = {
  primary: palette.purple700,
  accent: palette.pink500,
  highlight: palette.gold,
} as const satisfies Required<BrandColors>;

/** The tones that follow the lightness of the brand's colours: these themselves, and an action under the pointer. */
const followers: ReadonlySet<string> = new Set([...Object.values(plaitfulColors), palette.purple600]);

/** The least lightness that can be told from black. */
const leastVisible = 0.25;

/** A colour as CSS that the tokens for design tools can represent. */
export function formatColor(color: Oklch): string {
  const inGamut = clampChroma(color, 'oklch');
  const hex = formatHex(inGamut).toUpperCase();
  if (color.alpha === undefined || color.alpha === 1) return hex;
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${channels.join(' ')} / ${color.alpha})`;
}

/** @throws when it is no colour */
export function parseColor(name: string, css: string): Oklch {
  const color = parse(css);
  if (!color) throw new Error(`createTheme: expected ${name} to be a CSS colour, got "${css}"`);
  return toOklch(color);
}

function parseOpaque(name: string, css: string): Oklch {
  const color = parseColor(name, css);
  if ((color.alpha ?? 1) < 1) throw new Error(`createTheme: expected ${name} to be opaque, got "${css}"`);
  return color;
}

/** How a colour of Plaitful is turned to a brand's: by an angle, and to so many times its colourfulness. */
interface Turn {
  readonly angle: number;
  readonly chroma: number;
  /** What the tones that follow the brand's lightness gain. */
  readonly lightness: number;
}

function getTurn(from: Oklch, to: Oklch): Turn {
  // A grey has no hue.
  const angle = to.h === undefined ? 0 : to.h - (from.h ?? 0);
  return { angle, chroma: to.c / from.c, lightness: to.l - from.l };
}

function turnTone(value: string, { angle, chroma, lightness }: Turn): string {
  const { l, c, h = 0, alpha = 1 } = parseColor(value, value);
  const followed = followers.has(value) ? l + lightness : l;
  return formatColor({
    mode: 'oklch',
    l: value === palette.purple600 ? Math.max(leastVisible, followed) : followed,
    c: c * chroma,
    h: (h + angle + 360) % 360,
    alpha,
  });
}

/** A function that replaces the colours of Plaitful in a CSS value by a brand's. */
export function createColorTurner(brand: BrandColors): (css: string) => string {
  const turnOf = (name: keyof BrandColors, css: string) =>
    getTurn(parseColor(name, plaitfulColors[name]), parseOpaque(name, css));
  const primary = turnOf('primary', brand.primary);
  const turns = {
    primary,
    accent: brand.accent === undefined ? { ...primary, lightness: 0 } : turnOf('accent', brand.accent),
    highlight: turnOf('highlight', brand.highlight ?? plaitfulColors.highlight),
  };
  const families = Object.keys(turns) as (keyof typeof turns)[];
  const turned = new Map(
    families.flatMap((family) =>
      Object.values(tones[family]).map((value) => [value, turnTone(value, turns[family])] as const),
    ),
  );
  return (css) => css.replaceAll(/#[\dA-F]{6}|rgb\([^)]+\)/g, (color) => turned.get(color as never) ?? color);
}
