import { palette } from './palette.ts';
import type { TokenTree } from './token.ts';

/** Two shadows, tinted purple, never grey. Like the colours, each theme has its own. */
export const shadowTokens = {
  raised: {
    value: `0 2px 6px ${palette.shadowSoft}, 0 12px 32px ${palette.shadow}`,
    description: 'Cards and panels that lie on the page.',
  },
  sheet: { value: `0 24px 80px ${palette.shadowDeep}`, description: 'Dialogs, sheets, menus, toasts.' },
} as const satisfies TokenTree;
