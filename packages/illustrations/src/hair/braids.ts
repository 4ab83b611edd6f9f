import type { Tones } from '../primitives/colors.ts';
import { lerp, smoothstep, repeat, itemAt, type Point } from '../primitives/numbers.ts';
import { beadString, drawBeads, elastic, tuft } from '../primitives/ornaments.ts';
import { ribbonOn, type RibbonEnd } from '../primitives/ribbon.ts';
import { plait, type StrandOptions, type Strands } from '../primitives/strands.ts';
import { element, strokedPath, numberText, pointText } from '../primitives/svg.ts';
import type { DrawingContext } from '../drawing.ts';

/** How a free braid is made. */
export interface BraidOptions extends StrandOptions {
  readonly make?: Strands;
  /** The width at its end, as a share of its width. */
  readonly taper?: number;
  /** The share of its length over which it grows to its full width. */
  readonly grow?: number;
  readonly tones?: Tones;
}

/** Drawn braids, and their ends, which still need beads, an elastic or a tuft. */
export interface Braids {
  readonly svg: string;
  readonly tips: readonly RibbonEnd[];
}

/** A free braid through points. */
export function braid(
  context: DrawingContext,
  points: readonly Point[],
  width: number,
  options: BraidOptions = {},
): Braids {
  const { make = plait, taper = 0.78, grow, tones = context.hair, ...strands } = options;
  const ribbon = ribbonOn(
    points,
    (u) => width * lerp(1, taper, u) * (grow ? lerp(0.45, 1, smoothstep(u / grow)) : 1),
  );
  return { svg: make(ribbon, tones, { fine: width < 20, ...strands }), tips: [ribbon.end()] };
}

/** Braids drawn one over the other, the first one lowest. */
export const layerBraids = (list: readonly Braids[]): Braids => ({
  svg: list.map((one) => one.svg).join(''),
  tips: list.flatMap((one) => one.tips),
});

/**
 * The path of a braid from a point on the head: along its first direction (radians), then straight down to `yEnd`.
 */
export function hangingPath(
  { random }: DrawingContext,
  start: Point,
  angle: number,
  yEnd: number,
  { spread = 0, wave = 3, lead = 12 } = {},
): Point[] {
  const x = start[0] + Math.cos(angle) * lead;
  const y = start[1] + Math.max(4, Math.sin(angle) * lead);
  const n = Math.max(2, Math.round((yEnd - y) / 45));
  const phase = random() * 6;
  const below = repeat(n + 1, (i): Point => {
    const u = i / n;
    return [x + spread * Math.sin(u * 1.5) + Math.sin(phase + u * 4) * wave * u, lerp(y, yEnd, u)];
  });
  return [start, ...below];
}

/** Ends braids with threaded beads. */
export function withBeads(
  context: DrawingContext,
  tips: readonly RibbonEnd[],
  radius: number,
  count: number,
): string {
  const { beads, hair } = context;
  const strings = tips.map((tip, i) =>
    beadString(
      tip.p,
      repeat(count, (k) => itemAt(beads, (k + i) % beads.length)),
      radius,
    ),
  );
  const brushes = strings.map(({ end }) =>
    tuft([end[0], end[1] - 2], Math.PI / 2, radius * 0.6, radius * 1.8, hair),
  );
  return brushes.join('') + drawBeads(strings, radius);
}

/** Ends braids with a small brush of hair. */
export const withTufts = ({ hair }: DrawingContext, tips: readonly RibbonEnd[], size = 1): string =>
  tips.map((tip) => tuft(tip.p, tip.angle, tip.w * 1.1 * size, tip.w * 3.4 * size, hair)).join('');

/** Ends braids with an elastic and a small brush of hair. */
export const withElastics = (context: DrawingContext, tips: readonly RibbonEnd[]): string =>
  tips
    .map(
      (tip, i) => withTufts(context, [tip]) + elastic(tip, itemAt(context.beads, i % context.beads.length)),
    )
    .join('');

/** Ends braids with a free curl. */
export const withCurls = ({ hair }: DrawingContext, tips: readonly RibbonEnd[], radius: number): string => {
  const curls = tips.map(({ p }, i) => {
    const s = (i % 2 ? 1 : -1) * radius;
    return (
      `M${pointText([p[0], p[1] - 3])}q${numberText(s)} ${numberText(radius)} ${numberText(-s * 0.2)} ${numberText(radius * 1.9)}` +
      `q${numberText(-s * 1.1)} ${numberText(radius * 0.5)} ${numberText(-s * 0.9)} ${numberText(-radius * 0.7)}`
    );
  });
  return strokedPath(curls.join(''), hair.base, radius * 0.62);
};

/** A round bun coiled from one braid: an outer turn that starts at its foot (radians), and the end tucked in the middle. */
export function coiledBun(
  context: DrawingContext,
  [x, y]: Point,
  radius: number,
  { make = plait, foot = Math.PI / 2 }: { make?: Strands; foot?: number } = {},
): string {
  const turn = repeat(41, (i): Point => {
    const angle = foot + (i / 40) * 2 * Math.PI;
    return [x + Math.cos(angle) * radius * 0.69, y + Math.sin(angle) * radius * 0.66];
  });
  const { hair, lighterHair } = context;
  const r = radius * 0.4;
  const curl =
    `M${pointText([x - r * 0.62, y + r * 0.1])}A${numberText(r * 0.62)} ${numberText(r * 0.58)} 0 1 1 ${pointText([x + r * 0.5, y + r * 0.34])}` +
    `A${numberText(r * 0.4)} ${numberText(r * 0.36)} 0 0 1 ${pointText([x - r * 0.2, y + r * 0.1])}`;
  return (
    element('ellipse', { cx: x, cy: y, rx: radius, ry: radius * 0.95, fill: hair.dark }) +
    braid(context, turn, radius * 0.6, { make, fine: false, taper: 1, tones: lighterHair }).svg +
    element('ellipse', { cx: x, cy: y, rx: r * 1.12, ry: r * 1.06, fill: hair.dark }) +
    element('ellipse', { cx: x, cy: y, rx: r, ry: r * 0.95, fill: lighterHair.base }) +
    strokedPath(curl, hair.dark, r * 0.2) +
    strokedPath(
      `M${pointText([x - r * 0.66, y - r * 0.34])}A${numberText(r * 0.76)} ${numberText(r * 0.72)} 0 0 1 ${pointText([x, y - r * 0.72])}`,
      lighterHair.light,
      r * 0.16,
    )
  );
}
