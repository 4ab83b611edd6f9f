import { mixColors, palette, tonesFor, type Tones } from './colors.ts';
import { lerp, repeat, type Point } from './numbers.ts';
import type { RibbonEnd } from './ribbon.ts';
import { dots, element, filledPath, strokedPath, numberText, transformed, pointText } from './svg.ts';

/** Beads threaded on a braid end: their positions and colours, and the end of the string. */
export interface BeadString {
  readonly beads: readonly { readonly at: Point; readonly colour: string }[];
  readonly end: Point;
}

/** Threads beads straight down from a point. */
export function beadString(from: Point, colours: readonly string[], radius: number): BeadString {
  const step = radius * 1.85;
  const beads = colours.map((colour, i) => ({ at: [from[0], from[1] + radius + i * step] as const, colour }));
  return { beads, end: [from[0], from[1] + colours.length * step] };
}

/** Draws strings of beads, one element for each colour, with a shadow and a highlight. */
export function drawBeads(strings: readonly BeadString[], radius: number): string {
  const all = strings.flatMap((string) => string.beads);
  const colours = [...new Set(all.map((bead) => bead.colour))];
  return (
    dots(
      all.map((bead) => bead.at),
      radius * 1.06,
      palette.ink,
      0.28,
    ) +
    colours
      .map((colour) =>
        dots(
          all.filter((bead) => bead.colour === colour).map((bead) => bead.at),
          radius,
          colour,
        ),
      )
      .join('') +
    dots(
      all.map(({ at }): Point => [at[0] - radius * 0.32, at[1] - radius * 0.34]),
      radius * 0.27,
      palette.white,
      0.75,
    )
  );
}

export const bead = (at: Point, radius: number, colour: string): string =>
  drawBeads([{ beads: [{ at, colour }], end: at }], radius);

/** A bow: two loops, a knot and two tails. */
export function bow(at: Point, size: number, colour: string): string {
  const loops =
    'M0 0C-8 -13 -26 -16 -29 -7C-31 2 -24 11 -15 9C-8 8 -3 4 0 0ZM0 0C8 -13 26 -16 29 -7C31 2 24 11 15 9C8 8 3 4 0 0Z';
  return transformed(
    at,
    0,
    filledPath(
      'M-2 2C-9 12 -12 20 -17 26L-8 25L-5 30C-2 20 0 12 1 3Z',
      mixColors(colour, palette.purple900, 0.25),
    ) +
      filledPath(
        'M2 2C9 12 12 20 17 26L8 25L5 30C2 20 0 12 -1 3Z',
        mixColors(colour, palette.purple900, 0.15),
      ) +
      filledPath(loops, colour) +
      strokedPath('M-4 -2C-10 -4 -16 -5 -21 -3M4 -2C10 -4 16 -5 21 -3', tonesFor(colour).dark, 1.6, 0.35) +
      filledPath(
        'M-5 -5C-2 -8 2 -8 5 -5C7 -2 7 3 5 6C2 8 -2 8 -5 6C-7 3 -7 -2 -5 -5Z',
        mixColors(colour, palette.white, 0.22),
      ),
    size / 20,
  );
}

/** A small five-petalled flower. */
export const flower = (at: Point, radius: number, colour: string): string => {
  const petals = repeat(5, (i): Point => {
    const angle = (i * 72 - 90) * (Math.PI / 180);
    return [at[0] + Math.cos(angle) * radius * 0.62, at[1] + Math.sin(angle) * radius * 0.62];
  });
  return (
    dots(petals, radius * 0.56, palette.ink, 0.22) +
    dots(petals, radius * 0.5, colour) +
    dots([at], radius * 0.36, colour === palette.gold ? palette.white : palette.gold)
  );
};

/** A small elastic round a braid. */
export const elastic = ({ p, angle, w }: RibbonEnd, colour: string): string => {
  const [x, y] = [-Math.sin(angle) * w * 0.95, Math.cos(angle) * w * 0.95];
  return strokedPath(
    `M${pointText([p[0] + x, p[1] + y])}L${pointText([p[0] - x, p[1] - y])}`,
    colour,
    Math.max(3, w * 0.67),
  );
};

/** The loose end of a braid: a small brush of hair. */
export function tuft(from: Point, angle: number, width: number, long: number, tones: Tones): string {
  const q = (t: number, n: number): string => {
    const [x, y] = [t * long, n * width];
    return pointText([
      from[0] + Math.cos(angle) * x - Math.sin(angle) * y,
      from[1] + Math.sin(angle) * x + Math.cos(angle) * y,
    ]);
  };
  return (
    filledPath(
      `M${q(0, -0.55)}C${q(0.3, -1.25)} ${q(0.7, -0.9)} ${q(1, -0.1)}C${q(0.75, 0.9)} ${q(0.3, 1.25)} ${q(0, 0.55)}Z`,
      tones.base,
    ) + strokedPath(`M${q(0.15, -0.2)}Q${q(0.5, -0.4)} ${q(0.8, -0.1)}`, tones.light, width * 0.2)
  );
}

