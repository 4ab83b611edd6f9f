import { vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const filters = style({ display: 'grid', gap: space[3] });

export const mainFilters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[3]} ${space[4]}`,
});

export const search = style({ flex: '1 1 260px', maxWidth: 440 });

/** A menu's button has the size of the text around it. */
export const actions = style({ fontSize: vars.text.sm });

export const moreFilters = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
  alignItems: 'start',
  maxWidth: 760,
});

/** Aligned with the fields, which have labels above them. */
export const clear = style({ alignSelf: 'end' });
