import { colorTokens } from './colorTokens.ts';
import { scaleTokens } from './scaleTokens.ts';
import { shadowTokens } from './shadowTokens.ts';

/** Every token, by role, tone and modifier; the contract in `vars.css.ts` is derived from it. */
export const tokens = { color: colorTokens, shadow: shadowTokens, ...scaleTokens } as const;
