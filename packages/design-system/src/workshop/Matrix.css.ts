import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../tokens/vars.css.ts';

export const matrix = style({
  display: 'grid',
  gap: vars.space[6],
  alignItems: 'start',
});
export const cell = style({ minWidth: 0, maxWidth: '100%' });
export const caption = style({
  display: 'block',
  marginBottom: vars.space[2],
  fontSize: vars.text.xs,
  color: vars.color.text.muted,
});

// The add-on sets the pseudo-state on everything within a cell; a focus ring belongs only to focusable elements.
// Specificity 0, so that a component may still draw its ring around another element.
globalStyle(
  ':where(.pseudo-focus-visible-all) :where(:not(a, button, input, textarea, select, summary, [tabindex]))',
  { outline: 'none' },
);
