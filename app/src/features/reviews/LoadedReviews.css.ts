import { media, vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const block = style({
  display: 'grid',
  gap: vars.space[8],
  '@media': {
    [media.desk]: { gridTemplateColumns: '3.1fr 8.9fr', columnGap: vars.space[12], alignItems: 'start' },
  },
});

export const head = style({ display: 'grid', gap: vars.space[3] });

/** Names of neighbours stand level. */
export const figure = style({ display: 'grid', gridTemplateRows: '1fr auto', height: '100%', margin: 0 });

export const quote = style({
  margin: 0,
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.medium,
  fontSize: 'clamp(1.125rem, 0.91rem + 0.93vw, 1.75rem)',
  lineHeight: 1.3,
  color: vars.color.text.heading,
});

export const reviewer = style({
  marginTop: vars.space[4],
  fontWeight: vars.weight.semibold,
  color: vars.color.text.muted,
});
