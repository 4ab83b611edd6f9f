import { vars } from '@plaitful/design-system/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

export const frames = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[6],
  alignItems: 'flex-start',
});

const frame = style({ border: 0, maxWidth: '100%' });

/** A mail asks for the scheme of its window, which for a frame is that of its element. */
export const schemes = styleVariants({ light: 'light', dark: 'dark' }, (colorScheme) => [
  frame,
  { colorScheme },
]);

export const plain = style({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '68ch' });
