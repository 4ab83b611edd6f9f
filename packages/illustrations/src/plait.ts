import { groupBy } from './primitives/groupBy.ts';
import { clamp, distance, itemAt, lerp, repeat, type Point } from './primitives/numbers.ts';
import { toPathData, roundToTenth, type Command } from './primitives/svg.ts';

/** The direction of a path at an anchor, on the screen. */
type Direction = 'down' | 'up' | 'left' | 'right';

/**
 * A point that the plait runs through; `handleIn` and `handleOut` (0.5 when absent) say how far it keeps its
 * direction, as a share of the distance to its neighbour.
 */
export interface PathAnchor {
  readonly x: number;
  readonly y: number;
  readonly direction: Direction;
  readonly handleIn?: number;
  readonly handleOut?: number;
}

const DIRECTIONS: Readonly<Record<Direction, Point>> = {
  down: [0, 1],
  up: [0, -1],
  left: [-1, 0],
  right: [1, 0],
};

/**
 * A smooth path through anchors, as a fine line of points for `plaitAlong`. Fewer than two anchors give no points.
 */
export function smoothPath(anchors: readonly PathAnchor[]): Point[] {
  return anchors.slice(1).flatMap((b, i) => {
    const a = itemAt(anchors, i);
    const far = distance([a.x, a.y], [b.x, b.y]);
    const [out, into] = [DIRECTIONS[a.direction], DIRECTIONS[b.direction]];
    const [handleOut, handleIn] = [far * (a.handleOut ?? 0.5), far * (b.handleIn ?? 0.5)];
    const axis = (j: 0 | 1, from: number, to: number, t: number): number => {
      const q = 1 - t;
      return (
        q ** 3 * from +
        3 * q * q * t * (from + out[j] * handleOut) +
        3 * q * t * t * (to - into[j] * handleIn) +
        t ** 3 * to
      );
    };
    const steps = Math.max(8, Math.ceil(far / 6));
    const points = repeat(steps + 1, (k): Point => [
      axis(0, a.x, b.x, k / steps),
      axis(1, a.y, b.y, k / steps),
    ]);
    return i ? points.slice(1) : points;
  });
}

/** A straight path from 0 to `length`, `middle` away from the edge of its box. */
export const straightPath = (length: number, direction: 'horizontal' | 'vertical', middle: number): Point[] =>
  direction === 'horizontal'
    ? [
        [0, middle],
        [length, middle],
      ]
    : [
        [middle, 0],
        [middle, length],
      ];

/** A line of points with the distance of each along it. */
interface MeasuredPath {
  readonly length: number;
  readonly at: (s: number) => Point;
}

/** @param points at least two */
function measurePath(points: readonly Point[]): MeasuredPath {
  const lengths = [0];
  for (let i = 1; i < points.length; i++)
    lengths.push(itemAt(lengths, -1) + distance(itemAt(points, i - 1), itemAt(points, i)));
  const length = itemAt(lengths, -1);
  let low = 0;
  const at = (s: number): Point => {
    // Strokes look up neighbouring positions in turn, so the search starts at the last one.
    while (low > 0 && itemAt(lengths, low) > s) low--;
    while (low < points.length - 2 && itemAt(lengths, low + 1) <= s) low++;
    const [a, b] = [itemAt(points, low), itemAt(points, low + 1)];
    const from = itemAt(lengths, low);
    const t = (s - from) / (itemAt(lengths, low + 1) - from || 1);
    return [lerp(a[0], b[0], t), lerp(a[1], b[1], t)];
  };
  return { length, at };
}

/** Which of the three strands: 0 purple, 1 pink, 2 gold. */
export type StrandColor = 0 | 1 | 2;

/**
 * Strokes of one strand that can be painted at once. Their list is in painting order, the lowest first. Path data are
 * computed on first access, so that a long plait can be painted in parts.
 */
export interface PlaitStrand {
  readonly color: StrandColor;
  /** `plait`: in its own colour. `hair`: still her black hair. `rest`: lying loose, not plaited yet. */
  readonly tone: 'plait' | 'hair' | 'rest';
  /**
   * Path data for two strokes: first `edgeWidth` wide in the edge's colour (none when 0), then `width` wide in the
   * strand's own.
   */
  readonly d: string;
  readonly width: number;
  readonly edgeWidth: number;
  /** Path data of the fine lines on the strand, stroked `fibreWidth` wide at half strength; empty when none. */
  readonly fibres: string;
  readonly fibreWidth: number;
}

/** A plait, in the units of its points. */
export interface Plait {
  readonly length: number;
  readonly strands: readonly PlaitStrand[];
  /**
   * The middle of the plait at a distance from its start, and its direction there in degrees (0 = right, 90 = down).
   */
  readonly at: (along: number) => { readonly x: number; readonly y: number; readonly angle: number };
}

