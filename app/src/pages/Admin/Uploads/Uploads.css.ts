import { media, vars } from '@plaitful/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { space } = vars;

/** From here on a date fits a narrow column. */
const wide = 'screen and (min-width: 1280px)';

export const video = style({
  display: 'grid',
  gap: space[4],
  alignItems: 'start',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 3fr)) repeat(2, minmax(0, 2fr))' },
  },
});

export const halfWidth = style({ '@media': { [wide]: { gridColumn: 'span 2' } } });

export const answer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[2],
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      columnGap: space[4],
      alignItems: 'end',
    },
  },
});

export const answerText = style({
  gridColumn: '1 / -1',
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
});

// Centred on the field, which is 4 px higher.
globalStyle(`${answer} > :not(:first-child)`, { '@media': { [media.tablet]: { marginBottom: 2 } } });

export const correct = style({ padding: 0, border: 0 });

export const footer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space[3],
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto' } },
});

/** On a phone below the two others; else its label, not its padding, stands at the edge. */
export const deletion = style({
  gridColumn: '1 / -1',
  order: 1,
  // As wide as the pair above it.
  display: 'grid',
  '@media': {
    [media.tablet]: {
      gridColumn: 'auto',
      order: 0,
      display: 'block',
      marginInlineStart: `calc(-1 * ${space[3]} - 2px)`,
    },
  },
});
