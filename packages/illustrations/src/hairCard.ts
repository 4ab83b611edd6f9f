import { drawEars } from './bodyParts.ts';
import type { DrawingContext, StyleDrawing } from './drawing.ts';
import { combedCap, middlePart } from './hair/combedHair.ts';
import { ringlets } from './hair/ringlets.ts';
import { looseHair } from './hair/looseHair.ts';
import { mixColors, palette, tonesFor } from './primitives/colors.ts';
import { itemAt, lerp, parsePoints, repeat, type Point } from './primitives/numbers.ts';
import { puff, type Oval } from './primitives/ornaments.ts';
import { filledPath, numberText, strokedPath } from './primitives/svg.ts';
import { renderGirl } from './renderGirl.ts';

export const hairCardTextures = ['STRAIGHT', 'WAVY', 'CURLY', 'COILY'] as const;
export const hairCardLengths = ['CHIN', 'SHOULDERS', 'MID_BACK', 'WAIST'] as const;

type Texture = (typeof hairCardTextures)[number];
type Length = (typeof hairCardLengths)[number];

/** How far down the page the hair reaches. */
const hemByLength: Readonly<Record<Length, number>> = {
  CHIN: 288,
  SHOULDERS: 366,
  MID_BACK: 462,
  WAIST: 588,
};

/** Half the width of straight hair at its hem. */
const spreadByLength: Readonly<Record<Length, number>> = {
  CHIN: 104,
  SHOULDERS: 108,
  MID_BACK: 112,
  WAIST: 112,
};

/** Her body below the edge at which pictures of styles end. */
const waist = ({ top }: DrawingContext): string =>
  filledPath('M46 556H354V700H46Z', top.base) + filledPath('M318 556H354V700H318Z', top.dark, 0.16);

/** The hair's two edges, from the parting over the head to the hem. */
function edges(length: Length, fullness: number): { left: Point[]; right: Point[] } {
  const hem = hemByLength[length];
  const spread = spreadByLength[length] + fullness;
  const head = parsePoints('203 84, 258 96, 292 146, 300 214');
  const [from, to] = [itemAt(head, -1), [200 + spread, hem] as const];
  const right = [
    ...head.map(([x, y]): Point => [x + (x > 210 ? fullness * 0.7 : 0), y - fullness * 0.3]),
    ...repeat(3, (i): Point => [
      lerp(from[0] + fullness * 0.7, to[0], (i + 1) / 3),
      lerp(from[1], to[1], (i + 1) / 3),
    ]),
  ];
  return { left: right.map(([x, y]): Point => [400 - x, y]), right };
}

const loose = (context: DrawingContext, length: Length, texture: 'STRAIGHT' | 'WAVY'): string => {
  const isWavy = texture === 'WAVY';
  const { left, right } = edges(length, isWavy ? 10 : 0);
  return (
    combedCap(context) +
    looseHair({
      from: left,
      to: right,
      tones: context.hair,
      random: context.random,
      strokes: isWavy ? 18 : 24,
      feather: isWavy ? 14 : 6,
      ...(isWavy ? { crimp: 9, waves: (hemByLength[length] - 84) / 17 } : { sheen: [0.28, 0.42] as const }),
    }) +
    middlePart(context)
  );
};

const curly = (context: DrawingContext, length: Length): string => {
  const { left, right } = edges(length, 16);
  return (
    combedCap(context) + ringlets({ from: left, to: right, tones: context.hair, random: context.random })
  );
};

/** From the lowest to the top: the hair grows outwards before it hangs. */
const clouds: Readonly<Record<Length, readonly Oval[]>> = {
  CHIN: [{ x: 200, y: 186, rx: 124, ry: 112 }],
  SHOULDERS: [
    { x: 200, y: 262, rx: 142, ry: 104 },
    { x: 200, y: 184, rx: 132, ry: 118 },
  ],
  MID_BACK: [
    { x: 200, y: 348, rx: 150, ry: 114 },
    { x: 200, y: 268, rx: 150, ry: 112 },
    { x: 200, y: 184, rx: 134, ry: 118 },
  ],
  WAIST: [
    { x: 200, y: 470, rx: 140, ry: 118 },
    { x: 200, y: 372, rx: 152, ry: 116 },
    { x: 200, y: 272, rx: 152, ry: 114 },
    { x: 200, y: 184, rx: 134, ry: 118 },
  ],
};

const coily = ({ hair, random }: DrawingContext, length: Length): string =>
  clouds[length].map((oval) => puff(oval, hair, random, { bumps: 32, curls: 72 })).join('');

function drawing(texture: Texture, length: Length): StyleDrawing {
  return {
    view: 'back',
    zoom: 0.8,
    dy: -84,
    draw(context) {
      const hair =
        texture === 'CURLY'
          ? curly(context, length)
          : texture === 'COILY'
            ? coily(context, length)
            : loose(context, length, texture);
      return { back: waist(context), hair: drawEars(context) + hair };
    },
  };
}

/** For unknown hair: a satin bonnet. */
const bonnet: StyleDrawing = {
  view: 'back',
  zoom: 0.8,
  dy: -84,
  draw(context) {
    const { accent } = context;
    const tones = tonesFor(accent);
    const folds = repeat(7, (i) => {
      const x = 200 + (i - 3) * 30;
      return `M${numberText(200 + (i - 3) * 19)} 258Q${numberText(x + (i - 3) * 5)} 190 ${numberText(200 + (i - 3) * 12)} ${numberText(96 + Math.abs(i - 3) * 9)}`;
    });
    return {
      back: waist(context),
      hair:
        drawEars(context) +
        filledPath(
          'M128 262C84 236 72 160 104 112C136 62 264 62 296 112C328 160 316 236 272 262C250 278 150 278 128 262Z',
          accent,
        ) +
        filledPath(
          'M240 79C270 86 288 100 296 112C328 160 316 236 272 262C262 269 240 273 216 274C268 236 284 140 240 79Z',
          tones.dark,
          0.16,
        ) +
        strokedPath(folds.join(''), tones.dark, 3, 0.35) +
        strokedPath('M116 176C116 146 126 122 146 106', palette.white, 7, 0.45) +
        strokedPath('M126 260Q200 292 274 260', mixColors(accent, palette.purple900, 0.35), 15) +
        strokedPath('M132 259Q200 287 268 259', mixColors(accent, palette.white, 0.25), 2.5, 0.7),
    };
  },
};

/** A girl from behind with her hair under a bonnet, as the text of an SVG. */
export const bonnetIllustration = (): string =>
  renderGirl(
    bonnet,
    {
      skin: 4,
      hair: 'black',
      ground: 'cream',
      top: 'purple',
      accent: 'pink',
      hasEarring: true,
      beads: ['purple'],
    },
    'bonnet',
    400,
  );

const looks = {
  STRAIGHT: { ground: 'purple', top: 'gold' },
  WAVY: { ground: 'cream', top: 'purple' },
  CURLY: { ground: 'pink', top: 'lilac' },
  COILY: { ground: 'purple', top: 'pink' },
} as const;

/** A girl from behind with loose hair of a texture and length, as the text of an SVG, for the hair card. */
export const hairCardIllustration = (texture: Texture, length: Length): string =>
  renderGirl(
    drawing(texture, length),
    {
      skin: 4,
      hair: 'black',
      ...looks[texture],
      accent: 'pink',
      hasEarring: true,
      beads: ['purple'],
    },
    `${texture} ${length}`,
    400,
  );
