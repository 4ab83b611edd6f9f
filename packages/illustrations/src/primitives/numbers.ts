/** A point on the page, in the 400 x 500 box every picture is drawn in. */
export type Point = readonly [x: number, y: number];

/** `'10 20, 30 40'` as lists of numbers: the notation of long tables of points. */
const parseRows = (text: string): number[][] => text.split(', ').map((row) => row.split(' ').map(Number));

/** Points from `'x y, x y'`. */
export const parsePoints = (text: string): Point[] => parseRows(text).map(([x = 0, y = 0]) => [x, y]);

/** A circle, or anything as large as one. */
export interface Circle {
  readonly at: Point;
  readonly radius: number;
}

/** Circles from `'x y radius, x y radius'`. */
export const parseCircles = (text: string): Circle[] =>
  parseRows(text).map(([x = 0, y = 0, radius = 0]) => ({ at: [x, y], radius }));

/** One degree in radians. */
export const DEGREE = Math.PI / 180;

/** The number a share `t` of the way from `a` to `b`. */
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;

/** `value` held between `low` and `high`. */
export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value));

/** 0 up to t = 0, 1 from t = 1, a smooth S-curve in between. */
export function smoothstep(t: number): number {
  const k = clamp(t);
  return k * k * (3 - 2 * k);
}

/** `make` applied to 0 up to `count - 1`. */
export const repeat = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** The item at `index`, the last one counting as -1; the list must have it. */
export function itemAt<Value>(list: readonly Value[], index: number): Value {
  const item = list.at(index);
  if (item === undefined) throw new RangeError(`No item ${index} in a list of ${list.length}`);
  return item;
}

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Random numbers in [0, 1) that depend on the seed alone (mulberry32), so that a picture never changes by itself. */
export function seededRandom(seed: string): () => number {
  let state = 2166136261;
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
