import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { vars } from '../tokens/vars.css.ts';
import { conditions } from './breakpointConditions.ts';

const { gutter: _gutter, ...steps } = vars.space;

const responsive = defineProperties({
  conditions,
  defaultCondition: 'phone',
  properties: { padding: { 0: '0', ...steps } },
});

const fixed = defineProperties({
  properties: {
    background: {
      page: vars.color.ground.page,
      hero: vars.color.ground.hero,
      quiet: vars.color.ground.quiet,
      closing: vars.color.ground.closing,
      raised: vars.color.surface.raised,
      picturePurple: vars.color.surface.picture.purple,
      picturePink: vars.color.surface.picture.pink,
      pictureCream: vars.color.surface.picture.cream,
    },
    maxWidth: { page: vars.size.page, measure: vars.measure, form: '560px', text: '760px' },
    marginInline: ['auto'],
    width: ['100%'],
  },
});

/** Atomic classes for the looks of a container. Box turns its own few props into these; pages never see them. */
export const boxSprinkles = createSprinkles(responsive, fixed);
