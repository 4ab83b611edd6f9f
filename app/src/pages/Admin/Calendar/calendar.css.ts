import { media, vars } from '@plaitful/design-system/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, space, text, weight, radius } = vars;

const roomBesideMonth = 'screen and (min-width: 1200px)';
const roomBesideWeek = 'screen and (min-width: 1680px)';

/** The days and, where the window is wide enough for both, the open day and the other cards beside them. */
export const layout = styleVariants({ month: roomBesideMonth, week: roomBesideWeek }, (roomBeside) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  alignItems: 'start',
  '@media': {
    [roomBeside]: { gridTemplateColumns: 'minmax(0, 1fr) 360px', gridTemplateRows: 'auto 1fr' },
  },
}));

export const days = style({
  minWidth: 0,
  '@media': {
    [roomBesideMonth]: { selectors: { [`${layout.month} > &`]: { gridRow: '1 / span 2' } } },
    [roomBesideWeek]: { selectors: { [`${layout.week} > &`]: { gridRow: '1 / span 2' } } },
  },
});
export const placeholder = style([days, { display: 'grid', alignContent: 'center', minHeight: 420 }]);

/** What does not depend on the open day. */
export const cards = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
  paddingBottom: space[2],
});

export const line = style({ display: 'block', overflowWrap: 'anywhere' });
export const closedLine = style([line, { fontWeight: weight.bold }]);

export const holiday = style({
  display: 'flex',
  alignItems: 'start',
  gap: 2,
  fontWeight: weight.semibold,
  overflowWrap: 'anywhere',
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  marginTop: space[3],
  fontSize: text.caption,
  color: color.text.muted,
});
export const legendItem = style({ display: 'flex', alignItems: 'center', gap: space[2] });
const sample = style({ display: 'inline-block', width: 28, height: 10, borderRadius: 3 });
/** A day without hours, in the week and in the legend. */
export const closedDay = style({
  border: `1px solid ${color.border.subtle}`,
  background: color.background.subtle,
});
const blockSample = style([sample, { height: 16 }]);
const closed = style([closedDay, blockSample]);
/** Drawn like what they stand for: the bars of a month, the blocks of a week. */
export const legendSamples = {
  month: {
    booked: style([
      sample,
      {
        background: color.action.primary.background.rest,
        '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
      },
    ]),
    free: style([sample, { border: `1.5px solid ${color.border.control}` }]),
    closed,
  },
  week: {
    booked: style([
      blockSample,
      {
        border: `1px solid ${color.border.control}`,
        borderInlineStartWidth: 4,
        background: color.surface.row.selected,
      },
    ]),
    free: style([blockSample, { border: `1px dashed ${color.border.control}` }]),
    closed,
  },
};
/** Blocks that only the week has. */
export const weekSamples = {
  waiting: style([
    blockSample,
    {
      border: `2px dashed ${color.status.warning.border}`,
      background: color.status.warning.background,
    },
  ]),
  next: style([
    blockSample,
    {
      border: `3px solid ${color.action.primary.background.rest}`,
      background: color.surface.row.selected,
    },
  ]),
  offered: style({
    width: 9,
    height: 9,
    borderRadius: radius.pill,
    border: `2px solid ${color.border.control}`,
  }),
};

/** The days on a phone. */
export const list = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[2]} ${space[1]}` });
export const row = style({
  flex: '1 0 100%',
  minWidth: 0,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.card,
  background: color.surface.raised,
  overflow: 'hidden',
});
export const rowOpen = style([row, { border: `2px solid ${color.action.primary.background.rest}` }]);
/** Up to five usually closed days share a row. */
export const emptyDay = style({ flex: `1 1 calc(20% - ${space[1]})`, minWidth: 0 });
export const rowButton = style({
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr) 22px',
  alignItems: 'center',
  gap: space[3],
  width: '100%',
  minHeight: vars.size.target,
  padding: `${space[2]} ${space[3]}`,
  textAlign: 'start',
  fontSize: text.sm,
  lineHeight: vars.leading.snug,
  color: color.text.link,
  selectors: { '&:focus-visible': { outlineOffset: -3 } },
});
export const emptyDayButton = style({
  display: 'grid',
  alignContent: 'center',
  width: '100%',
  minHeight: vars.size.target,
  padding: `${space[1]} 1px`,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.control,
  background: color.surface.raised,
  fontSize: text.xs,
  lineHeight: vars.leading.snug,
  color: color.text.muted,
  selectors: { '&:hover': { background: color.action.secondary.background.hover } },
  '@media': { [media.forcedColors]: { border: '1px solid ButtonBorder' } },
});
export const rowName = style({
  fontFamily: vars.font.heading,
  fontWeight: weight.semibold,
  color: color.text.heading,
});
export const rowText = style({
  display: 'grid',
  gap: space[1],
  minWidth: 0,
  color: color.text.body,
  textWrap: 'balance',
});
export const rowPanel = style({ padding: `0 ${space[3]} ${space[3]}` });
