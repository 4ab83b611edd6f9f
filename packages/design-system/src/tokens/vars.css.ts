import { createGlobalThemeContract } from '@vanilla-extract/css';
import { customPropertyName, getTokenValues } from './token.ts';
import { tokens } from './tokens.ts';

/** The theme contract: every token as `var(--…)`. Style sheets use nothing else. */
export const vars = createGlobalThemeContract(getTokenValues(tokens), (_value, path) =>
  customPropertyName(path),
);
