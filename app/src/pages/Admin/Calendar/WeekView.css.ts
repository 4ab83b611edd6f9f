import { media, vars } from '@plaitful/design-system/tokens';
import { style, styleVariants } from '@vanilla-extract/css';
import { blockContainer, weekBlockContainer } from '../../../features/admin/daySchedule/BookingBlock.css.ts';
import { closedBackground, free as freeTime } from '../../../features/admin/daySchedule/day.css.ts';
import { closedDay } from './calendar.css.ts';

const { color, space, text, weight, radius } = vars;

const hourHeight = 96;
const namesHeight = 24;

export const scroller = style({ overflowX: 'auto', borderRadius: radius.control });

/** `--days` are the widths of the days, `--hours` is how many hours are shown. */
export const week = style({
  display: 'grid',
  gridTemplateColumns: '40px var(--days)',
  columnGap: space[1],
  minWidth: 'min-content',
});

export const headGrid = style({ display: 'contents' });
export const row = style({ display: 'grid', gridColumn: '2 / -1', gridTemplateColumns: 'subgrid' });

const anyHead = style({
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  width: '100%',
  height: '100%',
  minHeight: vars.size.target,
  padding: `${space[1]} ${space[2]}`,
  borderRadius: radius.control,
  border: '2px solid transparent',
  textAlign: 'start',
  fontSize: text.xs,
  lineHeight: 1.3,
  selectors: {
    '&:hover': { background: color.action.secondary.background.hover },
    '&:focus-visible': { outlineOffset: -2 },
    // One frame with the column below it.
    '[aria-selected="true"] > &': {
      borderColor: color.action.primary.background.rest,
      borderBlockEnd: 0,
      paddingBlockEnd: `calc(${space[1]} + 2px)`,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '[aria-selected="true"] > &': { borderColor: 'Highlight' } } },
  },
});
export const head = styleVariants({
  plain: [anyHead],
  quiet: [anyHead, { paddingInline: 0, textAlign: 'center', color: color.text.muted }],
});
export const name = style({ fontFamily: vars.font.heading, fontSize: text.sm, fontWeight: weight.semibold });
export const lines = style({ display: 'grid', gap: 1 });

export const hours = style({
  position: 'relative',
  gridColumn: '1',
  // 4 px more, so that the borders of the columns do not cut off what ends with the day.
  height: `calc(var(--hours) * ${hourHeight}px + ${namesHeight + 4}px)`,
});
export const hour = style({
  position: 'absolute',
  top: `calc(var(--at) * ${hourHeight}px + ${namesHeight}px - 8px)`,
  fontSize: text.xs,
  color: color.text.muted,
  whiteSpace: 'nowrap',
});

/** With the ground of closed time, on which free time and bookings stand out. */
export const column = style({
  position: 'relative',
  paddingInlineStart: 10,
  borderRadius: radius.control,
  border: `1px solid ${color.border.subtle}`,
  background: `repeating-linear-gradient(to bottom, transparent 0 ${hourHeight - 1}px, ${color.border.subtle} ${hourHeight - 1}px ${hourHeight}px) 0 ${namesHeight}px / 100% calc(100% - ${namesHeight + 4}px) no-repeat ${color.background.subtle}`,
  overflow: 'hidden',
});
export const emptyColumn = style([closedDay, { borderRadius: radius.control }]);

/** The lower part of the frame that begins around the day's head. */
const frame = style({
  border: `2px solid ${color.action.primary.background.rest}`,
  borderBlockStart: 0,
  borderStartStartRadius: 0,
  borderStartEndRadius: 0,
  '@media': { [media.forcedColors]: { borderColor: 'Highlight' } },
});
export const columnOpen = style([column, frame]);
export const emptyColumnOpen = style([emptyColumn, frame]);

export const chairs = style({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  height: '100%',
});
export const chair = style({ position: 'relative', minWidth: 0 });
export const chairName = style({
  height: namesHeight,
  padding: '3px 4px',
  fontFamily: vars.font.body,
  fontSize: text.xs,
  fontWeight: weight.bold,
  color: color.text.muted,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
});

/** `--from` and `--size` are hours from the upper edge. */
const span = style({
  position: 'absolute',
  top: `calc(var(--from) * ${hourHeight}px + ${namesHeight}px)`,
  height: `calc(var(--size) * ${hourHeight}px)`,
});
export const part = style([span, { insetInline: 0, padding: '1px 2px' }]);
export const booked = style([
  part,
  { containerType: 'size', containerName: `${blockContainer} ${weekBlockContainer}` },
]);
export const free = style([
  freeTime,
  {
    display: 'grid',
    placeContent: 'start center',
    height: '100%',
    // So narrow that "Free 1 pm" breaks before it comes near the border.
    padding: '6px 5px',
    overflow: 'hidden',
    background: color.surface.raised,
    fontSize: text.xs,
    lineHeight: 1.25,
    textAlign: 'center',
    textWrap: 'balance',
  },
]);

export const closed = style([span, closedBackground, { insetInline: 0 }]);

/** Over one of `--columns` chairs; `--column` counts from 0. */
export const closedLabelPlace = style([
  span,
  {
    insetInlineStart: 'calc(100% * var(--column) / var(--columns))',
    width: 'calc(100% / var(--columns))',
    display: 'grid',
    placeContent: 'center',
    padding: 2,
  },
]);
export const closedLabel = style({
  padding: `${space[1]} ${space[2]}`,
  borderRadius: radius.control,
  background: color.surface.raised,
  fontSize: text.xs,
  fontWeight: weight.bold,
  textAlign: 'center',
});

export const offered = style([
  span,
  {
    insetInlineStart: 2,
    width: 7,
    height: 7,
    marginTop: 2,
    borderRadius: radius.pill,
    border: `2px solid ${color.border.control}`,
    background: color.surface.raised,
  },
]);

export const now = style([
  span,
  {
    insetInline: 0,
    zIndex: 2,
    height: 4,
    borderRadius: radius.pill,
    background: color.plait.strand3,
    '@media': { [media.forcedColors]: { background: 'Highlight' } },
  },
]);
