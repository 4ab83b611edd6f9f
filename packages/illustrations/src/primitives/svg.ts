import type { Point } from './numbers.ts';

/** One drawing command with absolute points. */
export type Command =
  | readonly ['M', Point]
  | readonly ['L', Point]
  | readonly ['C', Point, Point, Point]
  | readonly ['Q', Point, Point]
  | readonly ['Z'];

/** To one decimal. */
export const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

/** A number with at most one decimal, as short as it can be written. */
export const numberText = (value: number): string => String(roundToTenth(value)).replace(/^(-?)0\./, '$1.');

/** A point as path data writes it. */
export const pointText = (p: Point): string => `${numberText(p[0])} ${numberText(p[1])}`;

const joined = (numbers: readonly string[]): string =>
  numbers.reduce((text, number, i) => {
    const before = numbers[i - 1];
    const needsSpace =
      before !== undefined && !number.startsWith('-') && !(number.startsWith('.') && before.includes('.'));
    return text + (needsSpace ? ' ' : '') + number;
  }, '');

/**
 * Path data as short as it can be: absolute points in, relative numbers out.
 * With a `scale` the numbers are whole ones in a box that many times larger (see `scaledDown`).
 */
export function toPathData(commands: readonly Command[], scale?: number): string {
  const put = scale === undefined ? numberText : (value: number) => String(Math.round(value));
  let at: Point = [0, 0];
  let start: Point = [0, 0];
  let d = '';
  for (const [op, ...points] of commands) {
    if (op === 'Z') {
      d += 'z';
      at = start;
      continue;
    }
    const [x, y] = at;
    const numbers = points.flatMap((p) => [put(p[0] * (scale ?? 1) - x), put(p[1] * (scale ?? 1) - y)]);
    d += (d ? op.toLowerCase() : op) + joined(numbers);
    at = [roundToTenth(x + Number(numbers.at(-2))), roundToTenth(y + Number(numbers.at(-1)))];
    if (op === 'M') start = at;
  }
  return d;
}

/** Strands are written in whole numbers, on a grid that is finer by this factor. */
export const FINE_SCALE = 3;

/** Scales elements drawn in the finer grid back to the picture's size. */
export const scaledDown = (inner: string): string =>
  inner ? `<g transform="scale(${(1 / FINE_SCALE).toFixed(4)})">${inner}</g>` : '';

/** An open line through points, as path data. */
export const polyline = (points: readonly Point[]): string =>
  toPathData(points.map((p, i): Command => [i ? 'L' : 'M', p]));

/** A closed shape through points, as path data. */
export const polygon = (points: readonly Point[]): string =>
  toPathData([...points.map((p, i): Command => [i ? 'L' : 'M', p]), ['Z']]);

/** One element. Attributes left undefined are not written; numbers are rounded to one decimal. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  inner?: string,
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? numberText(value) : value}"`)
    .join('');
  return inner === undefined ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>`;
}

/** A filled path; nothing when there is no path. */
export const filledPath = (d: string, fill: string, opacity?: number): string =>
  d ? element('path', { d, fill, 'fill-opacity': opacity }) : '';

/** A stroked path with round ends; nothing when there is no path. */
export const strokedPath = (d: string, stroke: string, width: number, opacity?: number): string =>
  d
    ? element('path', {
        d,
        fill: 'none',
        stroke,
        'stroke-width': width,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
        'stroke-opacity': opacity,
      })
    : '';

/** Round dots of one colour in one element: strokes without length, with round ends. */
export const dots = (points: readonly Point[], radius: number, fill: string, opacity?: number): string =>
  strokedPath(points.map((p) => `M${pointText(p)}h0`).join(''), fill, 2 * radius, opacity);

/** Elements moved, turned (degrees) and scaled together. */
export const transformed = (at: Point, turn: number, inner: string, scale = 1): string =>
  element(
    'g',
    {
      transform:
        `translate(${pointText(at)})` +
        (turn ? ` rotate(${numberText(turn)})` : '') +
        (scale === 1 ? '' : ` scale(${Math.round(scale * 100) / 100})`),
    },
    inner,
  );
