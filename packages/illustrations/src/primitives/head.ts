import { DEGREE, clamp, itemAt, lerp, repeat, type Point } from './numbers.ts';
import { ribbonFromSamples, type Ribbon, type RibbonSample } from './ribbon.ts';
import { polygon } from './svg.ts';

/** A direction from the middle of her head: her right, up, forward. */
export type Direction = readonly [right: number, up: number, forward: number];

/** The side of the girl that the viewer sees. */
export type View = 'back' | 'threeQuarter' | 'profile';

const TURNS: Readonly<Record<View, { readonly yaw: number; readonly pitch: number }>> = {
  back: { yaw: 0, pitch: 24 },
  threeQuarter: { yaw: 52, pitch: 17 },
  profile: { yaw: 90, pitch: 5 },
};

/** Half the head's width, height and depth. */
const RADII: Direction = [86, 97, 100];
/** The middle of the head on the page. */
const MIDDLE: Point = [200, 186];

/** A direction by azimuth (0 = forehead, 90 = her right ear, 180 = back of the head) and latitude, in degrees. */
export const directionAt = (azimuth: number, latitude: number): Direction => [
  Math.sin(azimuth * DEGREE) * Math.cos(latitude * DEGREE),
  Math.sin(latitude * DEGREE),
  Math.cos(azimuth * DEGREE) * Math.cos(latitude * DEGREE),
];

/** A direction on a front-to-back row: `side` is the angle off the middle; `a` runs 0 = face, 90 = top, 180 = back. */
export const getRowDirection = (side: number, a: number): Direction => [
  Math.sin(side * DEGREE),
  Math.cos(side * DEGREE) * Math.sin(a * DEGREE),
  Math.cos(side * DEGREE) * Math.cos(a * DEGREE),
];

const map3 = (v: Direction, make: (value: number, axis: 0 | 1 | 2) => number): Direction => [
  make(v[0], 0),
  make(v[1], 1),
  make(v[2], 2),
];

const unit = (v: Direction): Direction => {
  const long = Math.hypot(...v);
  return map3(v, (x) => x / long);
};

const cross = (a: Direction, b: Direction): Direction => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** The cosine of the angle between two directions. */
export const cosine = (a: Direction, b: Direction): number =>
  clamp(a[0] * b[0] + a[1] * b[1] + a[2] * b[2], -1, 1);

/** The direction `angle` degrees from `from` on the way to `through` and beyond. */
export function rotateTowards(from: Direction, through: Direction, angle: number): Direction {
  const k = cosine(from, through);
  const aside = unit(map3(through, (x, j) => x - from[j] * k));
  return map3(from, (x, j) => x * Math.cos(angle * DEGREE) + aside[j] * Math.sin(angle * DEGREE));
}

/** The shortest way over the skull from `a` to `b`, drawn aside by `bend` in its middle. */
export function greatCircle(a: Direction, b: Direction, n = 24, bend?: Direction): Direction[] {
  const w = Math.acos(cosine(a, b)) || 1e-6;
  return repeat(n + 1, (i) => {
    const t = i / n;
    const p = Math.sin((1 - t) * w) / Math.sin(w);
    const q = Math.sin(t * w) / Math.sin(w);
    const v = map3(a, (x, j) => x * p + b[j] * q);
    return unit(bend ? map3(v, (x, j) => x + bend[j] * Math.sin(Math.PI * t)) : v);
  });
}

const HAIRLINE: readonly Point[] = [
  [0, 43],
  [30, 42],
  [50, 34],
  [64, 18],
  [74, 2],
  [82, -6],
  [90, 2],
  [100, 3],
  [110, -10],
  [124, -27],
  [150, -36],
  [180, -39],
];

/** The latitude of the hairline at an azimuth, in degrees. */
function hairline(azimuth: number): number {
  const k = Math.abs(((azimuth + 540) % 360) - 180);
  for (let i = 1; i < HAIRLINE.length; i++) {
    const [a, b] = [itemAt(HAIRLINE, i - 1), itemAt(HAIRLINE, i)];
    if (k <= b[0]) return lerp(a[1], b[1], (k - a[0]) / (b[0] - a[0]));
  }
  return -39;
}

/** A point on the hairline, `above` degrees up from it. */
export const onHairline = (azimuth: number, above: number): Direction =>
  directionAt(azimuth, hairline(azimuth) + above);

/** Whether hair grows in a direction, at least `margin` degrees inside the hairline. */
export const isInHair = (v: Direction, margin = 0): boolean =>
  Math.asin(clamp(v[1], -1, 1)) / DEGREE > hairline(Math.atan2(v[0], v[2]) / DEGREE) + margin;

/** A visible stretch of a path on the scalp; `ends`: it reaches the path's end. */
interface ScalpRibbon extends Ribbon {
  readonly ends: boolean;
}

/** The head: an ellipsoid seen from a fixed side. */
export interface Head {
  readonly view: View;
  /** Where a direction falls on the page; `lift` 1 is the scalp. */
  readonly page: (v: Direction, lift?: number) => Point;
  /** The normal of the scalp: right, up, towards the viewer. */
  readonly normal: (v: Direction) => Direction;
  /** How much the scalp faces the viewer, -1 to 1. */
  readonly facing: (v: Direction) => number;
  /** The outline of the skull as path data. */
  readonly skull: (lift?: number) => string;
  /** The part of the skull that carries hair, as path data. */
  readonly cap: (lift?: number) => string;
  /** Ribbons along a path on the scalp, one for each visible stretch; `half(u)` is the half-width on the head. */
  readonly scalpRibbons: (
    path: readonly Direction[],
    half: (u: number) => number,
    lift?: number,
    cut?: number,
  ) => ScalpRibbon[];
}