/** An ellipse upright on the page: its middle and its half-width and half-height. */
export interface Oval {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}

const scallopedOutline = ({ x, y, rx, ry }: Oval, bumps: number, random: () => number): string => {
  const points = repeat(bumps, (i): Point => {
    const angle = ((i + (random() - 0.5) * 0.5) / bumps) * 2 * Math.PI;
    const k = 0.95 + random() * 0.09;
    return [x + Math.cos(angle) * rx * k, y + Math.sin(angle) * ry * k];
  });
  const arcs = points.map((p, i) => {
    const q = points[(i + 1) % bumps] ?? p;
    const r = numberText(Math.hypot(q[0] - p[0], q[1] - p[1]) * 0.56);
    return `${i ? '' : `M${pointText(p)}`}A${r} ${r} 0 0 1 ${pointText(q)}`;
  });
  return `${arcs.join('')}Z`;
};

/** A cloud of natural hair: a scalloped outline with curls inside, light from the upper left. */
export function puff(
  oval: Oval,
  tones: Tones,
  random: () => number,
  { bumps = 22, curls = 46 } = {},
): string {
  const { x, y, rx, ry } = oval;
  const small = Math.min(rx, ry);
  const outline = scallopedOutline(oval, bumps, random);
  let low = '';
  let high = '';
  for (let i = 0; i < curls; i++) {
    const angle = i * 2.39996;
    const k = Math.sqrt((i + 0.5) / curls) * 0.9;
    const [px, py] = [x + Math.cos(angle) * rx * k, y + Math.sin(angle) * ry * k];
    const r = small * (0.075 + random() * 0.035);
    const t = random() * 6.28;
    const by: Point = [(Math.cos(t + 3.6) - Math.cos(t)) * r, (Math.sin(t + 3.6) - Math.sin(t)) * r];
    const curl = `M${pointText([px + Math.cos(t) * r, py + Math.sin(t) * r])}a${numberText(r)} ${numberText(r)} 0 1 1 ${pointText(by)}`;
    const isLit = ((px - x) / rx) * -0.3 + ((py - y) / ry) * -0.35 > 0.05 + (random() - 0.5) * 0.45;
    if (isLit) high += curl;
    else low += curl;
  }
  return (
    filledPath(outline, tones.base) +
    strokedPath(low, tones.dark, small * 0.045) +
    strokedPath(high, tones.light, small * 0.045)
  );
}

/** A coiled knot standing on the scalp; `away` points away from the head on the page. */
export function coiledKnot(at: Point, radius: number, away: Point, tones: Tones): string {
  const turn = (Math.atan2(away[1], away[0]) * 180) / Math.PI + 90;
  const flat = lerp(1, 0.72, Math.hypot(...away));
  const coils: readonly Point[] = [
    [1, 0],
    [0.8, 0.42],
    [0.55, 0.8],
  ];
  return coils
    .map(([k, up], i) => {
      const r = radius * k;
      const shine = `M${numberText(-r * 0.72)} ${numberText(r * flat * 0.1)}A${numberText(r * 0.76)} ${numberText(r * flat * 0.76)} 0 0 1 ${numberText(r * 0.35)} ${numberText(-r * flat * 0.62)}`;
      const tip = `M${numberText(-r * 0.2)} ${numberText(r * 0.15)}a${numberText(r * 0.3)} ${numberText(r * 0.25)} 0 1 0 ${numberText(r * 0.25)} ${numberText(-r * 0.35)}`;
      return transformed(
        [at[0] + away[0] * radius * up * 1.1, at[1] + away[1] * radius * up * 1.1],
        turn,
        element('ellipse', { rx: r * 1.07, ry: r * flat * 1.09, fill: tones.dark }) +
          element('ellipse', { rx: r * 0.97, ry: r * flat * 0.97, fill: tones.base }) +
          strokedPath(shine, tones.light, radius * 0.13) +
          (i === 2 ? strokedPath(tip, tones.dark, radius * 0.13) : ''),
      );
    })
    .join('');
}

/** An elastic of cloth at the root of a ponytail, puff or bun. */
export const scrunchie = ({ x, y, rx, ry }: Oval, colour: string, turn = 0): string =>
  transformed(
    [x, y],
    turn,
    element('ellipse', { rx, ry, fill: colour }) +
      strokedPath(
        repeat(
          7,
          (i) =>
            `M${pointText([(i - 3) * rx * 0.26, -ry * 0.55])}q${numberText(rx * 0.06)} ${numberText(ry * 0.5)} 0 ${numberText(ry * 1.1)}`,
        ).join(''),
        mixColors(colour, palette.purple900, 0.3),
        Math.max(1.6, ry * 0.16),
        0.6,
      ),
  );
