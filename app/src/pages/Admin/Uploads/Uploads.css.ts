import { media, vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const video = style({
  display: 'grid',
  gap: space[4],
  alignItems: 'start',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [media.desk]: { gridTemplateColumns: 'repeat(2, minmax(0, 2fr)) repeat(2, minmax(0, 1fr))' },
  },
});

export const halfWidth = style({ '@media': { [media.desk]: { gridColumn: 'span 2' } } });

export const answer = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto', alignItems: 'end' },
  },
});

export const answerText = style({
  gridColumn: '1 / -1',
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
});

export const correct = style({ margin: 0, padding: 0, border: 0 });
