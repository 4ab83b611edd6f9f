import type { ComplexStyleRule } from '@vanilla-extract/css';

/** For words that are heard and not seen. */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  // Some checkers take what is clipped by a path for absent.
  clip: 'rect(0, 0, 0, 0)',
  whiteSpace: 'nowrap',
} as const satisfies ComplexStyleRule;
