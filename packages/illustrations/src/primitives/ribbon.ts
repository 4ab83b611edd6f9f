import { clamp, itemAt, lerp, repeat, type Point } from './numbers.ts';
import { polygon } from './svg.ts';

/**
 * A sample of a ribbon: its distance along it, its position, the half-width as a vector on the page and as a length.
 */
export interface RibbonSample {
  readonly s: number;
  readonly x: number;
  readonly y: number;
  readonly nx: number;
  readonly ny: number;
  readonly w: number;
}

/** The end of a ribbon: its position, its direction (radians) and its half-width. */
export interface RibbonEnd {
  readonly p: Point;
  readonly angle: number;
  readonly w: number;
}

/**
 * The coordinates that braids are drawn in: a centre line with a half-width at every position. `at(s, n)` maps "s
 * along, n across (-1 to 1)" to the page, so that the same strand drawing works on a hanging braid, round a bun and
 * on the skull in perspective.
 */
export interface Ribbon {
  readonly length: number;
  readonly at: (s: number, n: number) => Point;
  readonly half: (s: number) => number;
  readonly end: () => RibbonEnd;
}

/** A smooth curve through points (Catmull-Rom), as a fine line of points. */
export function spline(points: readonly Point[], perSpan = 10): Point[] {
  const out: Point[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const b = itemAt(points, i);
    const c = itemAt(points, i + 1);
    const a = points[i - 1] ?? b;
    const d = points[i + 2] ?? c;
    const along = (j: 0 | 1, t: number) =>
      0.5 *
      (2 * b[j] +
        (c[j] - a[j]) * t +
        (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t +
        (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t * t * t);
    for (let k = 0; k < perSpan; k++) out.push([along(0, k / perSpan), along(1, k / perSpan)]);
  }
  out.push(itemAt(points, -1));
  return out;
}

/** A ribbon from its samples, which must be in order and at least two. */
export function ribbonFromSamples(samples: readonly RibbonSample[]): Ribbon {
  const length = itemAt(samples, -1).s;
  const find = (s: number): { a: RibbonSample; b: RibbonSample; t: number } => {
    let low = 0;
    let high = samples.length - 1;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (itemAt(samples, middle).s <= s) low = middle;
      else high = middle;
    }
    const a = itemAt(samples, low);
    const b = itemAt(samples, high);
    return { a, b, t: (s - a.s) / (b.s - a.s || 1) };
  };
  const at = (s: number, n: number): Point => {
    const inside = clamp(s, 0, length);
    const { a, b, t } = find(inside);
    const beyond = (s - inside) / (b.s - a.s || 1);
    return [
      lerp(a.x, b.x, t + beyond) + n * lerp(a.nx, b.nx, t),
      lerp(a.y, b.y, t + beyond) + n * lerp(a.ny, b.ny, t),
    ];
  };
  const half = (s: number): number => {
    const { a, b, t } = find(clamp(s, 0, length));
    return lerp(a.w, b.w, t);
  };
  const end = (): RibbonEnd => {
    const p = at(length, 0);
    const q = at(length - 2, 0);
    return { p, angle: Math.atan2(p[1] - q[1], p[0] - q[0]), w: half(length) };
  };
  return { length, at, half, end };
}

/**
 * A ribbon along points on the page; `width` is the full width at u = 0 to 1. Few points are first made into a smooth
 * curve.
 */
export function ribbonOn(points: readonly Point[], width: (u: number) => number): Ribbon {
  const fine = points.length < 12 ? spline(points) : points;
  const lengths = [0];
  for (let i = 1; i < fine.length; i++) {
    const [a, b] = [itemAt(fine, i - 1), itemAt(fine, i)];
    lengths.push(itemAt(lengths, -1) + Math.hypot(b[0] - a[0], b[1] - a[1]));
  }
  const total = itemAt(lengths, -1) || 1;
  return ribbonFromSamples(
    fine.map((p, i) => {
      const a = fine[i - 1] ?? p;
      const b = fine[i + 1] ?? p;
      const [tx, ty] = [b[0] - a[0], b[1] - a[1]];
      const long = Math.hypot(tx, ty) || 1;
      const s = itemAt(lengths, i);
      const w = width(s / total) / 2;
      return { s, x: p[0], y: p[1], nx: (-ty / long) * w, ny: (tx / long) * w, w };
    }),
  );
}

/** The outline of a ribbon, `k` times as wide, as path data. */
export function ribbonOutline(ribbon: Ribbon, k = 1, step = 9): string {
  const n = Math.max(3, Math.ceil(ribbon.length / step));
  const side = (across: number) => repeat(n + 1, (i) => ribbon.at((ribbon.length * i) / n, across));
  return polygon([...side(k), ...side(-k).toReversed()]);
}
