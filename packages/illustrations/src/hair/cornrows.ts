import type { Tones } from '../primitives/colors.ts';
import {
  greatCircle,
  getRowDirection,
  isInHair,
  onHairline,
  type Direction,
  type Head,
} from '../primitives/head.ts';
import { DEGREE, clamp, itemAt, lerp, smoothstep, repeat } from '../primitives/numbers.ts';
import { ribbonOutline, type RibbonEnd } from '../primitives/ribbon.ts';
import { plait, type Strands } from '../primitives/strands.ts';
import { filledPath } from '../primitives/svg.ts';
import type { DrawingContext } from '../drawing.ts';
import { braid, hangingPath, layerBraids, type BraidOptions, type Braids } from './braids.ts';

/** How a row on the scalp is drawn. */
export interface CornrowOptions {
  readonly make?: Strands;
  /** How much wider than the row its dark bed is. */
  readonly bed?: number;
  /** The colour of the parting beside it; none when absent. */
  readonly part?: string;
  readonly partWidth?: number;
}

/** A drawn row, its parting (partings are below all rows), and where the visible row leaves the head. */
export interface Cornrow {
  readonly parting: string;
  readonly svg: string;
  readonly ends: readonly RibbonEnd[];
}

/** A raised plait (or flat twist) lying on the scalp along a path; `half(u)` is its half-width on the head. */
export function cornrow(
  head: Head,
  path: readonly Direction[],
  half: (u: number) => number,
  tones: Tones,
  { make = plait, bed = 1.04, part, partWidth = 3 }: CornrowOptions = {},
): Cornrow {
  const runs = head.scalpRibbons(path, half);
  const parting = (colour: string) =>
    runs.map((run) =>
      filledPath(ribbonOutline(run, bed + partWidth / Math.max(4, run.half(run.length / 2)), 14), colour),
    );
  return {
    parting: part === undefined ? '' : parting(part).join(''),
    svg: runs
      .map((run) => filledPath(ribbonOutline(run, bed), tones.dark) + make(run, tones, { base: false }))
      .join(''),
    ends: runs.filter((run) => run.ends).map((run) => run.end()),
  };
}

/** A front-to-back path inside the hairline; `pack(u)` is the local spacing (1 on top, less at the nape). */
export interface RowPath {
  readonly path: readonly Direction[];
  readonly pack: (u: number) => number;
}

/**
 * The front-to-back path `side` degrees off the middle, drawn together at the nape by `pinch`; `roll` and `turn` sweep
 * it aside.
 */
export function rowPath(
  side: number,
  { from = 20, to = 226, pinch = 0.3, zig = 0, teeth = 7, step = 5, roll = 0, turn = 0 } = {},
): RowPath {
  const path: Direction[] = [];
  const packs: number[] = [];
  for (let a = from; a <= to; a += step) {
    const tooth = Math.abs(((((a - from) / (to - from)) * teeth) % 1) * 2 - 1) * 2 - 1;
    const k = 1 - pinch * smoothstep((a - 110) / 110);
    const [r, u, f] = getRowDirection(side * k + zig * tooth, a);
    const aside = r * Math.cos(roll) + u * Math.sin(roll);
    const v: Direction = [
      aside * Math.cos(turn) + f * Math.sin(turn),
      u * Math.cos(roll) - r * Math.sin(roll),
      f * Math.cos(turn) - aside * Math.sin(turn),
    ];
    if (isInHair(v)) {
      path.push(v);
      packs.push(k);
    } else if (path.length > 3) break;
  }
  return { path, pack: (u) => packs[Math.round(u * (packs.length - 1))] ?? 1 };
}

/** The relative width of a row near its start, so that it begins rounded at the hairline. */
export const getStartWidth = (u: number): number => lerp(0.4, 1, Math.sqrt(clamp(u / 0.14)));

/** The angles off the middle of `count` rows, `gap` degrees apart. */
export const getRowAngles = (count: number, gap: number): number[] =>
  repeat(count, (i) => (i - (count - 1) / 2) * gap);

/** The half-width on the head of rows `gap` degrees apart that leave `parting` free on either side. */
export const getRowHalfWidth = (gap: number, parting: number): number => (gap * DEGREE * 92) / 2 - parting;

/** Paint order: what is furthest from the viewer first. */
export const backToFront = <Item>(
  { head }: DrawingContext,
  list: readonly Item[],
  at: (item: Item) => Direction,
): Item[] => [...list].toSorted((p, q) => head.facing(at(p)) - head.facing(at(q)));

/** How rows run straight to the back and continue as hanging braids. */
export interface StraightBackOptions {
  readonly count?: number;
  readonly gap?: number;
  readonly width?: number;
  /** Rows begin thin and grow, thick and thin ones in turn. */
  readonly isFedIn?: boolean;
  /** Where the braids end on the page. */
  readonly yEnd: number;
  readonly pinch?: number;
  readonly parting?: number;
  readonly row?: CornrowOptions;
  readonly tail?: BraidOptions & { readonly spread?: number };
}

