import { vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';
import { closed as closedTime, free as freeTime } from '../../../../features/admin/daySchedule/day.css.ts';

const { color, space, text, weight, radius } = vars;

export const entry = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'center',
});

/** In one row across the list, where a thumb reaches all of them. */
export const actions = style({ gridColumn: '1 / -1', selectors: { '&:empty': { display: 'none' } } });

export const time = style({
  fontSize: text.sm,
  fontWeight: weight.bold,
  lineHeight: vars.leading.snug,
  color: color.text.heading,
});

export const free = style([freeTime, { padding: `${space[2]} ${space[3]}`, fontSize: text.caption }]);

export const closed = style([closedTime, { padding: `${space[2]} ${space[3]}`, fontSize: text.caption }]);

export const thread = style({
  flexGrow: 1,
  height: 4,
  borderRadius: radius.pill,
  background: color.plait.strand3,
});
