import { vars } from '@plaitful/design-system/tokens';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color, space, text, weight, radius } = vars;
const beside = 'screen and (min-width: 900px)';

/** Seven days; closed ones are narrow (`--days`). */
export const week = style({
  display: 'grid',
  gap: space[2],
  '@media': { [beside]: { gridTemplateColumns: 'var(--days)', alignItems: 'stretch' } },
});

const day = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[2],
  padding: space[2],
  borderRadius: radius.card,
  border: `1px solid ${color.border.subtle}`,
});

export const days = styleVariants({
  open: [day],
  closed: [day, { background: color.background.subtle, borderColor: 'transparent' }],
  today: [
    day,
    { padding: `calc(${space[2]} - 2px)`, border: `3px solid ${color.action.primary.background.rest}` },
  ],
});

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  fontSize: text.sm,
  lineHeight: vars.leading.snug,
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  minWidth: vars.size.target,
  paddingInline: space[1],
  marginInline: `calc(-1 * ${space[1]})`,
  fontWeight: weight.bold,
  color: color.text.link,
});

/** In the narrow column of a closed day: "Sun" above "29 Nov". */
export const stacked = style({ whiteSpace: 'nowrap' });
globalStyle(`${stacked} > span`, { '@media': { [beside]: { display: 'block' } } });

export const note = style({ fontSize: text.xs, color: color.text.muted });

export const chairs = style({
  display: 'grid',
  gap: space[2],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 136px), 1fr))',
});

export const chair = style({ display: 'grid', alignContent: 'start', gap: space[1], minWidth: 0 });

export const chairName = style({ fontSize: text.xs, fontWeight: weight.bold, color: color.text.muted });
