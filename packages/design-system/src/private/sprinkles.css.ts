import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { vars } from '../tokens/vars.css.ts';
import { conditions } from './conditions.ts';

const { gutter, ...steps } = vars.space;
const space = { 0: '0', ...steps };

const responsive = defineProperties({
  conditions,
  defaultCondition: 'phone',
  properties: {
    display: ['none', 'block'],
    paddingTop: space,
    paddingBottom: space,
    paddingLeft: { ...space, gutter },
    paddingRight: { ...space, gutter },
    textAlign: ['start', 'center', 'end'],
  },
  shorthands: {
    padding: ['paddingTop', 'paddingBottom', 'paddingLeft', 'paddingRight'],
    paddingX: ['paddingLeft', 'paddingRight'],
    paddingY: ['paddingTop', 'paddingBottom'],
  },
});

const fixed = defineProperties({
  properties: {
    flexGrow: [0, 1],
    minWidth: [0],
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
    borderRadius: vars.radius,
    boxShadow: vars.shadow,
    maxWidth: { page: vars.size.page, measure: vars.measure, form: '560px', text: '760px' },
    marginInline: ['auto'],
    width: ['100%'],
    position: ['relative'],
  },
});

/** Atomic classes for the looks of a container. Box turns its own few props into these; pages never see them. */
export const sprinkles = createSprinkles(responsive, fixed);
