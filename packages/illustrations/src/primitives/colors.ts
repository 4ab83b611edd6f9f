/** The brand's colours as the pictures use them. Pictures are drawn once and keep them in both themes. */
export const palette = {
  purple900: '#3F1A78',
  purple700: '#6D28B8',
  purple500: '#9458DD',
  purple300: '#C9A8F0',
  purple100: '#EDE3FB',
  purple50: '#F7F2FE',
  pink500: '#E0408F',
  pink300: '#F4A3C8',
  pink50: '#FEF3F8',
  gold: '#F5B83D',
  cream: '#FFF7E8',
  white: '#FFFFFF',
  ink: '#231532',
} as const;

/** A strand's tones: the gaps between strands, itself in the shade, itself in the light, and its shine. */
export interface Tones {
  readonly dark: string;
  readonly base: string;
  readonly lit: string;
  readonly light: string;
}

const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Mixes two #rrggbb colours: t = 0 gives `a`, t = 1 gives `b`. */
export function mixColors(a: string, b: string, t: number): string {
  const other = channels(b);
  const mixed = channels(a).map((value, i) => Math.round(value + ((other[i] ?? value) - value) * t));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const tonesFor = (base: string): Tones => ({
  dark: mixColors(base, '#0b0510', 0.55),
  base,
  lit: mixColors(base, '#e3bfae', 0.13),
  light: mixColors(base, '#f3d9c8', 0.34),
});
