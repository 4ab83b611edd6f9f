import { greatCircle, getRowDirection, onHairline, type Direction } from '../primitives/head.ts';
import { repeat } from '../primitives/numbers.ts';
import { ribbonOutline } from '../primitives/ribbon.ts';
import { filledPath, strokedPath, polyline } from '../primitives/svg.ts';
import type { DrawingContext } from '../drawing.ts';

/** Hair lying close to the head, in one mass. */
export const combedCap = ({ head, hair }: DrawingContext, lift = 1.03): string =>
  filledPath(head.cap(lift), hair.base);

/** The parting down the middle of the head, from forehead to nape. */
export const middlePart = ({ head, skin }: DrawingContext): string =>
  head
    .scalpRibbons(
      repeat(30, (i) => getRowDirection(0, 50 + i * 5.7)),
      () => 2,
      1.025,
      0.04,
    )
    .map((ribbon) => filledPath(ribbonOutline(ribbon), skin.part))
    .join('');

/** Fine strokes that show which way combed hair runs. */
export function combStrokes(
  { head, hair }: DrawingContext,
  paths: readonly (readonly Direction[])[],
  width = 2,
): string {
  const strokes = paths
    .flatMap((path) => head.scalpRibbons(path, () => 1, 1.03, 0.03))
    .map((ribbon) => polyline(repeat(9, (i) => ribbon.at((ribbon.length * i) / 8, 0))));
  return strokedPath(strokes.join(''), hair.light, width, 0.55);
}

/** Paths from the hairline between two azimuths to one point, for combed-up hair. */
export const combPaths = (target: Direction, from: number, to: number, count: number): Direction[][] =>
  repeat(count, (i) => greatCircle(onHairline(from + ((to - from) * i) / (count - 1), 2), target, 14));
