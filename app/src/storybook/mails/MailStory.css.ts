import { vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const frames = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[6],
  alignItems: 'flex-start',
});

export const frame = style({ border: 0, maxWidth: '100%' });

export const plain = style({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '68ch' });
