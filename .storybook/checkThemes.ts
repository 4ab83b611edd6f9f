import axe from 'axe-core';
import { commands } from 'vitest/browser';

/** How a reader's system asks for pages, as Playwright's `page.emulateMedia` takes it. */
export interface PageMedia {
  readonly colorScheme: 'light' | 'dark';
  readonly forcedColors: 'none' | 'active';
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (media: PageMedia) => Promise<void>;
  }
}

const colourRules = ['color-contrast', 'link-in-text-block'];

const light: PageMedia = { colorScheme: 'light', forcedColors: 'none' };

/** Each theme with the rules that it can break: forced colours draw more borders. */
const themes = {
  light: { media: light, rules: colourRules },
  dark: { media: { colorScheme: 'dark', forcedColors: 'none' }, rules: colourRules },
  'forced colours': {
    media: { colorScheme: 'dark', forcedColors: 'active' },
    rules: [...colourRules, 'target-size'],
  },
} as const satisfies Record<string, { media: PageMedia; rules: readonly string[] }>;

/** As the accessibility addon has it. */
const context = {
  include: document.body,
  exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'],
};

/**
 * What axe finds wrong with the colours in each theme, one line a violation. The page stays as it is: no script asks for
 * the colour scheme, so only colours and borders change.
 */
export async function findThemeViolations(): Promise<string[]> {
  const found: string[] = [];
  for (const [theme, { media, rules }] of Object.entries(themes)) {
    await commands.emulateMedia(media);
    const { violations } = await axe.run(context, {
      runOnly: { type: 'rule', values: [...rules] },
      resultTypes: ['violations'],
    });
    for (const { id, nodes } of violations) {
      for (const { html, failureSummary } of nodes) {
        found.push(`in ${theme}: ${id}: ${html.slice(0, 160)}: ${failureSummary ?? ''}`);
      }
    }
  }
  await commands.emulateMedia(light);
  return found;
}
