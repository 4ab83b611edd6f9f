import { type Point } from './primitives/numbers.ts';
import { numberText, pointText, roundToTenth } from './primitives/svg.ts';
import type { StrandColor } from './plait.ts';

/** A rounded bar across the plait, ready for an SVG `rect`. */
export interface Marker {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rx: number;
  readonly strokeWidth: number;
}

/**
 * `closed` is a step that is done (with `checkMark`), `open` one still to do, `numbered` a number on the page's
 * plait, `start` the bar that loose strands hang from, `tie` the gold band at the end of a woven stretch, `hairTie`
 * the band at the nape.
 */
export type ClampKind = 'closed' | 'open' | 'numbered' | 'start' | 'tie' | 'hairTie';

/** Size across the plait, along it, roundness and stroke, in half-widths; and the least stroke in units. */
const SHAPES: Readonly<
  Record<ClampKind, readonly [across: number, along: number, round: number, stroke: number, least: number]>
> = {
  closed: [2.88, 1.73, 0.73, 0.16, 1.6],
  open: [2.5, 1.45, 0.61, 0.15, 1.6],
  numbered: [3, 1.8, 0.76, 0.17, 1.6],
  start: [3.4, 0.8, 0.34, 0.13, 1.4],
  tie: [2.6, 0.84, 0.34, 0.1, 1.2],
  hairTie: [2.5, 0.95, 0.42, 0.09, 1.2],
};

/** A marker with its middle at a point, for a plait with this direction there. */
export function markerAt(
  kind: ClampKind,
  at: Point,
  halfWidth: number,
  direction: 'horizontal' | 'vertical' = 'vertical',
): Marker {
  const [across, along, round, stroke, least] = SHAPES[kind];
  const [width, height] =
    direction === 'vertical'
      ? [across * halfWidth, along * halfWidth]
      : [along * halfWidth, across * halfWidth];
  return {
    x: roundToTenth(at[0] - width / 2),
    y: roundToTenth(at[1] - height / 2),
    width: roundToTenth(width),
    height: roundToTenth(height),
    rx: roundToTenth(round * halfWidth),
    strokeWidth: roundToTenth(Math.max(least, stroke * halfWidth)),
  };
}

/** The check on a closed marker: path data and the width of its stroke, with round ends. */
export function checkMark(
  at: Point,
  halfWidth: number,
): { readonly d: string; readonly strokeWidth: number } {
  const r = halfWidth * 1.15;
  return {
    d: `M${pointText([at[0] - r * 0.34, at[1] + r * 0.02])}l${pointText([r * 0.25, r * 0.27])}l${pointText([r * 0.44, -r * 0.56])}`,
    strokeWidth: roundToTenth(Math.max(1.8, r * 0.17)),
  };
}

/** The end of a plait: three loose ends and the band that holds them, drawn in place by `transform`. */
export interface PlaitEnd {
  readonly transform: string;
  /** Filled shapes with an edge `strokeWidth` wide, undermost first. */
  readonly ends: readonly { readonly color: StrandColor; readonly d: string }[];
  readonly strokeWidth: number;
  readonly band: Marker;
}

/** The end of a plait at a point, running on at an angle (degrees, 0 = right, 90 = down). */
export function plaitEnd(
  { x, y, angle }: { x: number; y: number; angle: number },
  halfWidth: number,
): PlaitEnd {
  const a = halfWidth;
  const end = (color: StrandColor, side: -1 | 0 | 1, long: number) => ({
    color,
    d:
      `M${pointText([0, side * a * 0.45 - a * 0.34])}C${pointText([a * 0.9, side * a * 0.6 - a * 0.5])} ` +
      `${pointText([a * 1.7, side * a * 1.5 - a * 0.45])} ${pointText([a * long, side * a * 1.35])}` +
      `C${pointText([a * 1.9, side * a * 1.2 + a * 0.45])} ${pointText([a * 0.9, side * a * 0.5 + a * 0.5])} ${pointText([0, side * a * 0.45 + a * 0.34])}Z`,
  });
  return {
    transform: `translate(${numberText(x)} ${numberText(y)}) rotate(${numberText(angle)})`,
    ends: [end(2, 0, 3.3), end(0, -1, 2.8), end(1, 1, 2.8)],
    strokeWidth: 1.2,
    band: {
      x: roundToTenth(-a * 0.5),
      y: roundToTenth(-a * 0.95),
      width: roundToTenth(a * 0.75),
      height: roundToTenth(a * 1.9),
      rx: roundToTenth(a * 0.3),
      strokeWidth: roundToTenth(Math.max(1.5, a * 0.09)),
    },
  };
}