/** Straight-back rows with hanging braids; the base of several styles. */
export function straightBack(
  context: DrawingContext,
  {
    count = 11,
    gap = 14,
    width = 12,
    isFedIn = false,
    yEnd,
    pinch = 0.3,
    parting = 1.7,
    row = {},
    tail = {},
  }: StraightBackOptions,
): { rows: string; tails: Braids } {
  const { head, hair, skin, random } = context;
  const half = getRowHalfWidth(gap, parting);
  const growth = (u: number) => (isFedIn ? lerp(0.55, 1, smoothstep(u / 0.6)) : 1) * getStartWidth(u * 2);
  const drawn = getRowAngles(count, gap).flatMap((side, i) => {
    const { path, pack } = rowPath(side, { pinch });
    if (path.length < 4) return [];
    const size = isFedIn ? (i % 2 ? 0.72 : 1.12) : 1;
    const options = { part: skin.part, partWidth: isFedIn ? 5 : 3, ...row };
    return [{ size, row: cornrow(head, path, (u) => half * size * pack(u) * growth(u), hair, options) }];
  });
  const ends = drawn.flatMap(({ size, row: { ends: list } }) => list.map((end) => ({ ...end, size })));
  const middle = ends.reduce((sum, end) => sum + end.p[0], 0) / (ends.length || 1);
  const { spread = 0.2, ...braidOptions } = tail;
  const tails = ends
    .toSorted((a, b) => Math.abs(b.p[0] - middle) - Math.abs(a.p[0] - middle))
    .map((end) => {
      const y = yEnd + (random() - 0.5) * 16;
      const points = hangingPath(context, end.p, clamp(end.angle, 1.35, 1.8), y, {
        spread: (end.p[0] - middle) * spread,
      });
      return braid(context, points, width * end.size, { grow: 0.12, ...braidOptions });
    });
  const rows = drawn.map((one) => one.row);
  return {
    rows: rows.map((one) => one.parting).join('') + rows.map((one) => one.svg).join(''),
    tails: layerBraids(tails),
  };
}

/** How rows run together in one point. */
export interface ConvergingRowsOptions extends CornrowOptions {
  /** The share of its length at which a row stops, under the hair that is gathered there. */
  readonly stop?: number;
  /** The starts go all round: the last one is the first one's neighbour. */
  readonly isClosed?: boolean;
}

/** Starts of rows on the hairline, evenly spaced, about `step` degrees of azimuth from one to the next. */
export function hairlineStarts(from: number, to: number, step: number): Direction[] {
  const isClosed = to - from === 360;
  const count = Math.round((to - from) / step) + (isClosed ? 0 : 1);
  const edge = repeat(to - from + 1, (i) => onHairline(from + i, 2));
  const lengths = [0];
  for (let i = 1; i < edge.length; i++) {
    const [a, b] = [itemAt(edge, i - 1), itemAt(edge, i)];
    lengths.push(itemAt(lengths, -1) + Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]));
  }
  return repeat(count, (i) => {
    const wanted = (itemAt(lengths, -1) * i) / (isClosed ? count : count - 1);
    const at = lengths.findIndex((length) => length >= wanted - 1e-9);
    return itemAt(edge, Math.max(0, at));
  });
}

/** How far two directions are apart, in head units; 0 without a second one. */
const distanceBetween = (p: Direction, q: Direction | undefined): number =>
  q ? 95 * Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]) : 0;

/** The parting between two converging rows: half-way between them, and narrower towards their end. */
function partingBetween(
  { head, skin }: DrawingContext,
  one: readonly Direction[],
  other: readonly Direction[],
  width: number,
): string {
  const middle = one.map((p, i) => greatCircle(p, other[i] ?? p, 2)[1] ?? p);
  const half = (u: number) => lerp(width, width * 0.3, smoothstep(u * 1.1));
  return head
    .scalpRibbons(middle, half, 1.025, 0.02)
    .map((ribbon) => ribbonOutline(ribbon, 1, 14))
    .map((d) => filledPath(d, skin.part))
    .join('');
}

/** Rows from their starts to one point (ponytail, bun, puff), each as wide as its neighbours allow. */
export function convergingRows(
  context: DrawingContext,
  target: Direction,
  starts: readonly Direction[],
  { stop = 0.88, isClosed = false, partWidth = 3, ...options }: ConvergingRowsOptions = {},
): string {
  const { head, hair } = context;
  const steps = 26;
  const paths = starts.map((start) => greatCircle(start, target, steps).slice(0, Math.round(steps * stop)));
  const rows = paths.map((path, i) => {
    const before = paths[i - 1] ?? (isClosed ? paths.at(-1) : undefined);
    const after = paths[i + 1] ?? (isClosed ? paths[0] : undefined);
    const half = (u: number) => {
      const at = Math.round(u * (path.length - 1));
      const p = itemAt(path, at);
      const room =
        (distanceBetween(p, before?.[at]) + distanceBetween(p, after?.[at])) / (before && after ? 4 : 2);
      return Math.max(1.6, room - 0.6) * getStartWidth(u);
    };
    return { middle: itemAt(path, 6), svg: cornrow(head, path, half, hair, options).svg, path, after };
  });
  return (
    (isClosed ? filledPath(head.cap(1), hair.dark) : '') +
    backToFront(context, rows, (row) => row.middle)
      .map((row) => row.svg)
      .join('') +
    rows
      .map(({ path, after }) =>
        after && partWidth ? partingBetween(context, path, after, partWidth / 2) : '',
      )
      .join('')
  );
}
