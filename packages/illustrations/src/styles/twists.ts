import { sphere } from '../kit/head.ts';
import type { Point } from '../kit/numbers.ts';
import { puff, scrunchie } from '../kit/ornaments.ts';
import { curlyTwist, twist, type Strands } from '../kit/strands.ts';
import { ears } from '../girl.ts';
import { boxBraids } from '../hair/boxes.ts';
import { coiledBun, withCurls, withTufts } from '../hair/braids.ts';
import { hairlineStarts, rowsTo } from '../hair/rows.ts';
import type { StyleDrawing } from '../picture.ts';

/** A twist that lies on the head, wound more tightly. */
const flatTwist: Strands = (ribbon, tones, options) => twist(ribbon, tones, { ...options, pitch: 1.2 });

/** The styles of the service "Twists". */
export const twoStrandTwists: StyleDrawing = {
  view: 'back',
  draw(picture) {
    const { scalp, braids } = boxBraids(picture, {
      cell: 26,
      width: 15,
      make: twist,
      root: 'plain',
      fine: false,
      taper: 0.85,
      wave: 4,
      first: 64,
      flow: 'down',
      low: -0.1,
      lift: 1.08,
      yEnd: 326,
    });
    return { hair: scalp + braids.svg + withTufts(picture, braids.tips, 0.7) };
  },
};

export const flatTwists: StyleDrawing = {
  view: 'profile',
  zoom: 1.12,
  dx: -30,
  draw(picture) {
    const { head, hair, random, accent } = picture;
    const gathered = sphere(180, 8);
    const [x, y] = head.page(gathered, 1.05);
    return {
      hair:
        puff({ x: x + 34, y: y + 8, rx: 52, ry: 50 }, hair, random) +
        rowsTo(picture, gathered, hairlineStarts(0, 360, 15), {
          isClosed: true,
          make: flatTwist,
          stop: 0.92,
        }) +
        ears(picture) +
        scrunchie({ x: x + 4, y: y + 2, rx: 22, ry: 10 }, accent, 84),
    };
  },
};

export const passionTwists: StyleDrawing = {
  view: 'back',
  draw(picture) {
    const { scalp, braids } = boxBraids(picture, {
      cell: 28,
      first: 60,
      width: 19,
      lanes: 2,
      grow: 0.18,
      make: curlyTwist,
      pitch: 1.9,
      root: 'plain',
      flow: 'down',
      low: -0.1,
      lift: 1.1,
      taper: 0.8,
      wave: 8,
      jitter: 40,
      spread: 0.3,
      yEnd: 446,
    });
    return { hair: scalp + braids.svg + withCurls(picture, braids.tips, 11) };
  },
};

export const twistedHighBun: StyleDrawing = {
  view: 'profile',
  zoom: 1.08,
  dx: -10,
  dy: 40,
  draw(picture) {
    const crown = sphere(180, 58);
    const [x, y] = picture.head.page(crown, 1.04);
    const middle: Point = [x + 16, y - 30];
    return {
      hair:
        rowsTo(picture, crown, hairlineStarts(0, 360, 16), { isClosed: true, make: flatTwist }) +
        ears(picture) +
        coiledBun(picture, middle, 48, { make: twist, foot: 2.1 }) +
        scrunchie({ x: x + 3, y: y - 2, rx: 25, ry: 8 }, picture.accent, 28),
    };
  },
};
