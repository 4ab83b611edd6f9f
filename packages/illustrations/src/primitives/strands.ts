import type { Tones } from './colors.ts';
import type { Point } from './numbers.ts';
import { ribbonOutline, type Ribbon } from './ribbon.ts';
import {
  FINE_SCALE,
  toPathData,
  scaledDown,
  filledPath,
  strokedPath,
  pointText,
  type Command,
} from './svg.ts';

/** How strands are drawn in a ribbon. */
export interface StrandOptions {
  /** Round-ended strokes instead of shaped strands: for thin braids, a quarter of the bytes. */
  readonly fine?: boolean;
  readonly shine?: boolean;
  /** The dark shape under the strands. */
  readonly base?: boolean;
  /** Half-widths from one strand of a twist to the next. */
  readonly pitch?: number;
}

/** Draws hair into a ribbon and returns SVG elements. */
export type Strands = (ribbon: Ribbon, tones: Tones, options?: StrandOptions) => string;

/** Draws hair into a place of a ribbon: t along and n across, both in half-widths. */
type Place = (t: number, n: number) => Point;

/** True where a ribbon on the skull is seen edge-on, so that strands would be slivers. */
const isEdgeOn = (place: Place, w: number): boolean => {
  const [a, b] = [place(0.7, -1), place(0.7, 1)];
  return Math.hypot(a[0] - b[0], a[1] - b[1]) < 0.3 * w;
};

/** The side of a ribbon that faces the light, which falls from the upper left. */
function litSide(place: Place): 1 | -1 {
  const [a, b] = [place(0.7, 1), place(0.7, -1)];
  return (b[0] - a[0]) * 0.7 + (b[1] - a[1]) >= 0 ? 1 : -1;
}

/** Strands in the shade and in the light, and the shine on them. */
interface StrandLayers {
  readonly shade: Command[];
  readonly lit: Command[];
  readonly shine: Command[];
}

const drawnStrands = (
  { shade, lit, shine }: StrandLayers,
  tones: Tones,
  draw: (d: string, colour: string) => string,
  shineWidth: number,
): string =>
  scaledDown(
    draw(toPathData(shade, FINE_SCALE), tones.base) +
      draw(toPathData(lit, FINE_SCALE), tones.lit) +
      strokedPath(toPathData(shine, FINE_SCALE), tones.light, shineWidth * FINE_SCALE),
  );

/** How far past the middle a strand's tip reaches; with it strands interlock without gaps. */
const TIP = 0.28;

const plaitStrand = (place: Place, slant: number, step: number): Command[] => [
  ['M', place(slant + 0.04, -TIP + 0.08)],
  ['C', place(0.7, 0.5), place(-0.12, 1.08), place(0.62, 1.07)],
  ['C', place(1.35, 1.06), place(1.75, 0.82), place(step + slant - 0.22, TIP - 0.06)],
  ['Z'],
];

/** A three-strand plait: every strand comes from the outer edge, crosses the middle and tucks under the next one. */
export const plait: Strands = (ribbon, tones, { fine = false, shine = true, base = true } = {}) => {
  const slant = fine ? 2.3 : 1.75;
  const step = (2 * TIP * slant) / (1 + TIP);
  const layers: StrandLayers = { shade: [], lit: [], shine: [] };
  let s = -ribbon.half(0) * 0.8;
  for (let i = 0; s < ribbon.length - ribbon.half(ribbon.length) * 1.4; i++) {
    const from = s;
    const w = ribbon.half(from);
    const side = i % 2 ? 1 : -1;
    const place: Place = (t, n) => ribbon.at(from + t * w, n * side);
    s += step * w;
    if (isEdgeOn(place, w)) continue;
    const isLit = litSide(place) === 1;
    const strands = isLit ? layers.lit : layers.shade;
    if (fine) strands.push(['M', place(0.4, 0.5)], ['L', place(1.75, -0.02)]);
    else strands.push(...plaitStrand(place, slant, step));
    if (!shine || !isLit) continue;
    if (!fine) layers.shine.push(['M', place(0.5, 0.84)], ['L', place(1.05, 0.42)]);
    else if (i % 4 < 2) layers.shine.push(['M', place(0.6, 0.6)], ['L', place(1, 0.42)]);
  }
  const w = ribbon.half(ribbon.length * 0.4);
  const draw = (d: string, colour: string) =>
    fine ? strokedPath(d, colour, w * 0.94 * FINE_SCALE) : filledPath(d, colour);
  return (
    (base ? filledPath(ribbonOutline(ribbon, fine ? 1.1 : 0.94, fine ? 22 : 12), tones.dark) : '') +
    drawnStrands(layers, tones, draw, w * (fine ? 0.22 : 0.15))
  );
};