/** Where a plait runs and how much of it is woven. */
export interface PlaitOptions {
  /** At least two points; see `smoothPath` and `straightPath`. */
  readonly points: readonly Point[];
  /** Half the plait's width without its strands' own thickness. Strands cross every 1.02 half-widths. */
  readonly halfWidth: number;
  /**
   * The woven stretches, as shares of the length from 0 to 1, in order; strands lie loose elsewhere. All of it when
   * absent.
   */
  readonly plaited?: readonly (readonly [from: number, to: number])[];
  /** The width of a loose strand, as a share of a woven one. */
  readonly rest?: number;
  /**
   * Up to about where (in units) the plait is still black hair, narrower at its very start; each strand changes at a
   * different position.
   */
  readonly blackUntil?: number;
}

const TURN = 2 * Math.PI;
const COLORS = [0, 1, 2] as const;
const CROSSING = 1.02;
/** The width of a woven strand, in half-widths. */
const STRAND = 1.08;
/** Where each strand changes from hair to its colour, as a share of `blackUntil`. */
const CHANGES: Readonly<Record<StrandColor, number>> = { 0: 0.78, 1: 0.55, 2: 0.95 };
/** Where the fine lines run across a strand, as shares of its width. */
const FIBRES = [-0.24, 0.02, 0.27];

/** A stretch of the path in which strands either cross or lie parallel; `phase` is the turn at its start. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly phase: number;
  readonly speed: number;
}

/**
 * Cuts the path into woven and loose stretches. A woven one has a whole number of crossings, so that both ends are
 * even.
 */
function splitIntoStretches(
  length: number,
  halfWidth: number,
  plaited: readonly (readonly [number, number])[],
): Stretch[] {
  const out: Stretch[] = [];
  let at = 0;
  let phase = 0;
  for (const [start, end] of plaited) {
    const [from, to] = [clamp(start) * length, clamp(end) * length];
    if (to <= from) continue;
    const turns = Math.max(3, Math.round((to - from) / (halfWidth * CROSSING))) * (TURN / 6);
    if (from > at) out.push({ from: at, to: from, phase, speed: 0 });
    out.push({ from, to, phase, speed: turns / (to - from) });
    phase += turns;
    at = to;
  }
  if (at < length) out.push({ from: at, to: length, phase, speed: 0 });
  return out;
}

/** A piece of one strand that lies above or below for its whole length. */
interface Piece {
  readonly from: number;
  readonly to: number;
  readonly isOver: boolean;
}

/** The pieces of a strand in a woven stretch: it changes from above to below every quarter turn. */
function splitAtCrossings(stretch: Stretch, offset: number): Piece[] {
  const { from, to, phase, speed } = stretch;
  const quarter = TURN / 4;
  const [first, last] = [phase + offset, phase + offset + speed * (to - from)];
  const cuts = [from];
  for (let n = Math.floor(first / quarter) + 1; n * quarter < last - 1e-6; n++) {
    const s = from + (n * quarter - first) / speed;
    if (s > from + 1e-6) cuts.push(s);
  }
  return cuts.map((cut, i) => {
    const end = cuts[i + 1] ?? to;
    const middle = first + speed * ((cut + end) / 2 - from);
    return { from: cut, to: end, isOver: Math.sin(2 * middle) >= 0 };
  });
}

/** A smooth stroke along the positions of `place`, in `parts` cubic curves. */
function stroke(place: (s: number) => Point, from: number, to: number, parts: number): Command[] {
  const step = (to - from) / parts;
  const drift = step / 40;
  const slope = (s: number): Point => {
    const [a, b] = [place(s - drift), place(s + drift)];
    return [((b[0] - a[0]) / (2 * drift)) * (step / 3), ((b[1] - a[1]) / (2 * drift)) * (step / 3)];
  };
  let [p, u] = [place(from), slope(from)];
  const commands: Command[] = [['M', p]];
  for (let i = 1; i <= parts; i++) {
    const s = from + i * step;
    const [q, v] = [place(s), slope(s)];
    commands.push(['C', [p[0] + u[0], p[1] + u[1]], [q[0] - v[0], q[1] - v[1]], q]);
    [p, u] = [q, v];
  }
  return commands;
}

/** The position of a strand: the turn of its stretch continues past both ends, `aside` units off its middle. */
type Place = (stretch: Stretch, color: StrandColor, aside: number) => (s: number) => Point;

function strandPlacement(
  at: (s: number) => Point,
  halfWidth: number,
  narrowing: (s: number) => number,
): Place {
  const reach = halfWidth / 6;
  return ({ phase, speed, from }, color, aside) => {
    const start = (color * TURN) / 3;
    return (s) => {
      const a = at(s - reach);
      const b = at(s + reach);
      const dx = b[0] - a[0];
      const dy = b[1] - a[1];
      const long = Math.sqrt(dx * dx + dy * dy) || 1;
      const across = halfWidth * narrowing(s) * Math.sin(phase + speed * (s - from) + start) + aside;
      const c = at(s);
      return [c[0] - (dy / long) * across, c[1] + (dx / long) * across];
    };
  };
}

