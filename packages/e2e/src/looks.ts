import type { Page } from 'playwright';

/** How a reader’s system asks for pages. */
export interface Look {
  readonly name: string;
  readonly media: NonNullable<Parameters<Page['emulateMedia']>[0]>;
  /** What has to be judged anew in it: colours never change what a page is made of, motion may. */
  readonly rules: 'every' | 'colour';
}

const colours = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  'forced colours': { colorScheme: 'dark', forcedColors: 'active' },
} as const;

const motions = { 'less motion': 'reduce', motion: 'no-preference' } as const;

/** Light, dark and forced colours, each with and without a wish for less motion. */
export const looks: readonly Look[] = Object.entries(motions).flatMap(([motion, reducedMotion]) =>
  Object.entries(colours).map(([colour, media]): Look => ({
    name: `${colour}, ${motion}`,
    media: { ...media, reducedMotion },
    rules: colour === 'light' ? 'every' : 'colour',
  })),
);
