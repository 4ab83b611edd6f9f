import { mix, tonesOf } from './kit/colours.ts';
import { makeHead } from './kit/head.ts';
import { seededRandom } from './kit/numbers.ts';
import { element, n1 } from './kit/svg.ts';
import { body, face } from './girl.ts';
import { GROUNDS, HAIRS, SKINS, TOPS, type Look } from './looks.ts';
import type { Picture, SkinTones, StyleDrawing } from './picture.ts';

const skinTones = (base: string): SkinTones => ({
  base,
  dark: mix(base, '#3a1420', 0.38),
  light: mix(base, '#ffe6cc', 0.28),
  blush: mix(base, '#e0508a', 0.4),
  part: mix(base, '#ffdcc0', 0.3),
});

function pictureOf(drawing: StyleDrawing, look: Look, seed: string): Picture {
  const hair = HAIRS[look.hair];
  return {
    head: makeHead(drawing.view),
    skin: skinTones(SKINS[look.skin]),
    hair: tonesOf(hair),
    darkerHair: tonesOf(mix(hair, '#0b0510', 0.2)),
    lighterHair: tonesOf(mix(hair, '#c79a86', 0.09)),
    top: tonesOf(TOPS[look.top]),
    beads: look.beads.map((name) => TOPS[name]),
    accent: TOPS[look.accent],
    hasEarring: look.hasEarring,
    random: seededRandom(seed),
  };
}

/** One girl with one style as the text of an SVG, 400 x 500 units large; the same arguments always give the same text. */
export function drawGirl(drawing: StyleDrawing, look: Look, seed: string, width: number): string {
  const picture = pictureOf(drawing, look, seed);
  const { back = '', hair, front = '' } = drawing.draw(picture);
  const { zoom = 1.2, dx = 0, dy = 0 } = drawing;
  const ground = GROUNDS[look.ground];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" width="${n1(width)}" height="${n1(width * 1.25)}">` +
    (ground === undefined ? '' : element('rect', { width: 400, height: 500, fill: ground })) +
    element(
      'g',
      { transform: `translate(${n1(200 - 200 * zoom + dx)} ${n1(340 - 340 * zoom + dy)}) scale(${zoom})` },
      back + body(picture) + face(picture) + hair + front,
    ) +
    '</svg>'
  );
}
