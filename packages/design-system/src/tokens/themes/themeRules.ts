import { media } from '../breakpoints.ts';
import type { LookName } from './themes.ts';

/** Where a look applies, for a style sheet. */
interface ThemeRule {
  readonly look: Exclude<LookName, 'forced-colors'>;
  readonly colorScheme: 'light' | 'dark';
  readonly selector: string;
  readonly media?: string;
}

/** The rules by which the system or `data-theme` choose a look in and below `root`; the later wins. */
export function listThemeRules(root: string): readonly ThemeRule[] {
  const asked = (name: string) => `${root}[data-theme="${name}"], ${root} [data-theme="${name}"]`;
  const bySystem = `${root}:not([data-theme])`;
  const contrast = { look: 'high-contrast', colorScheme: 'light' } as const;
  const contrastDark = { look: 'high-contrast-dark', colorScheme: 'dark' } as const;
  return [
    // Light is also what a theme of the site's own is based on.
    { look: 'light', colorScheme: 'light', selector: `${root}, ${root} [data-theme]` },
    { look: 'dark', colorScheme: 'dark', selector: asked('dark') },
    { look: 'dark', colorScheme: 'dark', selector: bySystem, media: media.dark },
    { ...contrast, selector: asked('high-contrast') },
    { ...contrast, selector: bySystem, media: media.moreContrast },
    { ...contrastDark, selector: asked('high-contrast'), media: media.dark },
    { ...contrastDark, selector: bySystem, media: `${media.moreContrast} and ${media.dark}` },
  ];
}
