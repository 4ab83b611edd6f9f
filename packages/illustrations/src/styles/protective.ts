import { arc, onHairline, sphere } from '../kit/head.ts';
import { times, type Point } from '../kit/numbers.ts';
import { coiledKnot, flower, puff, scrunchie } from '../kit/ornaments.ts';
import { element } from '../kit/svg.ts';
import { ears } from '../girl.ts';
import { parted } from '../hair/boxes.ts';
import { braid } from '../hair/braids.ts';
import { farFirst, rowsTo } from '../hair/rows.ts';
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
    return { hair: scalp + ears(picture) + knots.join('') };
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
        rowsTo(picture, near, { from: 270, to: 358, step: 10, stop: 0.8 }) +
        ears(picture) +
        scrunchie({ x: farX + 4, y: farY - 2, rx: 14, ry: 8 }, accent, 40) +
        puff({ x: x - 12, y: y - 34, rx: 58, ry: 55 }, hair, random) +
        scrunchie({ x: x + 1, y: y + 15, rx: 23, ry: 9 }, accent, 12),
    };
  },
};

export const braidedCrown: StyleDrawing = {
  view: 'back',
  draw(picture) {
    const { lighterHair } = picture;
    const at = (t: number, ry: number): Point => [200 + Math.cos(t) * 88, 142 - Math.sin(t) * ry];
    const low = times(41, (i) => at(Math.PI - 0.3 + (i / 40) * (Math.PI + 0.6), 70));
    const high = times(41, (i) => at((i / 40) * Math.PI, 60));
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
    const { head, hair, lighterHair, accent } = picture;
    const sides = [-1, 1] as const;
    const bun = (side: -1 | 1): string => {
      const [x, y] = head.page(sphere(180 - side * 58, 42), 1.04);
      const middle: Point = [x + side * 8, y - 30];
      const coil = times(56, (i): Point => {
        const angle = Math.PI / 2 - side * (0.4 - i * 0.17);
        const r = 38 - (i / 55) * 26;
        return [middle[0] + Math.cos(angle) * r, middle[1] + Math.sin(angle) * r * 0.94];
      });
      return (
        element('ellipse', { cx: middle[0], cy: middle[1], rx: 45, ry: 42, fill: hair.dark }) +
        braid(picture, coil.reverse(), 18, { fine: false, taper: 1.5, tones: lighterHair }).svg +
        scrunchie({ x: x - side * 3, y: y + 6, rx: 24, ry: 8 }, accent, side * 20)
      );
    };
    const rows = sides.map((side) => {
      const target = sphere(180 - side * 58, 42);
      const [from, to] = side > 0 ? [86, 176] : [184, 274];
      return rowsTo(picture, target, { from, to, step: 13, stop: 0.92 });
    });
    return {
      hair:
        sleek(picture, 1.01) + rows.join('') + middlePart(picture) + ears(picture) + sides.map(bun).join(''),
    };
  },
};
