import { arc, backRow, onHairline, onward, sphere, type Direction } from '../kit/head.ts';
import { RAD, times, type Point } from '../kit/numbers.ts';
import { coiledKnot, flower, puff, scrunchie } from '../kit/ornaments.ts';
import { ears } from '../girl.ts';
import { parted } from '../hair/boxes.ts';
import { braid, coiledBun } from '../hair/braids.ts';
import { farFirst, hairlineStarts, rowsTo } from '../hair/rows.ts';
import { combedTo, flow, middlePart, sleek } from '../hair/sleek.ts';
import { palette } from '../kit/colours.ts';
import type { StyleDrawing } from '../picture.ts';

/** The styles of the service "Protective Styles". */
export const bantuKnots: StyleDrawing = {
  view: 'threeQuarter',
  zoom: 1.14,
  draw(picture) {
    const { head, hair, lighterHair } = picture;
    const { scalp, sections } = parted(picture, { cell: 34, gap: 1.4, first: 40, fill: hair.dark });
    const knots = farFirst(picture, sections, (section) => section.middle).map(({ middle }) => {
      const [right, up] = head.normal(middle);
      return coiledKnot(head.page(middle, 1.03), 19, [right, -up], lighterHair);
    });
    return { hair: sleek(picture, 1) + scalp + ears(picture) + knots.join('') };
  },
};

export const afroPuffsBraidedFront: StyleDrawing = {
  view: 'profile',
  zoom: 1.06,
  dx: -14,
  dy: 34,
  draw(picture) {
    const { head, hair, darkerHair, random, accent } = picture;
    const root = sphere(236, 42);
    const [x, y] = head.page(root, 1.04);
    return {
      back: puff({ x: x - 84, y: y - 46, rx: 46, ry: 44 }, darkerHair, random, { curls: 40 }),
      hair:
        sleek(picture) +
        flow(picture, combedTo(root, 186, 254, 12)) +
        rowsTo(picture, root, hairlineStarts(262, 360, 12), { stop: 0.9, partWidth: 3.6 }) +
        ears(picture) +
        puff({ x: x + 22, y: y - 40, rx: 62, ry: 59 }, hair, random, { bumps: 24, curls: 54 }) +
        scrunchie({ x: x + 1, y: y + 11, rx: 25, ry: 9 }, accent, 14),
    };
  },
};

const CROWN_MIDDLE = sphere(180, 60);

/** A place on the crown, `turn` (1 = all round) from the middle of the back: a circle that rises from the nape to the forehead. */
function onCrown(turn: number): Direction {
  const [, up, forward] = sphere(180, -30);
  const [c, s] = [Math.cos(turn * 360 * RAD), Math.sin(turn * 360 * RAD)];
  return onward(CROWN_MIDDLE, [s, up * c, forward * c], 56);
}

export const braidedCrown: StyleDrawing = {
  view: 'back',
  dy: 14,
  draw(picture) {
    const { head, lighterHair } = picture;
    const around = (from: number, to: number) =>
      times(41, (i) => head.page(onCrown(from + (i / 40) * (to - from)), 1.09));
    const crownBraid = (points: readonly Point[]) =>
      braid(picture, points, 40, { taper: 1, tones: lighterHair, fine: false }).svg;
    const up = times(19, (i) => arc(onHairline(96 + (i * 168) / 18, 2), onCrown(0.28 - (i * 0.56) / 18), 10));
    const top = times(17, (i) => arc(CROWN_MIDDLE, onCrown(0.3 - (i * 0.6) / 16), 12).slice(1));
    return {
      hair:
        crownBraid(around(0.26, 0.74)) +
        sleek(picture, 1.01) +
        flow(picture, [...up, ...top]) +
        ears(picture) +
        crownBraid(around(-0.3, 0.3)) +
        times(5, (i) => head.page(onCrown((i - 2) * 0.09), 1.12))
          .map((p, i) => flower(p, 11, i % 2 ? palette.gold : palette.pink300))
          .join(''),
    };
  },
};

export const braidedSpaceBuns: StyleDrawing = {
  view: 'back',
  zoom: 1.14,
  dy: 26,
  draw(picture) {
    const { head, accent } = picture;
    const sides = [-1, 1] as const;
    const bun = (side: -1 | 1): string => {
      const [x, y] = head.page(sphere(180 - side * 62, 40), 1.04);
      return (
        coiledBun(picture, [x + side * 8, y - 34], 45, { foot: Math.PI / 2 + side * 0.3 }) +
        scrunchie({ x: x - side * 1, y: y + 6, rx: 26, ry: 9 }, accent, side * 16)
      );
    };
    const rows = sides.map((side) => {
      const target = sphere(180 - side * 62, 40);
      const nape = [96, 113, 130, 147, 164].map((azimuth) => onHairline(180 - side * (180 - azimuth), 2));
      const part = [212, 199, 186, 173, 160, 147, 134, 121, 108, 95].map((a) => backRow(side * 4, a));
      return rowsTo(picture, target, [...nape, ...part], { stop: 0.9, partWidth: 1.8 });
    });
    return {
      hair:
        sleek(picture, 1.01) + rows.join('') + middlePart(picture) + ears(picture) + sides.map(bun).join(''),
    };
  },
};
