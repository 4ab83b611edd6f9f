import { styleVariants } from '@vanilla-extract/css';
import { spaces } from '../../private/layout.css.ts';
import { focusRingOn } from '../../tokens/focusRingOn.ts';
import { vars } from '../../tokens/vars.css.ts';

const { background, surface } = vars.color;

export const paddings = styleVariants(spaces, (padding) => ({ padding }));

/** Each also sets the focus ring colour of everything inside. */
export const backgrounds = styleVariants({
  page: [focusRingOn.page, { background: background.page }],
  subtle: [focusRingOn.page, { background: background.subtle }],
  raised: [focusRingOn.page, { background: surface.raised }],
  hero: [focusRingOn.hero, { background: background.hero }],
  inverse: [focusRingOn.inverse, { background: background.inverse }],
  picturePurple: [focusRingOn.picture, { background: surface.picture.purple }],
  picturePink: [focusRingOn.picture, { background: surface.picture.pink }],
  pictureCream: [focusRingOn.picture, { background: surface.picture.cream }],
});

export const maxWidths = styleVariants(
  { page: vars.size.page, measure: vars.measure, form: '560px', text: '760px' },
  (maxWidth) => ({ maxWidth, marginInline: 'auto', width: '100%' }),
);
