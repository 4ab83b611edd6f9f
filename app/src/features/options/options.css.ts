import { media, vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text, weight } = vars;
const { primary } = color.action;

export const section = style({
  display: 'grid',
  gap: space[6],
  maxWidth: '40em',
  marginTop: space[8],
});

export const group = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });

export const legend = style({
  padding: 0,
  marginBottom: space[2],
  fontFamily: vars.font.heading,
  fontWeight: weight.semibold,
  fontSize: text.lg,
  lineHeight: vars.leading.snug,
  color: color.text.heading,
  overflowWrap: 'anywhere',
});

export const quiet = style({ fontSize: text.sm, color: color.text.muted });

export const rows = style({ display: 'grid', gap: space[2], marginTop: space[2] });

export const hairCards = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
});

/** The whole row is the target. */
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  columnGap: space[3],
  alignItems: 'center',
  minHeight: '56px',
  padding: `${space[2]} ${space[3]}`,
  border: `2px solid ${color.border.subtle}`,
  borderRadius: vars.radius.control,
  background: color.field.background,
  lineHeight: vars.leading.snug,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.feedback} ease-out`,
  selectors: {
    '&:hover': { background: color.action.secondary.background.hover },
    '&:has(:checked)': { borderColor: primary.background.rest, background: color.background.subtle },
    '&:has(:focus-visible)': { outline: `3px solid ${color.focus.ring}`, outlineOffset: '3px' },
  },
  '@media': { [media.forcedColors]: { selectors: { '&:has(:checked)': { borderColor: 'Highlight' } } } },
});

/** The circle or box of a row, which has the focus ring itself. */
export const control = style({
  appearance: 'none',
  gridArea: '1 / 1',
  width: '24px',
  height: '24px',
  margin: 0,
  border: `2px solid ${color.border.control}`,
  borderRadius: '6px',
  background: color.field.background,
  accentColor: primary.background.rest,
  cursor: 'inherit',
  outline: 'none',
  selectors: {
    [`${row}:hover > &:not(:checked)`]: { borderColor: color.field.border.hover },
    '&:checked': { background: primary.background.rest, borderColor: primary.background.rest },
    '&[type="radio"]': { borderRadius: '50%' },
    '&[type="radio"]:checked': { borderWidth: '7px', background: color.field.background },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
});

export const checkMark = style({
  gridArea: '1 / 1',
  display: 'grid',
  placeItems: 'center',
  color: primary.foreground,
  opacity: 0,
  pointerEvents: 'none',
  selectors: { [`${control}:checked ~ &`]: { opacity: 1 } },
  '@media': { [media.forcedColors]: { display: 'none' } },
});

export const name = style({
  gridArea: '1 / 2',
  minWidth: 0,
  fontWeight: weight.bold,
  overflowWrap: 'anywhere',
});

/** Price and minutes, each below the same of the row before. */
export const adds = style({
  gridArea: '1 / 3',
  display: 'grid',
  justifyItems: 'end',
  fontSize: text.sm,
  color: color.text.muted,
  '@media': {
    [media.tablet]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'auto',
      columnGap: space[3],
      fontSize: text.md,
    },
  },
});

export const addedPrice = style({ fontWeight: weight.bold, color: color.text.price });

export const more = style({
  gridColumn: '2 / -1',
  display: 'grid',
  fontSize: text.sm,
  lineHeight: vars.leading.close,
  color: color.text.muted,
});

export const fromHairCard = style({ fontWeight: weight.semibold, color: color.text.link });

/** In the bar at the bottom of a phone; above the button on a desktop. */
export const total = style({ gridArea: 'facts', alignSelf: 'end' });

export const seenTotal = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
  fontWeight: weight.semibold,
  lineHeight: vars.leading.snug,
  '@media': { [media.desk]: { fontSize: text.lg } },
});

export const price = style({
  fontFamily: vars.font.heading,
  fontSize: '1.375rem',
  color: color.text.price,
  '@media': { [media.desk]: { fontSize: '1.75rem' } },
});
