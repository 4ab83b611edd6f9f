import { backRow, isInHair, type Direction } from '../kit/head.ts';
import { RAD, itemAt, lerp, smooth, type Point } from '../kit/numbers.ts';
import { spline } from '../kit/ribbon.ts';
import { dots, fillPath, polygon } from '../kit/svg.ts';
import type { Picture } from '../picture.ts';
import { braid, fall, stacked, type BraidOptions, type Braids } from './braids.ts';

/** How the head is parted into sections, and how the braids from them fall. Angles in degrees. */
export interface BoxOptions extends BraidOptions {
  /** The size of a section. */
  readonly cell?: number;
  /** The parting left free round a section. */
  readonly gap?: number;
  /** Sections lie like bricks, every other row moved by half a section. */
  readonly isBrick?: boolean;
  /** The row angle at which the first sections begin, 0 being the face. */
  readonly first?: number;
  readonly fill?: string;
  /** The width of a braid. */
  readonly width?: number;
  /** Where the braids end on the page. */
  readonly yEnd: number;
  /** The size of the knot at the root, as a share of the braid's width; 0 for none. */
  readonly root?: number;
  readonly pinch?: number;
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

/** A section of hair: its middle, and its place by row angles. */
export interface Section {
  readonly middle: Direction;
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
    const corner = backRow(side + toSide * t, a + toA * t);
    if (isInHair(corner, 0.5)) return corner;
  }
  return backRow(side, a);
}

/** The sections of the head and the scalp between them, where they can be seen. */
export function parted(
  { head, skin, hair }: Picture,
  { cell = CELL, gap = 1.3, isBrick = false, first = 46, fill = hair.base }: Partial<BoxOptions>,
): { scalp: string; sections: Section[] } {
  const box = (side: number, a: number, free: number): Direction[] => {
    const reach = cell / 2 - free;
    return CORNERS.map(([i, j]) =>
      cornerInHair(side, a, ((i * reach) / Math.max(0.55, Math.cos(side * RAD))) * 0.9, j * reach),
    );
  };
  const sections: Section[] = [];
  let bed = '';
  let cells = '';
  for (let a = first + cell / 2, row = 0; a < 222; a += cell, row++) {
    for (let i = -6; i < 6; i++) {
      const side = (i + (isBrick ? (row % 2) / 2 : 0.5)) * cell;
      const middle = backRow(side, a);
      if (Math.abs(side) > 79 || !isInHair(middle, 1.5)) continue;
      if (box(side, a, 0).some((v) => head.facing(v) > -0.05)) {
        bed += polygon(box(side, a, -0.7).map((v) => head.page(v, 1.005)));
        cells += polygon(box(side, a, gap).map((v) => head.page(v, 1.01)));
      }
      if (head.facing(middle) > 0.13) sections.push({ middle, side, a, row });
    }
  }
  return { scalp: fillPath(bed, skin.part) + fillPath(cells, fill), sections };
}

/** The way a braid lies on the head: from its section over the skull, away from the face. */
function onHead({ head }: Picture, section: Section, towards: number, lift: number, low: number): Point[] {
  const path = [section.middle];
  for (let b = section.a + 4; b < 230; b += 4) {
    const v = backRow(lerp(section.side, towards, smooth((b - section.a) / 70)), b);
    if (!isInHair(v, 2) || (b > 150 && v[1] < low)) break;
    path.push(v);
  }
  return path.map((v, i) => head.page(v, lerp(1.02, lift, Math.min(1, i / 5))));
}

/** The shadow of the braids behind, so that no neck shows through the curtain. */
function curtain({ hair }: Picture, lanes: readonly number[], yEnd: number, spread: number): string {
  const xs = lanes.toSorted((p, q) => p - q);
  if (xs.length < 4) return '';
  const out = (x: number): number => x + (x - 200) * spread;
  const hem = xs.toReversed().flatMap((x, i, all): Point[] => {
    const next = all[i + 1];
    const tip: Point = [out(x), yEnd - 34];
    return next === undefined ? [tip] : [tip, [out((x + next) / 2), yEnd - 70]];
  });
  return fillPath(polygon([[itemAt(xs, 0) + 3, 190], [itemAt(xs, -1) - 3, 190], ...hem]), hair.dark);
}

const LANES: Readonly<Record<1 | 2 | 3, readonly number[]>> = {
  1: [0],
  2: [-0.25, 0.25],
  3: [-0.33, 0.33, 0],
};

/** Sections with the row angle their braids run towards, the top ones first. */
function inOrder(
  { head, random }: Picture,
  sections: readonly Section[],
  { cell = CELL, isBrick = false, lanes = 3, isKept = () => true }: BoxOptions,
): { section: Section; towards: number }[] {
  return sections
    .filter(isKept)
    .map((section) => {
      const aside = isBrick ? random() - 0.5 : itemAt(LANES[lanes], section.row % lanes) * cell;
      return { section, towards: section.side + aside };
    })
    .toSorted(
      (p, q) => p.section.a - q.section.a || head.facing(q.section.middle) - head.facing(p.section.middle),
    );
}

/** The braids of sections and the lanes they hang in; one that would hang behind another ends on the head. */
function laidBraids(
  picture: Picture,
  order: readonly { section: Section; towards: number }[],
  {
    width = 11,
    yEnd,
    pinch = 0.12,
    low = 0,
    jitter = 22,
    wave = 2.5,
    spread = 0.1,
    lift = 1.05,
    ...rest
  }: BoxOptions,
): { drawn: Braids[]; lanes: number[]; roots: Point[] } {
  const { head, hair, darkerHair, lighterHair, random } = picture;
  const lanes: number[] = [];
  const roots: Point[] = [];
  const drawn = order.map(({ section, towards }): Braids => {
    const all = onHead(picture, section, towards * (1 - pinch), lift, low);
    const end = itemAt(all, -1);
    const isHidden = lanes.some((x) => Math.abs(x - end[0]) < width * 0.52);
    const laid = isHidden ? all.slice(0, Math.max(3, Math.ceil(all.length * 0.6))) : all;
    if (!isHidden) lanes.push(end[0]);
    const tipY = Math.max(end[1] + 24, yEnd + (random() - 0.5) * jitter);
    const hanging = isHidden
      ? [itemAt(laid, -1)]
      : fall(picture, end, Math.PI / 2, tipY, { spread: (end[0] - 200) * spread, wave, lead: 8 });
    const tones = itemAt([hair, darkerHair, lighterHair], Math.floor(random() * 3));
    if (head.facing(section.middle) > 0.3) roots.push(itemAt(laid, 0));
    const points = spline([...laid.filter((_, i) => i % 4 === 0), ...hanging], 6);
    const one = braid(picture, points, width, { tones, grow: 0.1, ...rest });
    return isHidden ? { svg: one.svg, tips: [] } : one;
  });
  return { drawn, lanes, roots };
}

/**
 * Free braids from boxed sections: skin shows between the sections; each braid runs from its root back over the skull, away
 * from the face, then hangs. Only what can be seen is drawn.
 */
export function boxBraids(picture: Picture, options: BoxOptions): { scalp: string; braids: Braids } {
  const { width = 11, yEnd, root = 0.55, spread = 0.1 } = options;
  const { scalp, sections } = parted(picture, options);
  const { drawn, lanes, roots } = laidBraids(picture, inOrder(picture, sections, options), options);
  const { svg, tips } = stacked(drawn.toReversed());
  const knots = root ? dots(roots, width * root, picture.hair.base) : '';
  return { scalp, braids: { svg: curtain(picture, lanes, yEnd, spread) + svg + knots, tips } };
}
