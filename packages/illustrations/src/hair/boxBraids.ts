import {
  getRowDirection,
  cosine,
  isInHair,
  rotateTowards,
  directionAt,
  type Direction,
  type View,
} from '../primitives/head.ts';
import { groupBy } from '../primitives/groupBy.ts';
import { DEGREE, itemAt, lerp, smoothstep, type Point } from '../primitives/numbers.ts';
import type { Tones } from '../primitives/colors.ts';
import { spline } from '../primitives/ribbon.ts';
import {
  dots,
  filledPath,
  strokedPath,
  numberText,
  polygon,
  polyline,
  pointText,
} from '../primitives/svg.ts';
import type { DrawingContext, StyleDrawing } from '../drawing.ts';
import { drawEars } from '../bodyParts.ts';
import { braid, hangingPath, layerBraids, type BraidOptions, type Braids } from './braids.ts';

/** How the head is parted into sections, and how the braids from them fall. Angles in degrees. */
export interface BoxOptions extends BraidOptions {
  readonly cell?: number;
  /** The width of the parting around a section. */
  readonly gap?: number;
  /** Sections lie like bricks, every other row moved by half a section. */
  readonly isBrick?: boolean;
  /** The row angle at which the first sections begin, 0 being the face. */
  readonly first?: number;
  readonly fill?: string;
  /** The colour between sections; dark hair when absent. */
  readonly under?: string;
  readonly width?: number;
  /** Where the braids end on the page. */
  readonly yEnd: number;
  /** A knot that stands on the scalp, hair laid flat from the edges of its section, or neither. @default 'knot' */
  readonly root?: 'knot' | 'flat' | 'plain';
  readonly pinch?: number;
  /** Over the skull away from the face, or from the crown down on all sides. */
  readonly flow?: 'back' | 'down';
  /** The row angle from which hair falls on all sides. */
  readonly crown?: number;
  /** Into how many lanes the braids of one column fall. */
  readonly lanes?: 1 | 2 | 3;
  /** How far down the head (up = 1) a braid may lie before it hangs. */
  readonly low?: number;
  readonly jitter?: number;
  readonly wave?: number;
  readonly spread?: number;
  readonly lift?: number;
  /** Which sections are still braided; all when absent. */
  readonly isKept?: (section: Section) => boolean;
}

/** A section of hair: its middle, its edge, and its place by row angles. */
export interface Section {
  readonly middle: Direction;
  readonly edge: readonly Direction[];
  readonly side: number;
  readonly a: number;
  readonly row: number;
}

const CELL = 18;

const CORNERS: readonly Point[] = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

/** A corner of a section, drawn in until it lies inside the hairline. */
function cornerInHair(side: number, a: number, toSide: number, toA: number): Direction {
  for (let t = 1; t > 0; t -= 0.12) {
    const corner = getRowDirection(side + toSide * t, a + toA * t);
    if (isInHair(corner, 0.5)) return corner;
  }
  return getRowDirection(side, a);
}

/** The sections of the head and the scalp between them, where they can be seen. */
export function partIntoSections(
  { head, skin, hair }: DrawingContext,
  { cell = CELL, gap = 1.3, isBrick = false, first = 46, fill = hair.base }: Partial<BoxOptions>,
): { scalp: string; sections: Section[] } {
  const box = (side: number, a: number, free: number): Direction[] => {
    // Towards the ears the rows converge, so that the same parting is a larger share of their angle.
    const long = cell / 2 - Math.min(free / Math.cos(side * DEGREE), cell / 4);
    return CORNERS.map(([i, j]) => cornerInHair(side, a, i * (cell / 2 - free), j * long));
  };
  const sections: Section[] = [];
  let bed = '';
  let cells = '';
  for (let a = first + cell / 2, row = 0; a < 222; a += cell, row++) {
    for (let i = -6; i < 6; i++) {
      const side = (i + (isBrick ? (row % 2) / 2 : 0.5)) * cell;
      const middle = getRowDirection(side, a);
      if (Math.abs(side) > 79 || !isInHair(middle, 1.5)) continue;
      const edge = box(side, a, gap);
      if (box(side, a, 0).some((v) => head.facing(v) > -0.05)) {
        bed += polygon(box(side, a, -0.7).map((v) => head.page(v, 1.005)));
        cells += polygon(edge.map((v) => head.page(v, 1.01)));
      }
      if (head.facing(middle) > 0.13) sections.push({ middle, edge, side, a, row });
    }
  }
  return { scalp: filledPath(bed, skin.part) + filledPath(cells, fill), sections };
}

/** How near to the face a braid may hang that runs down from the crown: in front of the ear. */
const NEAR_FACE = 84;

/** The path of a braid from its section over the skull, away from the face. */
function pathBackwards(section: Section, towards: number, low: number): Direction[] {
  const path = [section.middle];
  for (let b = section.a + 4; b < 230; b += 4) {
    const v = getRowDirection(lerp(section.side, towards, smoothstep((b - section.a) / 34)), b);
    if (!isInHair(v, 2) || (b > 150 && v[1] < low)) break;
    path.push(v);
  }
  return path;
}

