import { lerp, repeat, itemAt, smoothstep, type Point } from '../primitives/numbers.ts';
import type { Tones } from '../primitives/colors.ts';
import { spline } from '../primitives/ribbon.ts';
import { filledPath, strokedPath, polygon, polyline } from '../primitives/svg.ts';

/** A panel of loose hair between two edges that run from root to hem, given by as many points each. */
export interface HairPanel {
  readonly from: readonly Point[];
  readonly to: readonly Point[];
  readonly tones: Tones;
  readonly random: () => number;
  /** How many fine strokes show the way the hair runs. */
  readonly strokes?: number;
  /** How far the hem goes up and down. */
  readonly feather?: number;
  /** How far the hair swings left and right, as after braids are undone. */
  readonly crimp?: number;
  /** Waves instead of crimps, mirrored about the middle: the phase at the hem, in radians. */
  readonly waves?: number;
  /** The band of light across the panel, as shares of the length from root to hem; none when absent. */
  readonly sheen?: readonly [start: number, end: number];
}

/** A line of the panel a share `u` of the way from one edge to the other. */
function drawLine({ from, to, crimp = 0, waves }: HairPanel, u: number, phase: number): Point[] {
  const points = spline(
    from.map((p, i): Point => {
      const q = to[i] ?? p;
      return [lerp(p[0], q[0], u), lerp(p[1], q[1], u)];
    }),
    crimp ? 14 : 6,
  );
  if (!crimp) return points;
  return points.map(([x, y], i) => {
    const along = i / (points.length - 1);
    const swing =
      waves === undefined ? Math.sin(phase + along * 34) : Math.sin(along * waves) * (u < 0.5 ? -1 : 1);
    return [x + swing * crimp * smoothstep(along * 3), y];
  });
}

const part = (points: readonly Point[], start: number, end: number): Point[] =>
  points.slice(Math.round(start * (points.length - 1)), Math.round(end * (points.length - 1)) + 1);

/** A highlight: a line that is wide in its middle and tapers to both ends, as path data. */
function sliver(points: readonly Point[], half: number): string {
  const side = (by: number) =>
    points.map(([x, y], i): Point => [x + by * Math.sin((Math.PI * i) / (points.length - 1)), y]);
  return polygon([...side(half), ...side(-half).toReversed()]);
}

/** Loose hair: one mass with a soft hem, strokes in the shadow and in the light, and a band of sheen. */
export function looseHair(panel: HairPanel): string {
  const { tones, random, strokes = 24, feather = 8, crimp = 0, sheen } = panel;
  const [first, last] = [drawLine(panel, 0, 0), drawLine(panel, 1, 0.6)];
  const locks = 34;
  const hem = repeat(locks, (i): Point => {
    const u = (i + 1) / (locks + 1);
    const [x, y] = itemAt(drawLine(panel, u, u * 0.6), -1);
    return [x, y + (i % 2 ? -0.3 : 0.3) * feather + (random() - 0.5) * feather];
  });
  const mass = polygon([...first, ...hem, ...last.toReversed()]);
  const shadows: string[] = [];
  const lights: string[] = [];
  for (let i = 1; i < strokes; i++) {
    const u = (i + (random() - 0.5) * 0.5) / strokes;
    const stroke = part(drawLine(panel, u, u * 0.6), 0.02 + random() * 0.1, 0.86 + random() * 0.12);
    (i % 3 === 1 ? lights : shadows).push(polyline(crimp ? stroke : stroke.filter((_, k) => k % 2 === 0)));
  }
  const shine = sheen
    ? repeat(Math.round(strokes * 0.6), (i) => {
        const u = (i + 1) / (Math.round(strokes * 0.6) + 1);
        const swing = Math.abs(u - 0.5) * 0.12 + random() * 0.04;
        return sliver(part(drawLine(panel, u, u * 0.6), sheen[0] + swing, sheen[1] - swing * 0.6), 2.6);
      })
    : [];
  return (
    filledPath(mass, tones.base) +
    strokedPath(shadows.join(''), tones.dark, 2.6) +
    strokedPath(lights.join(''), tones.light, 2, 0.5) +
    filledPath(shine.join(''), tones.light, 0.75)
  );
}
