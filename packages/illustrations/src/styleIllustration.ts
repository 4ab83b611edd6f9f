import { renderGirl } from './renderGirl.ts';
import { demoAppearance, type Appearance } from './appearance.ts';
import { drawings, type StyleKey } from './styles/styleIllustrations.ts';

export { demoAppearance } from './appearance.ts';
export type { StyleKey } from './styles/styleIllustrations.ts';

/** The keys of the 24 styles that can be drawn, in the order of the demo catalogue. */
export const styleKeys = Object.keys(drawings) as readonly StyleKey[];

/** A style, and what differs from its look in the demo catalogue. */
export interface IllustrationOptions extends Partial<Appearance> {
  readonly style: StyleKey;
  /** Width of the picture in pixels, 400 when absent; its sides are always 4 to 5. */
  readonly width?: number;
}

/**
 * The picture of one style as the text of an SVG, without words, scripts or external references. The same options
 * always give the same text. Its alternative text belongs to where it is used. `ground: 'none'` leaves it
 * transparent.
 */
export function styleIllustration({ style, width = 400, ...look }: IllustrationOptions): string {
  return renderGirl(drawings[style], { ...demoAppearance(style), ...look }, style, width);
}

/** The picture of a style as the demo catalogue stores it, on its ground, `width` pixels wide (sides 4 to 5). */
export const demoIllustration = (style: StyleKey, width = 400): string => styleIllustration({ style, width });
