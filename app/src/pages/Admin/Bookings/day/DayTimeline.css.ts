import { vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';
import {
  blockContainer,
  dayBlockContainer,
} from '../../../../features/admin/daySchedule/BookingBlock.css.ts';
import {
  currentTimeLabel,
  closed as closedTime,
  free as freeTime,
} from '../../../../features/admin/daySchedule/day.css.ts';

const { color, text, weight, radius } = vars;

/** Width of the chairs' names, in px. */
const names = 84;

/** A long day scrolls by itself, not the page. */
export const scroller = style({ overflowX: 'auto', borderRadius: radius.control });

/** `--hours` is the number of hours shown. */
export const hours = style({
  position: 'relative',
  minWidth: `calc(var(--hours) * 80px + ${names}px)`,
  paddingTop: 34,
});

export const axis = style({ position: 'absolute', insetBlock: 0, insetInline: `${names}px 0` });

/** `--at` is the hour's share of the day in per cent. */
export const hour = style({
  position: 'absolute',
  insetBlock: '4px 0',
  insetInlineStart: 'calc(var(--at) * 1%)',
  paddingInlineStart: 6,
  borderInlineStart: `1px solid ${color.border.subtle}`,
  fontSize: text.xs,
  color: color.text.muted,
  whiteSpace: 'nowrap',
});

export const now = style({
  position: 'absolute',
  insetBlock: '0 0',
  insetInlineStart: 'calc(var(--at) * 1%)',
  width: 4,
  marginInlineStart: -2,
  borderRadius: radius.pill,
  background: color.plait.strand3,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});

export const currentTime = style([
  currentTimeLabel,
  { position: 'absolute', top: 0, insetInlineStart: 2, transform: 'translateX(-50%)' },
]);

export const row = style({
  display: 'grid',
  gridTemplateColumns: `${names}px minmax(0, 1fr)`,
  alignItems: 'center',
  borderTop: `1px solid ${color.border.subtle}`,
});

export const name = style({
  fontSize: text.sm,
  fontWeight: weight.bold,
  lineHeight: vars.leading.snug,
  color: color.text.heading,
});

/** One chair's day: `--lanes` bookings may lie beside each other. */
export const track = style({
  position: 'relative',
  height: 'calc(var(--lanes) * var(--lane-height) + 16px)',
  vars: { '--lane-height': '112px' },
  '@media': { 'screen and (min-width: 1280px)': { vars: { '--lane-height': '160px' } } },
});

/** `--from` and `--size` are per cent of the day, `--lane` of `--lanes` is the position across. */
const part = style({
  position: 'absolute',
  display: 'grid',
  insetInlineStart: 'calc(var(--from) * 1%)',
  width: 'calc(var(--size) * 1%)',
  top: 'calc(var(--lane) * var(--lane-height) + 8px)',
  height: 'var(--lane-height)',
  padding: 2,
});

export const block = style([
  part,
  { zIndex: 1, containerType: 'size', containerName: `${blockContainer} ${dayBlockContainer}` },
]);
export const gap = style([part, { alignItems: 'center' }]);

const labels = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  overflow: 'hidden',
  height: '100%',
  fontSize: text.xs,
  lineHeight: 1.25,
  textAlign: 'center',
});

export const free = style([freeTime, labels]);
export const closed = style([closedTime, labels]);

/** The text is above the line of the current time. */
export const freeLabel = style({
  zIndex: 1,
  maxWidth: '100%',
  paddingInline: 2,
  background: color.surface.raised,
});