/** Strokes with the same attributes, before their path data are generated. */
interface Strokes extends Pick<PlaitStrand, 'color' | 'tone' | 'width' | 'edgeWidth'> {
  readonly isOver: boolean;
  readonly line: () => readonly Command[];
  readonly fibres: () => readonly Command[];
}

function wovenStrokes(
  { halfWidth, blackUntil = 0 }: PlaitOptions,
  place: Place,
  narrowing: (s: number) => number,
  stretch: Stretch,
  color: StrandColor,
  { from, to, isOver }: Piece,
): Strokes {
  const full = halfWidth * STRAND;
  const middle = (from + to) / 2;
  const width = full * (narrowing(middle) * 0.5 + 0.5);
  // The strand below continues a little under the one above, so that no gap shows between them.
  const more = isOver ? 0 : halfWidth / 3;
  const cut = (to - from) * 0.12;
  const fibre = (share: number) => stroke(place(stretch, color, share * full), from + cut, to - cut, 1);
  return {
    isOver,
    color,
    tone: middle < blackUntil * CHANGES[color] ? 'hair' : 'plait',
    width: roundToTenth(width),
    edgeWidth: roundToTenth(width + Math.max(1.4, halfWidth * 0.09)),
    line: () =>
      stroke(
        place(stretch, color, 0),
        Math.max(stretch.from, from - more),
        Math.min(stretch.to, to + more),
        2,
      ),
    fibres: () => (halfWidth > 9 ? FIBRES.flatMap(fibre) : []),
  };
}

function looseStrokes(
  { points, halfWidth, rest = 0.3 }: PlaitOptions,
  place: Place,
  stretch: Stretch,
  color: StrandColor,
): Strokes {
  const parts = points.length > 2 ? Math.ceil((stretch.to - stretch.from) / (halfWidth * 3)) : 1;
  return {
    isOver: false,
    color,
    tone: 'rest',
    width: roundToTenth(halfWidth * STRAND * rest),
    edgeWidth: 0,
    line: () => stroke(place(stretch, color, 0), stretch.from, stretch.to, parts),
    fibres: () => [],
  };
}

/** Replaces a getter by the value it returned. */
function memoizeGetter<Key extends string>(owner: Record<Key, string>, key: Key, value: string): string {
  Object.defineProperty(owner, key, { value, enumerable: true });
  return value;
}

/**
 * Strokes in painting order; those with the same attributes share a path, so that a long plait needs only a few
 * paths.
 */
function toPaintOrder(all: readonly Strokes[], halfWidth: number): PlaitStrand[] {
  const alike = groupBy(all, ({ isOver, color, tone, width }) => `${Number(isOver)}${color}${tone}${width}`);
  return [...alike.values()]
    .map((strokes) => ({ strokes, first: itemAt(strokes, 0) }))
    .toSorted((p, q) => Number(p.first.isOver) - Number(q.first.isOver) || p.first.color - q.first.color)
    .map(({ strokes, first: { color, tone, width, edgeWidth } }) => ({
      color,
      tone,
      width,
      edgeWidth,
      get d(): string {
        return memoizeGetter(this, 'd', toPathData(strokes.flatMap((one) => one.line())));
      },
      get fibres(): string {
        return memoizeGetter(this, 'fibres', toPathData(strokes.flatMap((one) => one.fibres())));
      },
      fibreWidth: Math.max(0.7, roundToTenth(halfWidth * 0.045)),
    }));
}

/**
 * Three strands plaited along a path: data to render, not markup. Paint every entry of `strands` in turn: the edge,
 * the strand, the fibres. The same options always give the same text; numbers have at most one decimal.
 */
export function plaitAlong(options: PlaitOptions): Plait {
  const { points, halfWidth, plaited = [[0, 1]], blackUntil = 0 } = options;
  const { length, at } = measurePath(points);
  const narrowing = (s: number): number =>
    blackUntil ? Math.min(1, 0.74 + (s / (halfWidth * 9)) * 0.26) : 1;
  const place = strandPlacement(at, halfWidth, narrowing);
  const all = splitIntoStretches(length, halfWidth, plaited).flatMap((stretch) =>
    COLORS.flatMap((color) =>
      stretch.speed
        ? splitAtCrossings(stretch, (color * TURN) / 3).map((piece) =>
            wovenStrokes(options, place, narrowing, stretch, color, piece),
          )
        : [looseStrokes(options, place, stretch, color)],
    ),
  );
  return {
    length,
    strands: toPaintOrder(all, halfWidth),
    at: (along) => {
      const [x, y] = at(along);
      const [a, b] = [at(along - halfWidth / 6), at(along + halfWidth / 6)];
      const angle = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
      return { x: roundToTenth(x), y: roundToTenth(y), angle: roundToTenth(angle) };
    },
  };
}

/** Three loose strands side by side, as path data by colour: the part that is not plaited yet. */
export const looseStrands = (options: Omit<PlaitOptions, 'plaited' | 'blackUntil'>): readonly PlaitStrand[] =>
  plaitAlong({ ...options, plaited: [] }).strands;
