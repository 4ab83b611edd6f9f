import { getTokenValues } from '../token.ts';
import { themedTokens, type ThemeValues } from '../tokens.ts';
import { dark } from './dark.ts';
import { contrastColors, createHighContrast } from './highContrast.ts';

/** The three themes, with one contract, by their value of `data-theme`. */
export const themes = {
  light: getTokenValues(themedTokens),
  dark,
  'high-contrast': createHighContrast(contrastColors['high-contrast']),
} as const satisfies Record<string, ThemeValues>;

export type ThemeName = keyof typeof themes;

/** All sets of values: besides the themes, high contrast in a dark system, and forced colours. */
export const looks = {
  ...themes,
  'high-contrast-dark': createHighContrast(contrastColors['high-contrast-dark']),
  'forced-colors': createHighContrast(contrastColors['forced-colors']),
} as const;

export type LookName = keyof typeof looks;
