import { getTokenValues } from '../token.ts';
import { dark } from './dark.ts';
import { highContrast } from './highContrast.ts';
import { themedTokens, type ThemeValues } from './themeValues.ts';

/** The three themes, with one contract. `highContrast` is also used in forced colours. */
export const themes = {
  light: getTokenValues(themedTokens),
  dark,
  highContrast,
} as const satisfies Record<string, ThemeValues>;

export type ThemeName = keyof typeof themes;

/** The value of `data-theme` that sets a theme on any element; without the attribute the system's is used. */
export const themeAttribute: Record<ThemeName, string> = {
  light: 'light',
  dark: 'dark',
  highContrast: 'high-contrast',
};
