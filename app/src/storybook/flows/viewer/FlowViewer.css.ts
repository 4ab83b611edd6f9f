import { media, vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text, weight, radius } = vars;

/** Side by side from the desktop width up; each part has the height of the window and scrolls by itself. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  padding: space[4],
  minHeight: '100vh',
  background: color.background.page,
  '@media': {
    [media.desk]: {
      gridTemplateColumns: 'minmax(400px, 1fr) minmax(0, 1.6fr)',
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
  border: `2px solid ${color.border.subtle}`,
  borderRadius: radius.card,
  '@media': {
    [media.desk]: { maxHeight: 'none' },
    '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
  },
});

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gap: space[2],
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[3]}`,
  fontSize: text.sm,
  overflowWrap: 'anywhere',
});

export const storyLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  fontWeight: weight.bold,
  color: color.text.link,
});

export const screenPane = style({
  overflow: 'clip',
  minHeight: 560,
  border: `2px solid ${color.border.subtle}`,
  borderRadius: radius.card,
  background: color.background.page,
});

export const frame = style({ display: 'block', maxWidth: 'none', border: 0, transformOrigin: '0 0' });
