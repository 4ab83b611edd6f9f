import { greatCircle, getRowDirection, onHairline, type Direction } from './primitives/head.ts';
import { filledPath } from './primitives/svg.ts';
import { renderGirl } from './renderGirl.ts';
import { drawEars } from './bodyParts.ts';
import {
  cornrow,
  getStartWidth,
  getRowHalfWidth,
  rowPath,
  getRowAngles,
  type Cornrow,
} from './hair/cornrows.ts';
import type { DrawingContext, StyleDrawing } from './drawing.ts';

/** Where the plait leaves the hero girl's nape, as shares of the picture's width (`x`) and height (`y`). */
export const heroNeckPoint = { x: 0.73, y: 0.45 } as const;

const GAP = 12.4;
const HALF = getRowHalfWidth(GAP, 1.5);

/** Rows from behind her ear to the nape: azimuth on the hairline, degrees above it, bend. */
const LOW_ROWS = [
  [272, 20, 0.3],
  [268, 17, 0.17],
  [261, 11, 0.07],
  [252, 7, 0],
  [241, 5, 0],
  [229, 4, 0],
  [215, 4, 0],
] as const;

/** Rows from the forehead, drawn together at the nape. */
const topRows = ({ head, hair, skin }: DrawingContext): Cornrow[] =>
  getRowAngles(13, GAP).flatMap((side) => {
    const { path, pack } = rowPath(side, { pinch: 0.9, to: 214 });
    if (path.length < 4) return [];
    const half = (u: number) => HALF * Math.max(0.34, pack(u)) * (u > 0.2 ? 1 : 0.82 + u * 0.9);
    return [cornrow(head, path, half, hair, { part: skin.part, partWidth: 3 })];
  });

const lowRows = ({ head, hair, skin }: DrawingContext): Cornrow[] =>
  LOW_ROWS.map(([azimuth, above, bend]) => {
    const aside: Direction = [0, bend, 0];
    const path = greatCircle(onHairline(azimuth, above), getRowDirection(0, 206), 22, aside).slice(0, 21);
    return cornrow(head, path, (u) => HALF * (1 - 0.62 * u) * getStartWidth(u), hair, {
      part: skin.part,
      partWidth: 1.4,
    });
  }).toReversed();

const drawn = (rows: readonly Cornrow[], layer: 'parting' | 'svg'): string =>
  rows.map((row) => row[layer]).join('');

const gatheredRows: StyleDrawing = {
  view: 'threeQuarter',
  zoom: 1.25,
  draw(context) {
    const [low, top] = [lowRows(context), topRows(context)];
    return {
      hair:
        filledPath(context.head.cap(1), context.skin.base) +
        drawn(low, 'parting') +
        drawn(top, 'parting') +
        drawn(low, 'svg') +
        drawn(top, 'svg') +
        drawEars(context),
    };
  },
};

/**
 * The girl of the home page as the text of an SVG without a ground: her cornrows are gathered at the nape
 * (`heroNeckPoint`), where the page's plait begins in black. 400 x 500 units.
 */
export const heroIllustration = (): string =>
  renderGirl(
    gatheredRows,
    {
      skin: 4,
      hair: 'black',
      ground: 'none',
      top: 'rose',
      accent: 'gold',
      hasEarring: true,
      beads: ['purple', 'pink', 'gold'],
    },
    'hero',
    400,
  );