/** The path of a braid from its section down the skull, away from the crown and aside from the face. */
function pathDownwards({ middle, side }: Section, towards: number, low: number, from: number): Direction[] {
  const crown = getRowDirection(0, from);
  const start = Math.acos(cosine(crown, middle)) / DEGREE;
  const path: Direction[] = [];
  for (let i = 0; i < 34; i++) {
    const [right, up, forward] = rotateTowards(crown, middle, start + i * 4);
    const azimuth = Math.atan2(right, forward) / DEGREE + (side - towards) * 0.8 * smoothstep(i / 10);
    const aside = Math.sign(azimuth) * Math.max(NEAR_FACE, Math.abs(azimuth));
    path.push(directionAt(lerp(azimuth, aside, smoothstep(i / 10)), Math.asin(up) / DEGREE));
    if (up < low) break;
  }
  return path;
}

/** Braids seen from the side begin to hide the neck behind the ear. */
const BEHIND_EAR: Readonly<Record<View, number>> = { back: 0, threeQuarter: 166, profile: 190 };

/**
 * The shadow of the braids behind, so that no neck shows through the curtain: from where they leave the head to their
 * hem.
 */
function curtain(
  { hair, head }: DrawingContext,
  lanes: readonly number[],
  hem: (x: number) => number,
  yEnd: number,
): string {
  const xs = lanes.filter((x) => x > BEHIND_EAR[head.view]).toSorted((p, q) => p - q);
  if (xs.length < 4) return '';
  const notch = Math.min(70, (yEnd - 190) * 0.34);
  const low = xs.toReversed().flatMap((x, i, all): Point[] => {
    const next = all[i + 1];
    const tip: Point = [hem(x), yEnd - notch / 2];
    return next === undefined ? [tip] : [tip, [(hem(x) + hem(next)) / 2, yEnd - notch]];
  });
  return filledPath(polygon([[itemAt(xs, 0) + 4, 190], [itemAt(xs, -1) - 4, 190], ...low]), hair.dark);
}

/** The knots in which braids begin: small rolls that stand on the scalp. */
const knots = (at: readonly Point[], radius: number, tones: Tones): string => {
  const shine = at.map(([x, y]) => {
    const r = radius * 0.55;
    return `M${pointText([x - r, y + r * 0.2])}a${numberText(r)} ${numberText(r)} 0 0 1 ${numberText(r * 1.3)} ${numberText(-r)}`;
  });
  return (
    dots(at, radius * 1.25, tones.dark) +
    dots(at, radius, tones.base) +
    strokedPath(shine.join(''), tones.light, radius * 0.3)
  );
};

/** Her own hair, laid flat from the front of a section into its braid. */
const flatRoot = ({ head }: DrawingContext, { edge }: Section, into: Point): string =>
  [7, 0, 1, 2, 3].map((i) => polyline([head.page(itemAt(edge, i), 1.015), into])).join('');

const LANES: Readonly<Record<1 | 2 | 3, readonly number[]>> = {
  1: [0],
  2: [-0.28, 0.28],
  3: [-0.33, 0.33, 0],
};

/** Sections with the row angle their braids run towards, the top ones first. */
function orderSections(
  { head, random }: DrawingContext,
  sections: readonly Section[],
  { cell = CELL, isBrick = false, lanes = 3, isKept = () => true }: BoxOptions,
): { section: Section; towards: number }[] {
  return sections
    .filter(isKept)
    .map((section) => {
      const aside = isBrick
        ? random() - 0.5
        : Math.sign(section.side) * itemAt(LANES[lanes], section.row % lanes) * cell;
      return { section, towards: section.side + aside };
    })
    .toSorted(
      (p, q) => p.section.a - q.section.a || head.facing(q.section.middle) - head.facing(p.section.middle),
    );
}

/**
 * The path of one braid on the head. It hangs, unless it ends behind the face or under a braid that hangs at `under`.
 */
interface LaidBraid {
  readonly section: Section;
  readonly way: readonly Point[];
  readonly hangs: boolean;
  readonly under?: number;
}

const isNear = (p: Point, q: Point, within: number): boolean =>
  Math.abs(p[0] - q[0]) < within && Math.abs(p[1] - q[1]) < within;