const twistStrand = (place: Place, slant: number, pitch: number): Command[] => [
  ['M', place(0.12, -0.98)],
  ['C', place(0.5, -0.55), place(slant * 0.55, 0.75), place(slant + 0.15, 1.02)],
  [
    'C',
    place(slant + pitch * 0.55, 1.16),
    place(slant + pitch - 0.16, 0.98),
    place(slant + pitch - 0.26, 0.88),
  ],
  ['C', place(pitch + slant * 0.48, 0.5), place(pitch + 0.2, -0.7), place(pitch - 0.18, -1)],
  ['C', place(pitch * 0.6, -1.2), place(0.25, -1.1), place(0.12, -0.98)],
  ['Z'],
];

/** A two-strand twist (rope): strands cross the full width, all slanting one way, one of them in the light. */
export const twist: Strands = (ribbon, tones, { fine = false, pitch = 1.5, shine = true } = {}) => {
  const slant = 1.15;
  const layers: StrandLayers = { shade: [], lit: [], shine: [] };
  let s = -ribbon.half(0) * 0.6;
  for (let i = 0; s < ribbon.length - ribbon.half(ribbon.length) * 1.2; i++) {
    const from = s;
    const w = ribbon.half(from);
    const place: Place = (t, n) => ribbon.at(from + t * w, n);
    s += pitch * w;
    if (isEdgeOn(place, w)) continue;
    const isLit = i % 2 === 0;
    const strands = isLit ? layers.lit : layers.shade;
    if (fine) strands.push(['M', place(0.3, -0.5)], ['L', place(0.3 + slant * 0.85, 0.5)]);
    else strands.push(...twistStrand(place, slant, pitch));
    if (!shine || !isLit) continue;
    const lit = litSide(place);
    layers.shine.push(
      ['M', place(0.85 + lit * 0.25, lit * 0.72)],
      ['Q', place(0.95, lit * 0.3), place(0.9, 0)],
    );
  }
  const w = ribbon.half(ribbon.length * 0.4);
  const draw = (d: string, colour: string) =>
    fine ? strokedPath(d, colour, w * 0.98 * FINE_SCALE) : filledPath(d, colour);
  return (
    filledPath(ribbonOutline(ribbon, 1.02, fine ? 20 : 14), tones.dark) +
    drawnStrands(layers, tones, draw, w * 0.14)
  );
};

/** A two-strand twist of curly hair: loose loops spring from its edges. */
export const curlyTwist: Strands = (ribbon, tones, options) => {
  const loops: string[] = [];
  const w = ribbon.half(ribbon.length / 2);
  for (let i = 0, s = w * 2; s < ribbon.length - w * 2; i++, s += w * (1.5 + (i % 3) * 0.4)) {
    const side = i % 2 ? 1 : -1;
    const [from, over, to] = [
      ribbon.at(s, side * 0.7),
      ribbon.at(s + w * 0.2, side * 1.75),
      ribbon.at(s + w * 0.95, side * 0.8),
    ];
    loops.push(`M${pointText(from)}Q${pointText(over)} ${pointText(to)}`);
  }
  return strokedPath(loops.join(''), tones.base, w * 0.2) + twist(ribbon, tones, { ...options, fine: false });
};
