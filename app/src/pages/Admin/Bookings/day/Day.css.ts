import { media, focusRingOn, vars } from '@plaitful/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, text, weight, radius } = vars;

const roomBeside = 'screen and (min-width: 1280px)';

const area = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

/** Next client and deposits come first. They are beside a day where there is room, and above a week. */
export const layouts = {
  day: style([
    area,
    { '@media': { [roomBeside]: { gridTemplateColumns: 'minmax(0, 1fr) 340px', alignItems: 'start' } } },
  ]),
  week: style([
    area,
    {
      alignItems: 'start',
      '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))' } },
    },
  ]),
};

const board = style({ minWidth: 0, '@media': { [media.tablet]: { gridColumn: '1 / -1' } } });
export const timelines = {
  day: style([board, { '@media': { [roomBeside]: { gridColumn: '1', gridRow: '1' } } }]),
  week: board,
};

export const sideColumns = {
  day: style({
    display: 'contents',
    '@media': {
      [roomBeside]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 20,
        gridColumn: '2',
        gridRow: '1',
      },
    },
  }),
  week: style({ display: 'contents' }),
};

const depositCards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  alignContent: 'start',
});
export const deposits = {
  day: depositCards,
  week: style([depositCards, { '@media': { [media.tablet]: { display: 'contents' } } }]),
};

// Below next client and deposits due it would leave half of its row empty.
globalStyle(`${deposits.week} > :nth-child(2)`, {
  '@media': { [`${media.tablet} and (max-width: 1279.98px)`]: { gridColumn: '1 / -1' } },
});

/** Loading and error states, about as high as a day. */
export const placeholder = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: 300,
  gridColumn: '1 / -1',
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
  alignSelf: 'start',
  ...focusRingOn.hero,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  justifyItems: 'start',
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

export const nextLink = style({ color: 'inherit', fontWeight: weight.bold, whiteSpace: 'nowrap' });

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
  fontVariantNumeric: 'tabular-nums',
});

export const depositAmount = style({ gridColumn: '1 / -1', color: color.text.muted });

export const depositPlait = style({ gridColumn: '1 / -1', paddingTop: space[1] });
