import type { Page } from 'playwright';
import { allRules } from './accessibility.ts';

/** Media features of a user's system. */
export interface Theme {
  readonly name: string;
  readonly media: NonNullable<Parameters<Page['emulateMedia']>[0]>;
  /** Axe rules to check: all in light; in other themes those that depend on colours or borders. */
  readonly rules: readonly string[];
}

const ofColour = ['color-contrast', 'link-in-text-block'];

const colours = [
  { name: 'light', media: { colorScheme: 'light', forcedColors: 'none' }, rules: allRules },
  { name: 'dark', media: { colorScheme: 'dark', forcedColors: 'none' }, rules: ofColour },
  {
    name: 'forced colours',
    media: { colorScheme: 'dark', forcedColors: 'active' },
    rules: [...ofColour, 'target-size'],
  },
] as const satisfies readonly Theme[];

const withMotion = ({ name, media, rules }: Theme): Theme => ({
  name: `${name}, with motion`,
  media: { ...media, reducedMotion: 'no-preference' },
  rules,
});

const withLessMotion = ({ name, media, rules }: Theme): Theme => ({
  name,
  media: { ...media, reducedMotion: 'reduce' },
  rules,
});

export const allThemes: readonly Theme[] = [...colours.map(withMotion), ...colours.map(withLessMotion)];

/** Colours are the same at medium widths. */
export const themesAt = (width: number): readonly Theme[] =>
  (width === 768 ? colours.slice(0, 1) : colours).map(withLessMotion);
