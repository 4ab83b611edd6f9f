import type { ComplexStyleRule } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

const { ring, ringOnPage, ringOnHero, ringOnPicture, ringOnInverse } = vars.color.focus;

function ringColor(color: string) {
  return { vars: { [ring]: color } } as const satisfies ComplexStyleRule;
}

/**
 * For the style of an element with its own background: the focus rings inside have a colour that is visible on it.
 * Elements above, such as a dialog, reset it to the page's.
 */
export const focusRingOn = {
  page: ringColor(ringOnPage),
  hero: ringColor(ringOnHero),
  picture: ringColor(ringOnPicture),
  inverse: ringColor(ringOnInverse),
} as const;
