import { media, focusRingOn, vars } from '@plaitful/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, text, weight, radius } = vars;

const roomBeside = 'screen and (min-width: 1280px)';

const area = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 });

/** Next client and deposits come first. They are beside a day where there is room, and above a week. */
export const layouts = {
  day: style([
    area,
    {
      '@media': {
        // What a day is higher than the cards beside it is below the last one.
        [roomBeside]: { gridTemplateColumns: 'minmax(0, 1fr) 340px', gridTemplateRows: 'auto 1fr' },
      },
    },
  ]),
  week: area,
};

const board = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 });
export const timelines = {
  day: style([board, { '@media': { [roomBeside]: { gridColumn: '1', gridRow: '1 / span 2' } } }]),
  week: board,
};

/** Beside each other where there is room. */
export const nextAndToReturn = style({ display: 'flex', flexWrap: 'wrap', gap: 20 });
globalStyle(`${nextAndToReturn} > *`, { flex: '1 1 280px', minWidth: 0 });

export const due = style({ minWidth: 0, alignSelf: 'start' });

/** Loading and error states, about as high as a day. */
export const placeholder = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: 300,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
  paddingBottom: space[2],
});

export const nextBooking = style({
  ...focusRingOn.hero,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: space[2],
  padding: 20,
  borderRadius: radius.card,
  border: '1px solid transparent',
  background: color.background.hero,
  color: color.text.onHero.body,
  boxShadow: vars.shadow.raised,
  lineHeight: vars.leading.close,
});

globalStyle(`${nextBooking} > *`, { maxWidth: '100%' });
// At the foot of the card, where the cards beside it are higher.
globalStyle(`${nextBooking} > a`, { marginTop: 'auto' });

export const nextLink = style({ color: 'inherit', fontWeight: weight.bold, whiteSpace: 'nowrap' });

const depositList = style({
  display: 'grid',
  gap: `${space[3]} ${space[6]}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))' } },
});
/** Above a week in up to four columns, beside a day in one. */
export const depositLists = {
  day: depositList,
  week: style([
    depositList,
    { '@media': { [roomBeside]: { gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))' } } },
  ]),
};

export const depositRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: space[3],
  paddingTop: space[1],
  borderTop: `1px solid ${color.border.subtle}`,
  fontSize: text.sm,
});

export const depositTimeLeft = style({
  color: color.status.warning.foreground,
  fontWeight: weight.bold,
});

export const depositAmount = style({ gridColumn: '1 / -1', color: color.text.muted });

export const depositPlait = style({ gridColumn: '1 / -1', paddingTop: space[1] });
