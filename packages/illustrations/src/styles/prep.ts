import { palette } from '../primitives/colors.ts';
import { parseCircles, lerp, parsePoints, repeat } from '../primitives/numbers.ts';
import { puff } from '../primitives/ornaments.ts';
import { strokedPath, numberText } from '../primitives/svg.ts';
import { drawEars } from '../bodyParts.ts';
import { boxBraids } from '../hair/boxBraids.ts';
import { withTufts } from '../hair/braids.ts';
import { looseHair } from '../hair/looseHair.ts';
import { middlePart, combedCap } from '../hair/combedHair.ts';
import type { StyleDrawing } from '../drawing.ts';
import { blowDryer, drawDrop, drawFoam, drawWarmAir, wideComb } from './hairTools.ts';

const drops = (table: string): string =>
  parseCircles(table)
    .map(({ at, radius }) => drawDrop(at, radius, palette.purple500))
    .join('');

/** A cloud of wet curls under foam, with a comb and drops. */
const washDetanglePrep: StyleDrawing = {
  view: 'back',
  zoom: 1.08,
  dy: 8,
  draw({ hair, random, accent }) {
    const strands = repeat(9, (i) => {
      const u = i / 8;
      const at = (a: number, b: number) => numberText(lerp(a, b, u));
      return (
        `M${at(232, 262)} ${at(108, 122)}C${at(262, 312)} ${at(160, 150)} ` +
        `${at(262, 326)} ${at(230, 205)} ${at(266, 332)} ${at(300, 246)}`
      );
    });
    return {
      hair:
        puff({ x: 200, y: 190, rx: 136, ry: 130 }, hair, random, { bumps: 30, curls: 120 }) +
        strokedPath(strands.join(''), hair.base, 13) +
        strokedPath(strands.filter((_, i) => i % 2).join(''), hair.dark, 3) +
        strokedPath(strands.filter((_, i) => i % 2 === 0).join(''), hair.light, 3),
      front:
        drawFoam('120 96 15, 230 72 14, 146 76 20, 206 62 19, 176 58 25, 160 100 13, 190 88 15, 104 128 9') +
        wideComb([292, 196], 22, accent) +
        drops('46 128 14, 30 214 10, 368 112 11, 362 300 13, 52 306 12, 76 56 9, 322 54 12'),
    };
  },
};

/** Smooth, stretched hair in profile, in the warm air of a dryer. */
const blowOutPrep: StyleDrawing = {
  view: 'profile',
  zoom: 1.02,
  dx: -60,
  dy: 12,
  draw(context) {
    const { hair, random } = context;
    const outer = parsePoints('150 92, 226 66, 300 100, 328 180, 338 270, 352 350, 376 408');
    const inner = parsePoints('126 122, 150 128, 196 158, 226 210, 232 280, 226 340, 208 394');
    return {
      hair:
        combedCap(context) +
        drawEars(context) +
        looseHair({ from: inner, to: outer, tones: hair, random, strokes: 28, sheen: [0.26, 0.46] }),
      front:
        drawWarmAir([346, 196], 16, palette.gold, 0.9) + blowDryer([350, 198], 16, palette.pink500, 0.66),
    };
  },
};

/** Both services in one picture: one half wet curls under foam, the other half already stretched by the dryer. */
const washBlowOutPrep: StyleDrawing = {
  view: 'back',
  zoom: 0.94,
  dx: -18,
  dy: 0,
  draw(context) {
    const { hair, random } = context;
    const middle = parsePoints('199 80, 201 140, 197 210, 203 280, 204 340, 206 404');
    const outer = parsePoints('203 80, 264 90, 302 150, 312 230, 320 310, 340 400');
    return {
      hair:
        combedCap(context) +
        puff({ x: 128, y: 186, rx: 98, ry: 112 }, hair, random, { bumps: 26, curls: 90 }) +
        looseHair({ from: middle, to: outer, tones: hair, random, strokes: 16, sheen: [0.3, 0.46] }) +
        middlePart(context),
      front:
        drawFoam('70 110 13, 146 72 15, 98 86 20, 126 70 18, 114 104 14') +
        drops('24 118 12, 12 210 10, 48 320 13, 40 60 10, 96 344 10') +
        drawWarmAir([338, 190], 14, palette.gold, 0.8) +
        blowDryer([340, 192], 14, palette.pink500, 0.54),
    };
  },
};

/** Half the head still braided, half undone: crimped loose hair and a comb. */
const takeDownCombOut: StyleDrawing = {
  view: 'back',
  zoom: 1.12,
  draw(context) {
    const { hair, random, accent } = context;
    const { scalp, braids } = boxBraids(context, {
      cell: 26,
      first: 62,
      width: 13,
      flow: 'down',
      low: -0.1,
      yEnd: 430,
      spread: 0.2,
      isKept: (section) => section.side < 0,
    });
    const middle = parsePoints('199 86, 197 140, 197 210, 195 280, 193 340, 191 410');
    const outer = parsePoints('203 86, 262 92, 302 148, 318 230, 334 320, 346 404');
    return {
      hair:
        scalp +
        drawEars(context) +
        braids.svg +
        withTufts(context, braids.tips) +
        looseHair({ from: middle, to: outer, tones: hair, random, strokes: 20, feather: 10, crimp: 5 }) +
        middlePart(context),
      front: wideComb([300, 250], 20, accent),
    };
  },
};

export const prepStyles = { washDetanglePrep, blowOutPrep, washBlowOutPrep, takeDownCombOut };
