import { style } from '@vanilla-extract/css';
import { ringOn } from '../../tokens/ringOn.ts';

const picture = style(ringOn.picture);

/** The ring of whatever in the box takes the keyboard, by the box's ground. */
export const ringOnGround = {
  page: style(ringOn.page),
  quiet: style(ringOn.page),
  raised: style(ringOn.page),
  hero: style(ringOn.hero),
  closing: style(ringOn.closing),
  picturePurple: picture,
  picturePink: picture,
  pictureCream: picture,
};
