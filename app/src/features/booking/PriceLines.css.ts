import { vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const lines = style({
  flexBasis: '100%',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  columnGap: vars.space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.text.sm,
});

export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
});
