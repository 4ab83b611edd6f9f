import { directionAt } from '../primitives/head.ts';
import { itemAt, lerp, repeat, type Point } from '../primitives/numbers.ts';
import { scrunchie } from '../primitives/ornaments.ts';
import { ribbonOutline, spline } from '../primitives/ribbon.ts';
import { filledPath, polygon } from '../primitives/svg.ts';
import { drawEars } from '../bodyParts.ts';
import { braid, layerBraids, withBeads, withElastics, withTufts } from '../hair/braids.ts';
import {
  cornrow,
  hairlineStarts,
  getRowHalfWidth,
  rowPath,
  getRowAngles,
  convergingRows,
  straightBack,
} from '../hair/cornrows.ts';
import { combPaths, combStrokes, combedCap } from '../hair/combedHair.ts';
import type { DrawingContext, StyleDrawing } from '../drawing.ts';

const straightBackCornrows: StyleDrawing = {
  view: 'threeQuarter',
  draw(context) {
    const { rows, tails } = straightBack(context, { yEnd: 396 });
    return { hair: withTufts(context, tails.tips) + tails.svg + rows + drawEars(context) };
  },
};

const feedInCornrows: StyleDrawing = {
  view: 'threeQuarter',
  draw(context) {
    const { rows, tails } = straightBack(context, {
      count: 9,
      gap: 17,
      width: 21,
      isFedIn: true,
      parting: 2.4,
      pinch: 0.36,
      yEnd: 462,
      tail: { taper: 0.62, spread: 0.5, grow: 0.12 },
    });
    return { hair: drawEars(context) + withTufts(context, tails.tips) + tails.svg + rows };
  },
};

const zigZagCornrows: StyleDrawing = {
  view: 'threeQuarter',
  draw(context) {
    const { head, skin } = context;
    const { rows, tails } = straightBack(context, {
      count: 7,
      gap: 23,
      parting: 9,
      width: 18,
      yEnd: 326,
      row: { partWidth: 0, bed: 1.1 },
    });
    const zigZags = getRowAngles(6, 23)
      .flatMap((side) =>
        head.scalpRibbons(rowPath(side, { zig: 4.4, teeth: 8, step: 206 / 16 }).path, () => 1.9, 1.02),
      )
      .map((ribbon) => filledPath(ribbonOutline(ribbon, 1, 4), skin.part));
    return {
      hair:
        combedCap(context, 1.01) +
        combStrokes(context, combPaths(directionAt(236, -4), 266, 296, 6), 1.4) +
        zigZags.join('') +
        rows +
        drawEars(context) +
        tails.svg +
        withElastics(context, tails.tips),
    };
  },
};

const cornrowsWithBeads: StyleDrawing = {
  view: 'back',
  draw(context) {
    const { rows, tails } = straightBack(context, { width: 11, yEnd: 346, tail: { spread: 0.25 } });
    return { hair: drawEars(context) + tails.svg + rows + withBeads(context, tails.tips, 6.6, 5) };
  },
};

/** The braids of a high ponytail, the middle one on top. */
function ponytail(context: DrawingContext, [x, y]: Point) {
  const { hair, darkerHair, lighterHair, random } = context;
  const tails = repeat(9, (i) => {
    const k = ((i % 2 ? 1 : -1) * Math.ceil(i / 2)) / 4;
    const rx = 44 + k * 16;
    const points: Point[] = [
      [x, y],
      [x + 18 + k * 4, y - 20 - k * 10],
      [x + rx, y - 4 - k * 10],
      [x + rx + 12 + k * 8, y + 70],
      [x + rx + 2 + k * 22, y + 150],
      [x + rx - 10 + k * 40, 362 + random() * 44],
    ];
    return braid(context, points, 14, { taper: 0.75, tones: itemAt([hair, darkerHair, lighterHair], i % 3) });
  });
  return layerBraids(tails.toReversed());
}

const cornrowsIntoPonytail: StyleDrawing = {
  view: 'profile',
  zoom: 1.12,
  dx: -14,
  dy: 6,
  draw(context) {
    const crown = directionAt(180, 46);
    const at = context.head.page(crown, 1.03);
    const tail = ponytail(context, at);
    return {
      hair:
        convergingRows(context, crown, hairlineStarts(0, 360, 15), { isClosed: true }) +
        drawEars(context) +
        tail.svg +
        withBeads(context, tail.tips, 5.6, 2) +
        scrunchie({ x: at[0] + 6, y: at[1] - 8, rx: 20, ry: 11 }, context.accent, 58),
    };
  },
};

const lemonadeBraids: StyleDrawing = {
  view: 'back',
  draw(context) {
    const { head, hair, skin, random } = context;
    const gap = 13.5;
    const half = getRowHalfWidth(gap, 1.8);
    const rows = getRowAngles(13, gap).flatMap((side) => {
      const { path, pack } = rowPath(side, { roll: 0.95, turn: 0.42, pinch: 0.12, from: 10, to: 260 });
      return path.length < 4 ? [] : [cornrow(head, path, (u) => half * pack(u), hair, { part: skin.part })];
    });
    const ends = rows
      .flatMap((row) => row.ends.map((end) => end.p))
      .filter(([, y]) => y > 150)
      .toSorted((p, q) => q[0] - p[0]);
    const ways = ends.map((p, i): Point[] => {
      const x = lerp(150, 74, i / (ends.length - 1));
      return [
        p,
        [lerp(p[0], x, 0.4), p[1] + 24],
        [lerp(p[0], x, 0.85), lerp(p[1], 340, 0.6)],
        [x + 3, 372],
        [x - 4, 442 + random() * 26],
      ];
    });
    const tails = layerBraids(ways.map((way) => braid(context, way, 13, { grow: 0.08 })));
    // No ground shows between the braids of the curtain.
    const behind = ways.slice(1).map((way, i) => {
      const other = itemAt(ways, i).slice(0, 4);
      return polygon([...spline(way.slice(0, 4), 6), ...spline(other, 6).toReversed()]);
    });
    return {
      hair:
        drawEars(context) +
        filledPath(behind.join(''), hair.dark) +
        filledPath(head.cap(1), hair.dark) +
        withTufts(context, tails.tips) +
        rows.map((row) => row.parting).join('') +
        rows.map((row) => row.svg).join('') +
        tails.svg,
    };
  },
};

export const cornrowStyles = {
  straightBackCornrows,
  feedInCornrows,
  zigZagCornrows,
  cornrowsIntoPonytail,
  cornrowsWithBeads,
  lemonadeBraids,
};