function layOutBraids(
  { head }: DrawingContext,
  order: readonly { section: Section; towards: number }[],
  { width = 11, pinch = 0.12, low = 0, lift = 1.05, flow = 'back', crown = 76 }: BoxOptions,
): LaidBraid[] {
  const lanes: number[] = [];
  const above: Point[] = [];
  return order.map(({ section, towards }): LaidBraid => {
    const way =
      flow === 'back'
        ? pathBackwards(section, towards * (1 - pinch), low)
        : pathDownwards(section, towards, low, crown);
    const isBehindFace = head.facing(itemAt(way, -1)) < -0.3;
    const seen = isBehindFace ? way.filter((v) => head.facing(v) > -0.1) : way;
    const points = seen.map((v, i) => head.page(v, lerp(1.02, lift, Math.min(1, i / 5))));
    const [x] = itemAt(points, -1);
    if (isBehindFace) return { section, way: points, hangs: false };
    const under = lanes.find((lane) => Math.abs(lane - x) < width * 0.52);
    if (under === undefined) {
      lanes.push(x);
      above.push(...points);
      return { section, way: points, hangs: true };
    }
    const isCovered = points.slice(3).every((p) => above.some((q) => isNear(p, q, width * 0.62)));
    return isCovered
      ? { section, way: points.slice(0, 4), hangs: false }
      : { section, way: points, hangs: false, under };
  });
}

/** The x position of a braid's end, by the x position where it begins: evenly spaced, and spread from the middle. */
function hemFunction(lanes: readonly number[], spread: number): (x: number) => number {
  const xs = lanes.toSorted((p, q) => p - q);
  const [first, last] = [itemAt(xs, 0), itemAt(xs, -1)];
  return (x) => {
    const even = lerp(first, last, xs.indexOf(x) / Math.max(1, xs.length - 1));
    const own = lerp(x, even, 0.8);
    return own + (own - 200) * spread;
  };
}

function drawBraid(
  context: DrawingContext,
  { way, hangs, under }: LaidBraid,
  hem: (x: number) => number,
  { width = 11, yEnd, jitter = 22, wave = 2.5, root = 'knot', ...rest }: BoxOptions,
): Braids {
  const { hair, darkerHair, lighterHair, random } = context;
  const end = itemAt(way, -1);
  const tipY = Math.max(end[1] + 24, yEnd + (random() - 0.5) * jitter);
  const hanging = hangs
    ? hangingPath(context, end, Math.PI / 2, tipY, { spread: hem(end[0]) - end[0], wave, lead: 8 })
    : [end, ...(under === undefined ? [] : [[under, end[1] + 26] as const])];
  const tones = itemAt([hair, darkerHair, lighterHair], Math.floor(random() * 3));
  // A braid without length would be a dot, whose direction differs between JavaScript engines.
  if (way.length === 1 && hanging.length === 1) return { svg: '', tips: [] };
  const points = spline([...way.filter((_, i) => i % 4 === 0), ...hanging], 5);
  const { svg, tips } = braid(context, points, width, { tones, grow: root === 'knot' ? 0.04 : 0.1, ...rest });
  return { svg, tips: hangs ? tips : [] };
}

function drawRoots(
  context: DrawingContext,
  row: readonly LaidBraid[],
  { root = 'knot', width = 11 }: BoxOptions,
): string {
  const { head, hair, lighterHair } = context;
  const seen = row.filter(({ section }) => head.facing(section.middle) > 0.2);
  const starts = seen.map(({ way }) => itemAt(way, 0));
  if (root === 'plain') return '';
  if (root === 'knot') return knots(starts, Math.min(width * 0.44, 3.4 + width * 0.2), lighterHair);
  const hairs = seen.map(({ section }, i) => flatRoot(context, section, itemAt(starts, i)));
  return strokedPath(hairs.join(''), hair.light, 1.3, 0.7);
}

/**
 * Free braids from boxed sections: skin shows between the sections; each braid runs from its root over the skull, then hangs.
 * Only what can be seen is drawn.
 */
export function boxBraids(context: DrawingContext, options: BoxOptions): { scalp: string; braids: Braids } {
  const { yEnd, spread = 0.1, under = context.hair.dark } = options;
  const { scalp, sections } = partIntoSections(context, options);
  const laid = layOutBraids(context, orderSections(context, sections, options), options);
  const lanes = laid.filter((one) => one.hangs).map((one) => itemAt(one.way, -1)[0]);
  const hem = hemFunction(lanes, spread);
  const rows = [...groupBy(laid.toReversed(), (one) => one.section.row).values()].map((row) => {
    const { svg, tips } = layerBraids(row.map((one) => drawBraid(context, one, hem, options)));
    return { svg: svg + drawRoots(context, row, options), tips };
  });
  return {
    scalp: curtain(context, lanes, hem, yEnd) + filledPath(context.head.cap(1), under) + scalp,
    braids: layerBraids(rows),
  };
}

/** A style of box braids that fall from the crown on all sides, with what their ends are finished with. */
export const boxBraidStyle = (
  view: View,
  options: BoxOptions,
  finish: (context: DrawingContext, tips: Braids['tips']) => string,
): StyleDrawing => ({
  view,
  draw(context) {
    const { scalp, braids } = boxBraids(context, { flow: 'down', low: -0.1, ...options });
    return {
      hair: scalp + (view === 'back' ? '' : drawEars(context)) + braids.svg + finish(context, braids.tips),
    };
  },
});
