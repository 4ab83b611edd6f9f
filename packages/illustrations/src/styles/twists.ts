import { directionAt } from '../primitives/head.ts';
import type { Point } from '../primitives/numbers.ts';
import { puff, scrunchie } from '../primitives/ornaments.ts';
import { curlyTwist, twist, type Strands } from '../primitives/strands.ts';
import { drawEars } from '../bodyParts.ts';
import { boxBraidStyle } from '../hair/boxBraids.ts';
import { coiledBun, withCurls, withTufts } from '../hair/braids.ts';
import { hairlineStarts, convergingRows } from '../hair/cornrows.ts';
import type { StyleDrawing } from '../drawing.ts';

/** A twist that lies on the head, wound more tightly. */
const flatTwist: Strands = (ribbon, tones, options) => twist(ribbon, tones, { ...options, pitch: 1.2 });

const twoStrandTwists = boxBraidStyle(
  'back',
  {
    cell: 26,
    width: 15,
    make: twist,
    root: 'plain',
    fine: false,
    taper: 0.85,
    wave: 4,
    first: 64,
    lift: 1.08,
    yEnd: 326,
  },
  (context, tips) => withTufts(context, tips, 0.7),
);

const flatTwists: StyleDrawing = {
  view: 'profile',
  zoom: 1.12,
  dx: -30,
  draw(context) {
    const { head, hair, random, accent } = context;
    const gathered = directionAt(180, 8);
    const [x, y] = head.page(gathered, 1.05);
    return {
      hair:
        puff({ x: x + 34, y: y + 8, rx: 52, ry: 50 }, hair, random) +
        convergingRows(context, gathered, hairlineStarts(0, 360, 15), {
          isClosed: true,
          make: flatTwist,
          stop: 0.92,
        }) +
        drawEars(context) +
        scrunchie({ x: x + 4, y: y + 2, rx: 22, ry: 10 }, accent, 84),
    };
  },
};

const passionTwists = boxBraidStyle(
  'back',
  {
    cell: 28,
    first: 60,
    width: 19,
    lanes: 2,
    grow: 0.18,
    make: curlyTwist,
    pitch: 1.9,
    root: 'plain',
    lift: 1.1,
    taper: 0.8,
    wave: 8,
    jitter: 40,
    spread: 0.3,
    yEnd: 446,
  },
  (context, tips) => withCurls(context, tips, 11),
);

const twistedHighBun: StyleDrawing = {
  view: 'profile',
  zoom: 1.08,
  dx: -10,
  dy: 40,
  draw(context) {
    const crown = directionAt(180, 58);
    const [x, y] = context.head.page(crown, 1.04);
    const middle: Point = [x + 16, y - 30];
    return {
      hair:
        convergingRows(context, crown, hairlineStarts(0, 360, 16), { isClosed: true, make: flatTwist }) +
        drawEars(context) +
        coiledBun(context, middle, 48, { make: twist, foot: 2.1 }) +
        scrunchie({ x: x + 3, y: y - 2, rx: 25, ry: 8 }, context.accent, 28),
    };
  },
};

export const twistStyles = { twoStrandTwists, flatTwists, passionTwists, twistedHighBun };
