import { style } from '@vanilla-extract/css';
import { focusRingOn } from '../../tokens/focusRingOn.ts';

const picture = style(focusRingOn.picture);

/** The ring of whatever in the box takes the keyboard, by the box's ground. */
export const ringOnGround = {
  page: style(focusRingOn.page),
  quiet: style(focusRingOn.page),
  raised: style(focusRingOn.page),
  hero: style(focusRingOn.hero),
  closing: style(focusRingOn.closing),
  picturePurple: picture,
  picturePink: picture,
  pictureCream: picture,
};
