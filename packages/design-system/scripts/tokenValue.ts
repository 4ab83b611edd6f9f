/** The type and value of a token in the Design Tokens format (DTCG 2025.10). */
export interface TokenValue {
  $type: string;
  $value: unknown;
}

/** The window width, in px, at which fluid sizes are computed: the widest that they grow to. */
const windowWidth = 1440;
/** `1rem` in px. */
const rem = 16;
/** `1ch` in px: the width of a digit of the body typeface at its default size. */
const figure = 10.19;

const dimension = (value: number, unit: 'px' | 'rem') => ({ value, unit });
const rounded = (value: number) => Math.round(value * 100) / 100;

function toColor(css: string): Record<string, unknown> | undefined {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(css);
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(css);
  const [, ...channels] = hex ?? rgb ?? [];
  if (channels.length === 0) return undefined;
  const numbers = channels.slice(0, 3).map((channel) => Number.parseInt(channel, hex ? 16 : 10));
  return {
    colorSpace: 'srgb',
    components: numbers.map((number) => Math.round((number / 255) * 10_000) / 10_000),
    alpha: Number(channels[3] ?? 1),
    hex: `#${numbers.map((number) => number.toString(16).padStart(2, '0')).join('')}`,
  };
}

/** Converts `1.2rem`, `4px`, `3vw` or `62ch` to px. */
function toPixels(css: string): number | undefined {
  const [, number = '', unit = ''] = /^([\d.]+)(px|rem|vw|ch)$/.exec(css) ?? [];
  const perUnit = { px: 1, rem, vw: windowWidth / 100, ch: figure }[unit];
  return perUnit && Number(number) * perUnit;
}

function toSum(css: string): number {
  return css.split(' + ').reduce((sum, part) => sum + (toPixels(part) ?? Number.NaN), 0);
}

function toDimension(css: string): { value: number; unit: string } | undefined {
  const plain = /^([\d.]+)(px|rem)$/.exec(css);
  if (plain) return dimension(Number(plain[1]), plain[2] as 'px' | 'rem');
  const [, least = '', fluid = '', most = ''] = /^clamp\((.+), (.+), (.+)\)$/.exec(css) ?? [];
  const pixels = least ? Math.max(toSum(least), Math.min(toSum(fluid), toSum(most))) : toPixels(css);
  return pixels === undefined || Number.isNaN(pixels) ? undefined : dimension(rounded(pixels), 'px');
}

function toShadow(css: string): unknown {
  const layers = css.split(', ').map((layer) => {
    const [, lengths = '', color = ''] = /^((?:[\d.]+(?:px)? )+)(.+)$/.exec(layer) ?? [];
    const [offsetX, offsetY, blur, spread = dimension(0, 'px')] = lengths
      .trim()
      .split(' ')
      .map((part) => dimension(Number.parseFloat(part), 'px'));
    return { color: toColor(color), offsetX, offsetY, blur, spread };
  });
  return layers.every(({ color }) => color) ? (layers.length === 1 ? layers[0] : layers) : undefined;
}

function toList(css: string): unknown[] {
  return css.split(', ').map((part) => part.replaceAll('"', ''));
}

/** The types of groups whose values do not determine the type. */
const groups: Record<string, (css: string) => TokenValue> = {
  font: (css) => ({ $type: 'fontFamily', $value: toList(css) }),
  weight: (css) => ({ $type: 'fontWeight', $value: Number(css) }),
  shadow: (css) => ({ $type: 'shadow', $value: toShadow(css) }),
};

function toPlainValue(css: string): TokenValue {
  const [, milliseconds] = /^(\d+)ms$/.exec(css) ?? [];
  if (milliseconds) return { $type: 'duration', $value: { value: Number(milliseconds), unit: 'ms' } };
  const [, curve] = /^cubic-bezier\((.+)\)$/.exec(css) ?? [];
  if (curve) return { $type: 'cubicBezier', $value: curve.split(', ').map(Number) };
  if (/^[\d.]+$/.test(css)) return { $type: 'number', $value: Number(css) };
  const color = toColor(css);
  return color ? { $type: 'color', $value: color } : { $type: 'dimension', $value: toDimension(css) };
}

/** The value of a token of `group` for design tools. @throws for CSS that it cannot parse */
export function tokenValue(group: string, css: string): TokenValue {
  const token = groups[group]?.(css) ?? toPlainValue(css);
  if (token.$value === undefined)
    throw new Error(`tokens.json cannot say "${css}" (${group}): teach tokenValue.ts how`);
  return token;
}
