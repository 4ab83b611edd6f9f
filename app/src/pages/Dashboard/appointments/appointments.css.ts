import { media, vars } from '@plaitful/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { space, color, text, weight } = vars;

export const next = style({
  display: 'grid',
  gap: space[6],
  '@media': { [media.desk]: { gridTemplateColumns: 'minmax(0, 1.7fr) minmax(0, 1fr)', gap: space[8] } },
});

export const eyebrow = style({
  display: 'block',
  fontSize: text.sm,
  lineHeight: vars.leading.close,
  color: color.text.price,
});

export const child = style({
  display: 'block',
  marginTop: 2,
  fontFamily: vars.font.body,
  fontSize: text.sm,
  fontWeight: weight.regular,
  color: color.text.muted,
});

export const todo = style({ display: 'grid', gap: space[4], margin: 0, padding: 0, listStyle: 'none' });

export const todoItem = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
});

export const todoText = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  fontWeight: weight.bold,
  color: color.status.warning.foreground,
});
globalStyle(`${todoText} > svg`, { marginTop: 3 });

export const reason = style({ display: 'block', fontWeight: weight.regular, color: color.text.body });

export const ready = style({ display: 'flex', alignItems: 'center', gap: space[2], fontWeight: weight.bold });
