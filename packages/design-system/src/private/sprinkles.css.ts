import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { media } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/vars.css.ts';

const { gutter, ...steps } = vars.space;
const space = { 0: '0', ...steps };

const responsive = defineProperties({
  conditions: {
    phone: {},
    tablet: { '@media': media.tablet },
    desk: { '@media': media.desk },
    wide: { '@media': media.wide },
  },
  defaultCondition: 'phone',
  responsiveArray: ['phone', 'tablet', 'desk', 'wide'],
  properties: {
    display: ['none', 'block', 'flex', 'grid', 'contents'],
    flexDirection: ['row', 'column'],
    alignItems: ['stretch', 'start', 'center', 'end', 'baseline'],
    justifyContent: ['start', 'center', 'end', 'space-between'],
    gap: space,
    paddingTop: space,
    paddingBottom: space,
    paddingLeft: { ...space, gutter },
    paddingRight: { ...space, gutter },
    gridTemplateColumns: {
      1: 'minmax(0, 1fr)',
      2: 'repeat(2, minmax(0, 1fr))',
      3: 'repeat(3, minmax(0, 1fr))',
      4: 'repeat(4, minmax(0, 1fr))',
      6: 'repeat(6, minmax(0, 1fr))',
    },
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
    flexWrap: ['wrap', 'nowrap'],
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

/** Atomic classes for layout. Components turn their own few props into these; pages never see them. */
export const sprinkles = createSprinkles(responsive, fixed);
