import { colorTokens } from '../colorTokens.ts';
import { shadowTokens } from '../shadowTokens.ts';
import type { TextTree } from '../token.ts';

/** The tokens that each theme answers for itself; the values that stand in them are the light theme's. */
export const themedTokens = { color: colorTokens, shadow: shadowTokens } as const;

/** What a theme must give: one value for every themed token. */
export type ThemeValues = TextTree<typeof themedTokens>;
