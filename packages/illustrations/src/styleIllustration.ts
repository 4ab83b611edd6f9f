import { mix, palette, tonesOf } from './kit/colours.ts';
import { makeHead } from './kit/head.ts';
import { seededRandom } from './kit/numbers.ts';
import { element, n1 } from './kit/svg.ts';
import { demoLook } from './demoLooks.ts';
import { body, face } from './girl.ts';
import type { Picture, SkinTones, StyleDrawing } from './picture.ts';
import { drawings, type StyleKey } from './styles/catalogue.ts';

export { demoLook, type Look } from './demoLooks.ts';
export type { StyleKey } from './styles/catalogue.ts';

/** The keys of the 24 styles that can be drawn, in the order of the demo catalogue. */
export const STYLES = Object.keys(drawings) as StyleKey[];

/** Five skin tones, from light brown (1) to deep brown (5). */
export const SKINS = { 1: '#D8A078', 2: '#BC8058', 3: '#9A6243', 4: '#7A4932', 5: '#5C3527' } as const;
/** Hair colours. */
export const HAIRS = { black: '#241920', dark: '#33211F', brown: '#523321' } as const;
/** Grounds of a picture; `none` leaves it transparent. */
export const GROUNDS = { purple: '#F0E7FB', pink: '#FDE8F1', cream: '#FCEFD6', none: undefined } as const;
/** Colours of her top. */
export const TOPS = {
  purple: palette.purple500,
  lilac: palette.purple300,
  pink: palette.pink500,
  rose: palette.pink300,
  gold: palette.gold,
} as const;

/** Which picture to draw. What is left out is the style's own default (`demoLook`). */
export interface IllustrationOptions {
  readonly style: StyleKey;
  readonly skin?: keyof typeof SKINS;
  readonly hair?: keyof typeof HAIRS;
  readonly ground?: keyof typeof GROUNDS;
  readonly top?: keyof typeof TOPS;
  /** Ribbons, scrunchies and combs. */
  readonly accent?: keyof typeof TOPS;
  /** Beads and elastics, used in turn. */
  readonly beads?: readonly (keyof typeof TOPS)[];
  readonly hasEarring?: boolean;
  /** Width of the picture in pixels, 400 when absent; its sides are always 4 to 5. */
  readonly width?: number;
}

const skinTones = (base: string): SkinTones => ({
  base,
  dark: mix(base, '#3a1420', 0.38),
  light: mix(base, '#ffe6cc', 0.28),
  blush: mix(base, '#e0508a', 0.4),
  part: mix(base, '#ffdcc0', 0.3),
});

/**
 * The picture of one style as the text of an SVG: 400 x 500 units, no text, no reference outside itself.
 * The same options always give the same text. The picture has no words: its alternative text belongs to where it is used.
 */
export function styleIllustration(options: IllustrationOptions): string {
  const { style, width = 400 } = options;
  const look = { ...demoLook(style), ...options };
  const drawing: StyleDrawing = drawings[style];
  const hair = HAIRS[look.hair];
  const picture: Picture = {
    head: makeHead(drawing.view),
    skin: skinTones(SKINS[look.skin]),
    hair: tonesOf(hair),
    darkerHair: tonesOf(mix(hair, '#0b0510', 0.2)),
    lighterHair: tonesOf(mix(hair, '#c79a86', 0.09)),
    top: tonesOf(TOPS[look.top]),
    beads: look.beads.map((name) => TOPS[name]),
    accent: TOPS[look.accent],
    hasEarring: look.hasEarring,
    random: seededRandom(style),
  };
  const { back = '', hair: hairLayer, front = '' } = drawing.draw(picture);
  const { zoom = 1.2, dx = 0, dy = 0 } = drawing;
  const ground = GROUNDS[look.ground];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" width="${n1(width)}" height="${n1(width * 1.25)}">` +
    (ground === undefined ? '' : element('rect', { width: 400, height: 500, fill: ground })) +
    element(
      'g',
      { transform: `translate(${n1(200 - 200 * zoom + dx)} ${n1(340 - 340 * zoom + dy)}) scale(${zoom})` },
      back + body(picture) + face(picture) + hairLayer + front,
    ) +
    '</svg>'
  );
}

/** The picture of a style as the demo catalogue shows it, on its ground, `width` pixels wide. */
export const demoIllustration = (style: StyleKey, width = 400): string => styleIllustration({ style, width });
