import { media, vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';
import { closedBackground } from '../../../features/admin/daySchedule/day.css.ts';

const { color } = vars;

export const bars = style({ display: 'grid', gap: 3, width: '100%' });

export const bar = style({
  position: 'relative',
  display: 'block',
  height: 9,
  borderRadius: vars.radius.pill,
  background: color.surface.raised,
  // Without it an open day that nobody booked looks like a closed one.
  boxShadow: `inset 0 0 0 1px ${color.border.subtle}`,
  overflow: 'hidden',
});

/** What was free has the same outline as what is free, and the whole bar is dimmed. */
export const pastBar = style([
  bar,
  { boxShadow: `inset 0 0 0 1.5px ${color.border.control}`, opacity: 0.55 },
]);

/** `--from` and `--size` are per cent of the bar. */
const part = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 'calc(var(--from) * 1%)',
  width: 'calc(var(--size) * 1%)',
  minWidth: 2,
  borderRadius: 3,
});

export const free = style([
  part,
  { border: `1.5px solid ${color.border.control}`, background: color.surface.raised },
]);

export const booked = style([
  part,
  {
    background: color.action.primary.background.rest,
    borderInline: `1px solid ${color.surface.raised}`,
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
  },
]);

export const closed = style([part, closedBackground]);
