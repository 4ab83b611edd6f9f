import type { ComplexStyleRule } from '@vanilla-extract/css';

/** Styles for text that only screen readers get. */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  // Some accessibility checkers ignore text clipped by a path.
  clip: 'rect(0, 0, 0, 0)',
  whiteSpace: 'nowrap',
} as const satisfies ComplexStyleRule;
