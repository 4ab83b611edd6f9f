import { media, vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, radius } = vars;

/** Side by side from a desk's width up; each part keeps to the window and is scrolled for itself. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  padding: space[4],
  minHeight: '100vh',
  background: color.ground.page,
  '@media': {
    [media.desk]: {
      gridTemplateColumns: 'minmax(400px, 1fr) minmax(390px, auto)',
      gridTemplateRows: 'auto minmax(0, 1fr)',
      gap: `${space[4]} ${space[6]}`,
      height: '100vh',
      minHeight: 720,
      padding: space[6],
    },
  },
});

export const head = style({
  display: 'grid',
  gap: space[1],
  '@media': { [media.desk]: { gridColumn: '1 / -1' } },
});

export const chart = style({
  overflow: 'auto',
  maxHeight: '60vh',
  padding: space[3],
  border: `2px solid ${color.border.soft}`,
  borderRadius: radius.card,
  '@media': {
    [media.desk]: { maxHeight: 'none' },
    '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
  },
});
