import { colorTokens } from './colorTokens.ts';
import { scaleTokens } from './scaleTokens.ts';
import { shadowTokens } from './shadowTokens.ts';
import type { StringTree } from './token.ts';

/** The tokens that each theme sets; the values here are the light theme's. */
export const themedTokens = { color: colorTokens, shadow: shadowTokens } as const;

/** The values of a theme: one for every themed token. */
export type ThemeValues = StringTree<typeof themedTokens>;

/** Every token, by role, tone and modifier; the contract in `vars.css.ts` is derived from it. */
export const tokens = { ...themedTokens, ...scaleTokens } as const;
