import axe from 'axe-core';
import { commands } from 'vitest/browser';

/** How a reader's system asks for pages, as Playwright's `page.emulateMedia` takes it. */
export interface PageMedia {
  readonly colorScheme?: 'light' | 'dark';
  readonly forcedColors?: 'none' | 'active';
  readonly reducedMotion?: 'reduce' | 'no-preference';
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (media: PageMedia) => Promise<void>;
  }
}

const light: PageMedia = { colorScheme: 'light', forcedColors: 'none' };

const colourRules = ['color-contrast', 'link-in-text-block'];

/** The themes beside light with the rules that they can break: forced colours draw more borders. */
const otherThemes = {
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

/** What axe finds wrong by these rules, or by those with these tags, one line a violation. */
async function findViolations(
  theme: string,
  type: 'rule' | 'tag',
  values: readonly string[],
): Promise<string[]> {
  const { violations } = await axe.run(context, {
    runOnly: { type, values: [...values] },
    resultTypes: ['violations'],
    // A story need not be a whole page; the accessibility addon leaves this rule out too.
    rules: { region: { enabled: false } },
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) => `in ${theme}: ${id}: ${html.slice(0, 160)}: ${failureSummary ?? ''}`,
    ),
  );
}

/** Lets things move, for a story about that; the other stories ask for less motion. Returns what takes it back. */
export async function allowMotion(): Promise<() => Promise<void>> {
  await commands.emulateMedia({ reducedMotion: 'no-preference' });
  return () => commands.emulateMedia({ reducedMotion: 'reduce' });
}

/** What axe finds wrong with the page in light, by the rules with these tags. */
export const findBarriers = (tags: readonly string[]): Promise<string[]> =>
  findViolations('light', 'tag', tags);

/**
 * What axe finds wrong with the page in the other themes. The page stays as it is: no script asks for the colour scheme,
 * so only colours and borders change.
 */
export async function findColourBarriers(): Promise<string[]> {
  const found: string[] = [];
  for (const [theme, { media, rules }] of Object.entries(otherThemes)) {
    await commands.emulateMedia(media);
    found.push(...(await findViolations(theme, 'rule', rules)));
  }
  await commands.emulateMedia(light);
  return found;
}