const rotation = (view: View): ((v: Direction) => Direction) => {
  const { yaw, pitch } = TURNS[view];
  const [cy, sy] = [Math.cos(yaw * DEGREE), Math.sin(yaw * DEGREE)];
  const [cp, sp] = [Math.cos(pitch * DEGREE), Math.sin(pitch * DEGREE)];
  return ([r, u, f]) => {
    const z = -r * sy - f * cy;
    return [r * cy - f * sy, u * cp - z * sp, z * cp + u * sp];
  };
};

/** The outline of the ellipsoid on the page at a screen angle (0 = right, 90 = up, degrees). */
const createOutline = (rotate: (v: Direction) => Direction): ((angle: number, lift: number) => Point) => {
  const axes = [rotate([1, 0, 0]), rotate([0, 1, 0]), rotate([0, 0, 1])] as const;
  const q = (i: 0 | 1, j: 0 | 1) =>
    axes[0][i] * axes[0][j] * RADII[0] ** 2 +
    axes[1][i] * axes[1][j] * RADII[1] ** 2 +
    axes[2][i] * axes[2][j] * RADII[2] ** 2;
  return (angle, lift) => {
    const d: Point = [Math.cos(angle * DEGREE), Math.sin(angle * DEGREE)];
    const v: Point = [q(0, 0) * d[0] + q(0, 1) * d[1], q(1, 0) * d[0] + q(1, 1) * d[1]];
    const long = Math.sqrt(d[0] * v[0] + d[1] * v[1]);
    return [MIDDLE[0] + (v[0] / long) * lift, MIDDLE[1] - (v[1] / long) * lift];
  };
};

/** The screen angle at which an outline comes nearest to a point. */
function nearestAngle(p: Point, outline: (angle: number) => Point): number {
  let best = -90;
  let least = Infinity;
  for (let angle = -90; angle < 270; angle++) {
    const o = outline(angle);
    const away = Math.hypot(o[0] - p[0], o[1] - p[1]);
    if (away < least) [least, best] = [away, angle];
  }
  return best;
}

const toHeadSpace = (v: Direction, lift: number): Direction => map3(v, (x, i) => x * RADII[i] * lift);
const surfaceNormal = (v: Direction): Direction => unit(map3(v, (x, i) => x / RADII[i]));

/** The distance of every point of a path on the head from its start. */
function cumulativeLengths(points: readonly Direction[]): number[] {
  const lengths = [0];
  for (let i = 1; i < points.length; i++) {
    const q = itemAt(points, i - 1);
    const step = map3(itemAt(points, i), (x, j) => x - q[j]);
    lengths.push(itemAt(lengths, -1) + Math.hypot(...step));
  }
  return lengths;
}

/** The direction across a path on the scalp at one of its points. */
function perpendicularAt(path: readonly Direction[], points: readonly Direction[], i: number): Direction {
  const at = itemAt(points, i);
  const a = points[i - 1] ?? at;
  const b = points[i + 1] ?? at;
  const along = map3(b, (x, j) => x - a[j]);
  return unit(cross(surfaceNormal(itemAt(path, i)), along));
}

const scalpRibbonsFor =
  (toPage: (p: Direction) => Point, facing: (v: Direction) => number): Head['scalpRibbons'] =>
  (path, half, lift = 1.02, cut = -0.02) => {
    const points = path.map((v) => toHeadSpace(v, lift));
    const lengths = cumulativeLengths(points);
    const runs: { from: number; last: number; samples: RibbonSample[] }[] = [];
    let seen = false;
    path.forEach((v, i) => {
      const wasSeen = seen;
      seen = facing(v) >= cut;
      if (!seen) return;
      const s = itemAt(lengths, i);
      const w = half(s / itemAt(lengths, -1));
      const side = perpendicularAt(path, points, i);
      const [x, y] = toPage(itemAt(points, i));
      const edge = toPage(map3(itemAt(points, i), (value, j) => value + side[j] * w));
      if (!wasSeen) runs.push({ from: s, last: i, samples: [] });
      const run = itemAt(runs, -1);
      run.last = i;
      run.samples.push({ s: s - run.from, x, y, nx: edge[0] - x, ny: edge[1] - y, w });
    });
    return runs
      .filter((run) => run.samples.length > 2)
      .map((run) => ({ ...ribbonFromSamples(run.samples), ends: run.last === path.length - 1 }));
  };

export function createHead(view: View): Head {
  const rotate = rotation(view);
  const outline = createOutline(rotate);
  const toPage = (p: Direction): Point => {
    const q = rotate(p);
    return [MIDDLE[0] + q[0], MIDDLE[1] - q[1]];
  };
  const page = (v: Direction, lift = 1): Point => toPage(toHeadSpace(v, lift));
  const normal = (v: Direction): Direction => rotate(surfaceNormal(v));
  const facing = (v: Direction): number => normal(v)[2];
  const skull = (lift = 1): string => polygon(repeat(72, (i) => outline(i * 5, lift)));
  const cap = (lift = 1): string => {
    const all = repeat(120, (i) => onHairline(i * 3, 0));
    const visible = all.map((v) => facing(v) > 0);
    const start = visible.findIndex((v, i) => v && visible.at(i - 1) === false);
    const run: Point[] = [];
    for (let i = 0; i < 120 && itemAt(visible, (start + i) % 120); i++)
      run.push(page(itemAt(all, (start + i) % 120), lift));
    const near = (p: Point) => nearestAngle(p, (angle) => outline(angle, lift));
    const [from, to] = [near(itemAt(run, -1)), near(itemAt(run, 0))];
    return polygon([...run, ...repeat(41, (i) => outline(lerp(from, to, i / 40), lift))]);
  };
  return { view, page, normal, facing, skull, cap, scalpRibbons: scalpRibbonsFor(toPage, facing) };
}
