import { media, vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

const largeDesk = 'screen and (min-width: 1280px)';
const twoColumns = 'screen and (min-width: 1400px)';

/** One column of cards. */
export const column = style({
  display: 'grid',
  gap: space[6],
  maxWidth: '720px',
  paddingTop: space[6],
  '@media': { [largeDesk]: { maxWidth: 'none' } },
});

/** Her hair, and beside it on a large desktop her photos and visits. */
export const child = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[4]} ${space[8]}`,
  '@media': { [twoColumns]: { gridTemplateColumns: 'minmax(460px, 1.2fr) minmax(0, 1fr)' } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
});

export const cards = style({ display: 'grid', gap: space[6] });

/** A card that was just saved is not at the very edge. */
export const cardPlace = style({ scrollMarginTop: space[4] });

export const section = style({
  display: 'grid',
  gap: space[2],
  paddingTop: space[4],
  borderTop: `1px solid ${color.border.subtle}`,
  '@media': { [twoColumns]: { selectors: { '&:first-child': { paddingTop: 0, borderTop: 0 } } } },
});

export const childBookings = style({
  display: 'grid',
  gap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** The style stands below its date on a phone, and beside it, below each other, from a tablet on. */
export const childBooking = style({
  display: 'grid',
  justifyItems: 'start',
  alignItems: 'center',
  columnGap: space[3],
  '@media': { [media.tablet]: { gridTemplateColumns: '12em minmax(0, 1fr)' } },
});
/** The link's target is higher than its line: on a phone it reaches under the date. */
export const bookedStyle = style({
  marginBlockStart: `calc(-1 * ${space[2]})`,
  '@media': { [media.tablet]: { marginBlockStart: 0 } },
});

export const photoActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[6],
});
/** Its list has the whole width. */
export const photoHistory = style({ selectors: { '&[open]': { flexBasis: '100%' } } });

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.bold,
  color: color.text.link,
  cursor: 'pointer',
});

/** The empty state: pictures of every texture, then the reasons to save a child. */
export const emptyState = style({ display: 'grid', gap: space[6] });

export const texturePictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space[2],
  // Room for every second picture, which is lower.
  paddingBottom: space[3],
  '@media': { [media.tablet]: { gap: space[4] } },
});

export const texturePicture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: vars.radius.card,
  selectors: { '&:nth-child(even)': { position: 'relative', top: space[3] } },
});

export const reasons = style({ display: 'grid', gap: space[3], margin: 0, padding: 0, listStyle: 'none' });

export const reason = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'start',
});
