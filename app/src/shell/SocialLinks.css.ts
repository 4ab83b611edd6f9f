import { vars } from '@plaitful/design-system/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const base = style({ display: 'flex', margin: 0, padding: 0, listStyle: 'none' });

export const list = styleVariants({
  page: [base, { flexWrap: 'wrap', columnGap: vars.space[6] }],
  closing: [base, { flexDirection: 'column' }],
});
