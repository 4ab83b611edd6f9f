import { getTokenValues } from '../token.ts';
import { themedTokens, type ThemeValues } from '../tokens.ts';
import { dark } from './dark.ts';
import { highContrast } from './highContrast.ts';

/** The three themes, with one contract, by their value of `data-theme`. `high-contrast` is also used in forced colours. */
export const themes = {
  light: getTokenValues(themedTokens),
  dark,
  'high-contrast': highContrast,
} as const satisfies Record<string, ThemeValues>;

export type ThemeName = keyof typeof themes;
