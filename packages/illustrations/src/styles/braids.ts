import { palette } from '../primitives/colors.ts';
import { greatCircle, getRowDirection, onHairline, directionAt } from '../primitives/head.ts';
import { itemAt, repeat, type Point } from '../primitives/numbers.ts';
import { bead, bow, scrunchie } from '../primitives/ornaments.ts';
import { drawEars } from '../bodyParts.ts';
import { boxBraids, boxBraidStyle } from '../hair/boxBraids.ts';
import { braid, hangingPath, layerBraids, withBeads, withCurls, withTufts } from '../hair/braids.ts';
import { cornrow, rowPath } from '../hair/cornrows.ts';
import { combStrokes, middlePart, combedCap } from '../hair/combedHair.ts';
import type { DrawingContext, StyleDrawing } from '../drawing.ts';

const mediumBoxBraids = boxBraidStyle(
  'back',
  { cell: 23, first: 62, gap: 1.6, width: 12, lift: 1.07, yEnd: 462 },
  (context, tips) => withTufts(context, tips),
);

const jumboBoxBraids = boxBraidStyle(
  'back',
  {
    cell: 34,
    first: 62,
    width: 24,
    gap: 2.2,
    lanes: 2,
    lift: 1.08,
    taper: 0.7,
    jitter: 30,
    spread: 0.3,
    yEnd: 462,
  },
  (context, tips) => withTufts(context, tips, 0.8),
);

const knotlessBraids: StyleDrawing = {
  view: 'threeQuarter',
  draw(context) {
    const { scalp, braids } = boxBraids(context, {
      cell: 21,
      width: 11,
      first: 38,
      gap: 1.3,
      root: 'flat',
      under: context.hair.base,
      flow: 'down',
      crown: 52,
      low: -0.1,
      lift: 1.04,
      isBrick: true,
      grow: 0.16,
      wave: 5,
      yEnd: 452,
    });
    return { hair: scalp + drawEars(context) + braids.svg + withCurls(context, braids.tips, 7) };
  },
};

const bobWithBeads = boxBraidStyle(
  'threeQuarter',
  { cell: 24, width: 11.5, gap: 1.8, crown: 90, jitter: 8, wave: 1, lift: 1.08, spread: 0.04, yEnd: 282 },
  (context, tips) => withBeads(context, tips, 6.4, 3),
);

/** Rows from the middle braid forward to the temple, some of which go on as beaded braids; each with a gold cuff. */
function templeRows(context: DrawingContext) {
  const { head, hair, skin } = context;
  return repeat(6, (i) => {
    const azimuth = 322 - i * 10.5;
    const path = greatCircle(getRowDirection(-11, 58 + i * 15), onHairline(azimuth, 1), 20, [0, 0.05, 0.16]);
    const row = cornrow(head, path, () => 7.6, hair, { part: skin.part, partWidth: 3.4 });
    const [end] = row.ends;
    const hangs = end !== undefined && i >= 2 && i <= 4;
    return {
      row,
      cuffs: end !== undefined && i < 5 ? [head.page(itemAt(path, 12), 1.03)] : [],
      hanging: hangs
        ? [
            braid(
              context,
              hangingPath(context, end.p, Math.PI / 2 - 0.1, 286 + i * 12, { wave: 1.5, lead: 6 }),
              10,
            ),
          ]
        : [],
    };
  });
}

const fulaniBraids: StyleDrawing = {
  view: 'profile',
  draw(context) {
    const { head, hair, skin } = context;
    const rear = boxBraids(context, {
      cell: 18,
      width: 11,
      gap: 0,
      first: 104,
      isBrick: true,
      root: 'plain',
      under: context.skin.base,
      yEnd: 462,
    });
    const temple = templeRows(context);
    const middle = cornrow(head, rowPath(-3, { pinch: 0, to: 150 }).path, () => 11, hair, {
      part: skin.part,
      partWidth: 4,
    });
    const hanging = layerBraids(temple.flatMap((one) => one.hanging));
    return {
      hair:
        rear.scalp +
        rear.braids.svg +
        withTufts(context, rear.braids.tips) +
        temple.map((one) => one.row.parting).join('') +
        temple.map((one) => one.row.svg).join('') +
        middle.parting +
        middle.svg +
        drawEars(context) +
        hanging.svg +
        withBeads(context, hanging.tips, 6, 3) +
        temple
          .flatMap((one) => one.cuffs)
          .map((at) => bead(at, 4.6, palette.gold))
          .join(''),
    };
  },
};

const twoBigPlaits: StyleDrawing = {
  view: 'back',
  draw(context) {
    const { head, accent } = context;
    const sides = [-1, 1] as const;
    const combed = sides.flatMap((side) =>
      repeat(9, (i) =>
        greatCircle(getRowDirection(-side * 3, 62 + i * 17), directionAt(180 + side * 42, -20), 14, [
          -side * 0.25,
          0.02,
          0,
        ]),
      ),
    );
    const roots = sides.map((side) => ({ side, at: head.page(directionAt(180 - side * 42, -20), 1.02) }));
    const plaits = layerBraids(
      roots.map(({ side, at: [x, y] }) => {
        const points: Point[] = [
          [x, y - 8],
          [x + side * 14, y + 26],
          [x + side * 26, y + 90],
          [x + side * 20, 428],
        ];
        return braid(context, points, 46, { taper: 0.55, fine: false });
      }),
    );
    return {
      hair:
        combedCap(context) +
        combStrokes(context, combed) +
        middlePart(context) +
        drawEars(context) +
        plaits.svg +
        withTufts(context, plaits.tips, 0.9) +
        plaits.tips.map((tip) => bow(tip.p, 19, accent)).join('') +
        roots
          .map(({ side, at: [x, y] }) =>
            scrunchie({ x: x + side * 3, y: y + 2, rx: 20, ry: 9 }, palette.gold, side * -14),
          )
          .join(''),
    };
  },
};

export const braidStyles = {
  mediumBoxBraids,
  jumboBoxBraids,
  knotlessBraids,
  bobWithBeads,
  fulaniBraids,
  twoBigPlaits,
};
