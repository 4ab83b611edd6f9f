import { colorTokens } from '../colorTokens.ts';
import { shadowTokens } from '../shadowTokens.ts';
import type { StringTree } from '../token.ts';

/** The tokens that each theme sets; the values here are the light theme's. */
export const themedTokens = { color: colorTokens, shadow: shadowTokens } as const;

/** The values of a theme: one for every themed token. */
export type ThemeValues = StringTree<typeof themedTokens>;
