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

const light: Theme = {
  name: 'light',
  media: { colorScheme: 'light', forcedColors: 'none' },
  rules: allRules,
};

/** Light is the last, in which the layout is looked at. */
const colours: readonly Theme[] = [
  { name: 'dark', media: { colorScheme: 'dark', forcedColors: 'none' }, rules: ofColour },
  {
    name: 'forced colours',
    media: { colorScheme: 'dark', forcedColors: 'active' },
    rules: [...ofColour, 'target-size'],
  },
  light,
];

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

/** Stories check the colours on a desk, and what other widths show is shown on a phone or a desk as well. */
export const themesAt = (width: number): readonly Theme[] => {
  if (width === 360) return colours.map(withLessMotion);
  return width === 1280 ? [withLessMotion(light)] : [];
};
