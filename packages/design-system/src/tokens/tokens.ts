import { colorTokens } from './colorTokens.ts';
import { scaleTokens } from './scaleTokens.ts';

/** Every token, by role, tone and modifier; the contract in `vars.css.ts` is made from it. */
export const tokens = { color: colorTokens, ...scaleTokens } as const;
