import { arc, backRow, onHairline, sphere } from '../kit/head.ts';
import { times, type Point } from '../kit/numbers.ts';
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
  view: 'threeQuarter',
  zoom: 1.1,
  draw(picture) {
    const { head, hair, random, accent } = picture;
    const near = sphere(238, 44);
    const far = sphere(112, 40);
    const [x, y] = head.page(near, 1.04);
    const [farX, farY] = head.page(far, 1.04);
    const combed = [...combedTo(near, 184, 247, 8), ...combedTo(far, 176, 131, 6)];
    return {
      hair:
        puff({ x: farX + 24, y: farY - 22, rx: 50, ry: 48 }, hair, random, { curls: 40 }) +
        sleek(picture) +
        flow(picture, combed) +
        middlePart(picture) +
        rowsTo(picture, near, hairlineStarts(270, 358, 10), { stop: 0.8 }) +
        ears(picture) +
        scrunchie({ x: farX + 4, y: farY - 2, rx: 14, ry: 8 }, accent, 40) +
        puff({ x: x - 12, y: y - 34, rx: 58, ry: 55 }, hair, random) +
        scrunchie({ x: x + 1, y: y + 15, rx: 23, ry: 9 }, accent, 12),
    };
  },
};

/** A point on the crown at a turn `t` (radians, 0 = right), `ry` high. */
const onCrown = (t: number, ry: number): Point => [200 + Math.cos(t) * 88, 142 - Math.sin(t) * ry];

export const braidedCrown: StyleDrawing = {
  view: 'back',
  draw(picture) {
    const { lighterHair } = picture;
    const low = times(41, (i) => onCrown(Math.PI - 0.3 + (i / 40) * (Math.PI + 0.6), 70));
    const high = times(41, (i) => onCrown((i / 40) * Math.PI, 60));
    const up = times(17, (i) => arc(onHairline(100 + i * 10, 2), sphere(122 + i * 7.2, 4), 10));
    const top = times(15, (i) =>
      arc(sphere(180, 70), sphere(96 + i * 12, 6 + (10 * Math.abs(i - 7)) / 7), 12),
    );
    const flowers: readonly Point[] = [
      [128, 178],
      [160, 202],
      [200, 210],
      [240, 202],
      [272, 178],
    ];
    return {
      hair:
        braid(picture, high, 34, { taper: 1, tones: lighterHair }).svg +
        sleek(picture, 1) +
        flow(picture, [...up, ...top]) +
        ears(picture) +
        braid(picture, low, 38, { taper: 1, tones: lighterHair }).svg +
        flowers.map((p, i) => flower(p, 11, i % 2 ? palette.gold : palette.pink300)).join(''),
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
      const part = [212, 199, 186, 173, 160, 147, 134].map((a) => backRow(side * 4, a));
      return rowsTo(picture, target, [...nape, ...part], { stop: 0.9, gap: 1.6, partWidth: 1.6 });
    });
    return {
      hair:
        sleek(picture, 1.01) + rows.join('') + middlePart(picture) + ears(picture) + sides.map(bun).join(''),
    };
  },
};
