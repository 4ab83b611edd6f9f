import type { ComplexStyleRule } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

const { ring, ringOnPage, ringOnHero, ringOnPicture, ringOnClosing } = vars.color.focus;

function ringColor(color: string) {
  return { vars: { [ring]: color } } as const satisfies ComplexStyleRule;
}

/**
 * For the style of whatever lays a ground of its own: everything in it that takes the keyboard then has a ring that
 * shows there. What lies above a ground, such as a dialog, comes back to that of the page.
 */
export const focusRingOn = {
  page: ringColor(ringOnPage),
  hero: ringColor(ringOnHero),
  picture: ringColor(ringOnPicture),
  closing: ringColor(ringOnClosing),
} as const;
