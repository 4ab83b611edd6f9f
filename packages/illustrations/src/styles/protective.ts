import {
  greatCircle,
  getRowDirection,
  onHairline,
  rotateTowards,
  directionAt,
  type Direction,
} from '../primitives/head.ts';
import { DEGREE, repeat, type Point } from '../primitives/numbers.ts';
import { coiledKnot, flower, puff, scrunchie } from '../primitives/ornaments.ts';
import { drawEars } from '../bodyParts.ts';
import { partIntoSections } from '../hair/boxBraids.ts';
import { braid, coiledBun } from '../hair/braids.ts';
import { backToFront, hairlineStarts, convergingRows } from '../hair/cornrows.ts';
import { combPaths, combStrokes, middlePart, combedCap } from '../hair/combedHair.ts';
import { palette } from '../primitives/colors.ts';
import type { StyleDrawing } from '../drawing.ts';

const bantuKnots: StyleDrawing = {
  view: 'threeQuarter',
  zoom: 1.14,
  draw(context) {
    const { head, hair, lighterHair } = context;
    const { scalp, sections } = partIntoSections(context, { cell: 34, gap: 1.4, first: 40, fill: hair.dark });
    const knots = backToFront(context, sections, (section) => section.middle).map(({ middle }) => {
      const [right, up] = head.normal(middle);
      return coiledKnot(head.page(middle, 1.03), 19, [right, -up], lighterHair);
    });
    return { hair: combedCap(context, 1) + scalp + drawEars(context) + knots.join('') };
  },
};

const afroPuffsBraidedFront: StyleDrawing = {
  view: 'profile',
  zoom: 1.06,
  dx: -14,
  dy: 34,
  draw(context) {
    const { head, hair, darkerHair, random, accent } = context;
    const root = directionAt(236, 42);
    const [x, y] = head.page(root, 1.04);
    return {
      back: puff({ x: x - 84, y: y - 46, rx: 46, ry: 44 }, darkerHair, random, { curls: 40 }),
      hair:
        combedCap(context) +
        combStrokes(context, combPaths(root, 186, 254, 12)) +
        convergingRows(context, root, hairlineStarts(262, 360, 12), { stop: 0.9, partWidth: 3.6 }) +
        drawEars(context) +
        puff({ x: x + 22, y: y - 40, rx: 62, ry: 59 }, hair, random, { bumps: 24, curls: 54 }) +
        scrunchie({ x: x + 1, y: y + 11, rx: 25, ry: 9 }, accent, 14),
    };
  },
};

const CROWN_MIDDLE = directionAt(180, 60);

/**
 * A place on the crown, `turn` (1 = all round) from the middle of the back: a circle that rises from the nape to the
 * forehead.
 */
function onCrown(turn: number): Direction {
  const [, up, forward] = directionAt(180, -30);
  const [c, s] = [Math.cos(turn * 360 * DEGREE), Math.sin(turn * 360 * DEGREE)];
  return rotateTowards(CROWN_MIDDLE, [s, up * c, forward * c], 56);
}

const braidedCrown: StyleDrawing = {
  view: 'back',
  dy: 14,
  draw(context) {
    const { head, lighterHair } = context;
    const around = (from: number, to: number) =>
      repeat(41, (i) => head.page(onCrown(from + (i / 40) * (to - from)), 1.09));
    const crownBraid = (points: readonly Point[]) =>
      braid(context, points, 40, { taper: 1, tones: lighterHair, fine: false }).svg;
    const up = repeat(19, (i) =>
      greatCircle(onHairline(96 + (i * 168) / 18, 2), onCrown(0.28 - (i * 0.56) / 18), 10),
    );
    const top = repeat(17, (i) => greatCircle(CROWN_MIDDLE, onCrown(0.3 - (i * 0.6) / 16), 12).slice(1));
    return {
      hair:
        crownBraid(around(0.26, 0.74)) +
        combedCap(context, 1.01) +
        combStrokes(context, [...up, ...top]) +
        drawEars(context) +
        crownBraid(around(-0.3, 0.3)) +
        repeat(5, (i) => head.page(onCrown((i - 2) * 0.09), 1.12))
          .map((p, i) => flower(p, 11, i % 2 ? palette.gold : palette.pink300))
          .join(''),
    };
  },
};

const braidedSpaceBuns: StyleDrawing = {
  view: 'back',
  zoom: 1.14,
  dy: 26,
  draw(context) {
    const { head, accent } = context;
    const sides = [-1, 1] as const;
    const bun = (side: -1 | 1): string => {
      const [x, y] = head.page(directionAt(180 - side * 62, 40), 1.04);
      return (
        coiledBun(context, [x + side * 8, y - 34], 45, { foot: Math.PI / 2 + side * 0.3 }) +
        scrunchie({ x: x - side * 1, y: y + 6, rx: 26, ry: 9 }, accent, side * 16)
      );
    };
    const rows = sides.map((side) => {
      const target = directionAt(180 - side * 62, 40);
      const nape = [96, 113, 130, 147, 164].map((azimuth) => onHairline(180 - side * (180 - azimuth), 2));
      const part = [212, 199, 186, 173, 160, 147, 134, 121, 108, 95].map((a) => getRowDirection(side * 4, a));
      return convergingRows(context, target, [...nape, ...part], { stop: 0.9, partWidth: 1.8 });
    });
    return {
      hair:
        combedCap(context, 1.01) +
        rows.join('') +
        middlePart(context) +
        drawEars(context) +
        sides.map(bun).join(''),
    };
  },
};

export const protectiveStyles = { bantuKnots, afroPuffsBraidedFront, braidedCrown, braidedSpaceBuns };
