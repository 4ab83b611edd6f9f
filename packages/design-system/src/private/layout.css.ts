import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../tokens/vars.css.ts';

const { gutter: _gutter, ...steps } = vars.space;

/** The steps of the space scale. */
export const spaces = { 0: '0', ...steps };

export const stack = style({ display: 'flex', flexDirection: 'column' });
export const inline = style({ display: 'flex' });
export const wrapping = style({ flexWrap: 'wrap' });
export const grid = style({ display: 'grid' });

// A name without a space is broken instead of widening the page; rules of the children win.
for (const row of [stack, inline]) globalStyle(`:where(.${row} > *)`, { maxWidth: '100%' });

export const gaps = styleVariants(spaces, (gap) => ({ gap }));

export const alignment = styleVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'end' },
  baseline: { alignItems: 'baseline' },
});

export const justification = styleVariants({
  start: { justifyContent: 'start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'end' },
  'space-between': { justifyContent: 'space-between' },
});
