import { palette } from '../kit/colours.ts';
import { lerp, times, type Point } from '../kit/numbers.ts';
import { puff } from '../kit/ornaments.ts';
import { fillPath, line, n1 } from '../kit/svg.ts';
import { ears } from '../girl.ts';
import { boxBraids } from '../hair/boxes.ts';
import { withTufts } from '../hair/braids.ts';
import { looseHair } from '../hair/loose.ts';
import { middlePart, sleek } from '../hair/sleek.ts';
import type { StyleDrawing } from '../picture.ts';
import { blowDryer, drop, foam, warmAir, wideComb } from './tools.ts';

const drops = (list: readonly (readonly [x: number, y: number, size: number])[]): string =>
  list.map(([x, y, size]) => drop([x, y], size, palette.purple500)).join('');

/** The styles of the service "Hair Prep": a cloud of wet curls under foam, with a comb and drops. */
export const washDetanglePrep: StyleDrawing = {
  view: 'back',
  zoom: 1.08,
  dy: 8,
  draw({ hair, random, accent }) {
    const strands = times(9, (i) => {
      const u = i / 8;
      const at = (a: number, b: number) => n1(lerp(a, b, u));
      return (
        `M${at(232, 262)} ${at(108, 122)}C${at(262, 312)} ${at(160, 150)} ` +
        `${at(262, 326)} ${at(230, 205)} ${at(266, 332)} ${at(300, 246)}`
      );
    });
    return {
      hair:
        puff({ x: 200, y: 190, rx: 136, ry: 130 }, hair, random, { bumps: 30, curls: 120 }) +
        line(strands.join(''), hair.base, 13) +
        line(strands.filter((_, i) => i % 2).join(''), hair.dark, 3) +
        line(strands.filter((_, i) => i % 2 === 0).join(''), hair.light, 3),
      front:
        foam([
          [120, 96, 15],
          [230, 72, 14],
          [146, 76, 20],
          [206, 62, 19],
          [176, 58, 25],
          [160, 100, 13],
          [190, 88, 15],
          [104, 128, 9],
        ]) +
        wideComb([292, 196], 22, accent) +
        drops([
          [46, 128, 14],
          [30, 214, 10],
          [368, 112, 11],
          [362, 300, 13],
          [52, 306, 12],
          [76, 56, 9],
          [322, 54, 12],
        ]),
    };
  },
};

/** Smooth, stretched hair in profile, a section held out by a comb in the warm air of a dryer. */
export const blowOutPrep: StyleDrawing = {
  view: 'profile',
  zoom: 1.06,
  dx: -42,
  dy: 14,
  draw(picture) {
    const { hair, random, accent } = picture;
    const top: Point[] = [
      [176, 84],
      [250, 70],
      [316, 120],
      [330, 210],
      [344, 300],
      [362, 392],
    ];
    const inner: Point[] = [
      [132, 116],
      [168, 132],
      [214, 172],
      [234, 240],
      [236, 320],
      [222, 396],
    ];
    return {
      hair:
        sleek(picture) +
        ears(picture) +
        looseHair({
          from: inner,
          to: top,
          tones: hair,
          random,
          strokes: 26,
          feather: 10,
          sheen: [0.26, 0.46],
        }),
      front:
        wideComb([318, 300], 96, accent) +
        warmAir([400, 226], 0, palette.gold) +
        blowDryer([412, 226], 0, palette.pink500),
    };
  },
};

/** Both in one visit: one half wet curls under foam, the other half already stretched by the dryer. */
export const washBlowOutPrep: StyleDrawing = {
  view: 'back',
  zoom: 1.04,
  dx: -10,
  dy: 12,
  draw(picture) {
    const { hair, random, accent } = picture;
    const middle: Point[] = [
      [200, 74],
      [202, 140],
      [204, 210],
      [206, 280],
      [206, 340],
      [208, 398],
    ];
    const outer: Point[] = [
      [204, 74],
      [268, 92],
      [300, 150],
      [308, 230],
      [316, 310],
      [332, 392],
    ];
    return {
      hair:
        puff({ x: 136, y: 182, rx: 98, ry: 112 }, hair, random, { bumps: 26, curls: 90 }) +
        fillPath('M150 90H210V268H150Z', hair.base) +
        looseHair({
          from: middle,
          to: outer,
          tones: hair,
          random,
          strokes: 16,
          feather: 8,
          sheen: [0.3, 0.46],
        }) +
        middlePart(picture),
      front:
        foam([
          [78, 112, 13],
          [150, 74, 14],
          [104, 88, 19],
          [130, 76, 17],
          [120, 102, 13],
        ]) +
        drops([
          [32, 150, 13],
          [22, 232, 10],
          [60, 306, 12],
          [52, 66, 10],
          [100, 330, 9],
        ]) +
        warmAir([352, 200], 8, palette.gold, 0.8) +
        blowDryer([360, 202], 8, accent, 0.86),
    };
  },
};

/** Half the head still braided, half undone: crimped loose hair and a comb. */
export const takeDownCombOut: StyleDrawing = {
  view: 'back',
  zoom: 1.12,
  draw(picture) {
    const { hair, random, accent } = picture;
    const { scalp, braids } = boxBraids(picture, {
      cell: 26,
      width: 13,
      yEnd: 430,
      spread: 0.2,
      isKept: (section) => section.side < 0,
    });
    const middle: Point[] = [
      [200, 76],
      [202, 140],
      [202, 210],
      [200, 280],
      [198, 340],
      [196, 410],
    ];
    const outer: Point[] = [
      [204, 76],
      [272, 92],
      [304, 150],
      [318, 230],
      [334, 320],
      [346, 404],
    ];
    return {
      hair:
        scalp +
        ears(picture) +
        braids.svg +
        withTufts(picture, braids.tips) +
        looseHair({ from: middle, to: outer, tones: hair, random, strokes: 20, feather: 12, crimp: 5 }) +
        middlePart(picture),
      front: wideComb([300, 250], 20, accent),
    };
  },
};
