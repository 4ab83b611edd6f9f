import { mixColors, tonesFor } from './primitives/colors.ts';
import { createHead } from './primitives/head.ts';
import { seededRandom } from './primitives/numbers.ts';
import { element, numberText } from './primitives/svg.ts';
import { drawBody, drawFace } from './bodyParts.ts';
import {
  BACKGROUND_COLORS,
  HAIR_COLORS,
  SKIN_COLORS,
  CLOTHING_COLORS,
  type Appearance,
} from './appearance.ts';
import type { DrawingContext, SkinTones, StyleDrawing } from './drawing.ts';

const skinTones = (base: string): SkinTones => ({
  base,
  dark: mixColors(base, '#3a1420', 0.38),
  light: mixColors(base, '#ffe6cc', 0.28),
  blush: mixColors(base, '#e0508a', 0.4),
  part: mixColors(base, '#ffdcc0', 0.3),
});

function contextFor(drawing: StyleDrawing, look: Appearance, seed: string): DrawingContext {
  const hair = HAIR_COLORS[look.hair];
  return {
    head: createHead(drawing.view),
    skin: skinTones(SKIN_COLORS[look.skin]),
    hair: tonesFor(hair),
    darkerHair: tonesFor(mixColors(hair, '#0b0510', 0.2)),
    lighterHair: tonesFor(mixColors(hair, '#c79a86', 0.09)),
    top: tonesFor(CLOTHING_COLORS[look.top]),
    beads: look.beads.map((name) => CLOTHING_COLORS[name]),
    accent: CLOTHING_COLORS[look.accent],
    hasEarring: look.hasEarring,
    random: seededRandom(seed),
  };
}

/** One girl with one style as the text of an SVG, 400 x 500 units large; the same arguments always give the same text. */
export function renderGirl(drawing: StyleDrawing, look: Appearance, seed: string, width: number): string {
  const context = contextFor(drawing, look, seed);
  const { back = '', hair, front = '' } = drawing.draw(context);
  const { zoom = 1.2, dx = 0, dy = 0 } = drawing;
  const ground = BACKGROUND_COLORS[look.ground];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" width="${numberText(width)}" height="${numberText(width * 1.25)}">` +
    (ground === undefined ? '' : element('rect', { width: 400, height: 500, fill: ground })) +
    element(
      'g',
      {
        transform: `translate(${numberText(200 - 200 * zoom + dx)} ${numberText(340 - 340 * zoom + dy)}) scale(${zoom})`,
      },
      back + drawBody(context) + drawFace(context) + hair + front,
    ) +
    '</svg>'
  );
}
