import { mixColors, palette, tonesFor } from '../primitives/colors.ts';
import { parseCircles, repeat, type Point } from '../primitives/numbers.ts';
import { dots, element, filledPath, strokedPath, numberText, transformed } from '../primitives/svg.ts';

/** The braider's tools, for the Hair Prep pictures. A wide comb; its teeth point down before it is turned (degrees). */
export const wideComb = (at: Point, turn: number, colour: string, scale = 1): string => {
  const teeth = repeat(8, (i) => {
    const x = -46 + i * 14;
    return `M${x} -2L${x + 8.5} -2L${x + 6} 36Q${numberText(x + 4.2)} 40 ${x + 2.5} 36Z`;
  });
  return transformed(
    at,
    turn,
    filledPath('M-46 -12C-46 -20 -40 -24 -32 -24L60 -24C70 -24 74 -16 70 -8L66 0L-46 0Z', colour) +
      filledPath(teeth.join(''), colour) +
      strokedPath('M-34 -16L52 -16', mixColors(colour, palette.white, 0.5), 3.5, 0.8),
    scale,
  );
};

export const drawDrop = ([x, y]: Point, size: number, colour: string): string => {
  const side = size * 0.68;
  const shape =
    `M${numberText(x)} ${numberText(y - size)}C${numberText(x + size * 0.35)} ${numberText(y - size * 0.4)} ${numberText(x + side)} ${numberText(y)} ${numberText(x + side)} ${numberText(y + size * 0.32)}` +
    `A${numberText(side)} ${numberText(side)} 0 1 1 ${numberText(x - side)} ${numberText(y + size * 0.32)}` +
    `C${numberText(x - side)} ${numberText(y)} ${numberText(x - size * 0.35)} ${numberText(y - size * 0.4)} ${numberText(x)} ${numberText(y - size)}Z`;
  const shine = `M${numberText(x - size * 0.32)} ${numberText(y + size * 0.25)}q0 ${numberText(size * 0.3)} ${numberText(size * 0.28)} ${numberText(size * 0.36)}`;
  return filledPath(shape, colour) + strokedPath(shine, palette.white, size * 0.16, 0.9);
};

/** Shampoo foam, from bubbles as `'x y radius, …'`. */
export const drawFoam = (table: string): string => {
  const bubbles = parseCircles(table);
  const shades = bubbles.map(({ at: [x, y], radius: r }) =>
    dots([[x, y + r * 0.12]], r * 1.06, palette.purple300),
  );
  const whites = bubbles.map(({ at, radius }) => dots([at], radius, palette.white));
  const shines = bubbles.map(({ at: [x, y], radius: r }) =>
    strokedPath(
      `M${numberText(x - r * 0.55)} ${numberText(y + r * 0.15)}A${numberText(r * 0.58)} ${numberText(r * 0.58)} 0 0 1 ${numberText(x)} ${numberText(y - r * 0.58)}`,
      palette.purple300,
      Math.max(1.6, r * 0.14),
    ),
  );
  return [...shades, ...whites, ...shines].join('');
};

/** A blow-dryer; it blows to the left before it is turned (degrees). `at` is the mouth of its nozzle. */
export const blowDryer = (at: Point, turn: number, colour: string, scale = 1): string => {
  const tones = tonesFor(colour);
  const shade = mixColors(colour, palette.purple900, 0.32);
  return transformed(
    at,
    turn,
    filledPath('M96 22L124 18L138 92C139 100 134 104 126 104L116 104C109 104 105 100 104 94Z', shade) +
      filledPath(
        'M30 -29C60 -40 100 -44 130 -38C152 -33 162 -18 162 0C162 18 152 33 130 37C100 42 60 38 30 29Z',
        colour,
      ) +
      filledPath('M30 29C60 38 100 42 130 37C146 34 156 25 160 12C140 24 90 28 30 18Z', shade, 0.5) +
      filledPath('M0 -18L34 -32L34 32L0 18C-3 12 -3 -12 0 -18Z', palette.purple900) +
      element('ellipse', { cx: 142, cy: 0, rx: 13, ry: 25, fill: palette.purple900, 'fill-opacity': 0.55 }) +
      strokedPath('M137 -13L147 -13M135 -4L149 -4M135 5L149 5M137 14L147 14', tones.light, 2.4, 0.8) +
      strokedPath('M50 -24C76 -31 100 -32 118 -29', mixColors(colour, palette.white, 0.6), 5, 0.85) +
      filledPath('M114 56L126 54L129 74L117 76Z', palette.gold),
    scale,
  );
};

/** Warm air: strokes that stream to the left from a point before they are turned (degrees). */
export const drawWarmAir = (at: Point, turn: number, colour: string, scale = 1): string =>
  transformed(
    at,
    turn,
    strokedPath(
      'M-12 -26C-30 -34 -44 -20 -64 -28M-14 -9C-36 -16 -54 -2 -82 -10M-14 9C-36 2 -54 16 -82 8M-12 26C-30 18 -44 32 -64 25',
      colour,
      5,
    ),
    scale,
  );
