import { styleVariants } from '@vanilla-extract/css';
import { spaces } from '../../private/layout.css.ts';
import { focusRingOn } from '../../tokens/focusRingOn.ts';
import { vars } from '../../tokens/vars.css.ts';

const { ground, surface } = vars.color;

export const paddings = styleVariants(spaces, (padding) => ({ padding }));

/** Each also sets the focus ring colour of everything inside. */
export const grounds = styleVariants({
  page: [focusRingOn.page, { background: ground.page }],
  quiet: [focusRingOn.page, { background: ground.quiet }],
  raised: [focusRingOn.page, { background: surface.raised }],
  hero: [focusRingOn.hero, { background: ground.hero }],
  closing: [focusRingOn.closing, { background: ground.closing }],
  picturePurple: [focusRingOn.picture, { background: surface.picture.purple }],
  picturePink: [focusRingOn.picture, { background: surface.picture.pink }],
  pictureCream: [focusRingOn.picture, { background: surface.picture.cream }],
});

export const maxWidths = styleVariants(
  { page: vars.size.page, measure: vars.measure, form: '560px', text: '760px' },
  (maxWidth) => ({ maxWidth, marginInline: 'auto', width: '100%' }),
);
