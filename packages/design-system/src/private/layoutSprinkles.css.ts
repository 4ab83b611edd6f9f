import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { vars } from '../tokens/vars.css.ts';
import { conditions } from './breakpointConditions.ts';

const { gutter: _gutter, ...steps } = vars.space;

const responsive = defineProperties({
  conditions,
  defaultCondition: 'phone',
  properties: {
    gridTemplateColumns: {
      1: 'minmax(0, 1fr)',
      2: 'repeat(2, minmax(0, 1fr))',
      3: 'repeat(3, minmax(0, 1fr))',
      4: 'repeat(4, minmax(0, 1fr))',
      6: 'repeat(6, minmax(0, 1fr))',
    },
  },
});

const fixed = defineProperties({
  properties: {
    display: ['flex', 'grid'],
    flexDirection: ['row', 'column'],
    flexWrap: ['wrap', 'nowrap'],
    alignItems: ['stretch', 'start', 'center', 'end', 'baseline'],
    justifyContent: ['start', 'center', 'end', 'space-between'],
    gap: { 0: '0', ...steps },
  },
});

/** Atomic classes that arrange children. Components turn their own few props into these; pages never see them. */
export const layoutSprinkles = createSprinkles(responsive, fixed);
