import type { Page } from 'playwright';
import { allRules } from './accessibility.ts';

/** How a reader’s system asks for pages. */
export interface Theme {
  readonly name: string;
  readonly media: NonNullable<Parameters<Page['emulateMedia']>[0]>;
  /** What axe checks in it: all rules in light, and in other themes what colours or the borders of forced colours may break. */
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

/** Every theme, with motion and without. */
export const allThemes: readonly Theme[] = [...colours.map(withMotion), ...colours.map(withLessMotion)];

/** What is enough at a width: motion brings other controls, but no other colours, and colours are the same in the middle. */
export const themesAt = (width: number): readonly Theme[] => {
  const [light] = colours;
  if (width === 768) return [withLessMotion(light)];
  return [...(width === 1280 ? [withMotion(light)] : []), ...colours.map(withLessMotion)];
};
