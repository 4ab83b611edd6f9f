import axe from 'axe-core';
import { commands } from 'vitest/browser';

/** Media features of the system, as Playwright's `page.emulateMedia` takes them. */
export interface PageMedia {
  readonly colorScheme?: 'light' | 'dark';
  readonly forcedColors?: 'none' | 'active';
  readonly contrast?: 'more' | 'no-preference';
  readonly reducedMotion?: 'reduce' | 'no-preference';
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (media: PageMedia) => Promise<void>;
  }
}

const light: PageMedia = { colorScheme: 'light', forcedColors: 'none', contrast: 'no-preference' };

const colourRules = ['color-contrast', 'link-in-text-block'];

/** The themes besides light with the rules that they can violate: forced colours draw more borders. */
export const otherThemes = {
  dark: { media: { colorScheme: 'dark', forcedColors: 'none' }, rules: colourRules },
  'forced colours': {
    media: { colorScheme: 'dark', forcedColors: 'active' },
    rules: [...colourRules, 'target-size'],
  },
} as const satisfies Record<string, { media: PageMedia; rules: readonly string[] }>;

/** The accessibility addon's options. */
const context = {
  include: document.body,
  exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'],
};

/** Axe checks a frame, such as that of a mail, only where it is loaded there too. */
function loadIntoFrames(): void {
  for (const frame of document.body.querySelectorAll<HTMLIFrameElement>('iframe[srcdoc]')) {
    const loaded = frame.contentDocument;
    if (loaded === null || loaded.defaultView === null || 'axe' in loaded.defaultView) continue;
    const script = loaded.createElement('script');
    script.textContent = axe.source;
    loaded.head.append(script);
  }
}

/** The axe violations of these rules, or of rules with these tags, one line each. */
async function findViolations(
  theme: string,
  type: 'rule' | 'tag',
  values: readonly string[],
): Promise<string[]> {
  loadIntoFrames();
  const { violations } = await axe.run(context, {
    runOnly: { type, values: [...values] },
    resultTypes: ['violations'],
    // A story need not be a whole page, nor the mail in a frame; the accessibility addon disables the first rule, too.
    rules: { region: { enabled: false }, 'landmark-one-main': { enabled: false } },
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) => `in ${theme}: ${id}: ${html.slice(0, 160)}: ${failureSummary ?? ''}`,
    ),
  );
}

/** Enables motion for a story about it; the other stories ask for reduced motion. Returns what undoes it. */
export async function allowMotion(): Promise<() => Promise<void>> {
  await commands.emulateMedia({ reducedMotion: 'no-preference' });
  return () => commands.emulateMedia({ reducedMotion: 'reduce' });
}

/** The axe violations of the page in light, of rules with these tags. */
export const findAccessibilityViolations = (tags: readonly string[]): Promise<string[]> =>
  findViolations('light', 'tag', tags);

async function findIn(theme: string, media: PageMedia, rules: readonly string[]): Promise<string[]> {
  await commands.emulateMedia({ ...light, ...media });
  return findViolations(theme, 'rule', rules);
}

/**
 * The axe violations of the page in the other themes. The page is not rendered again: no script reads the colour
 * scheme, so only colours and borders change.
 */
export async function findColourViolations(): Promise<string[]> {
  const found: string[] = [];
  for (const [theme, { media, rules }] of Object.entries(otherThemes)) {
    found.push(...(await findIn(theme, media, rules)));
  }
  await commands.emulateMedia(light);
  return found;
}

const highContrast = {
  'high contrast': { contrast: 'more' },
  'dark high contrast': { colorScheme: 'dark', contrast: 'more' },
} as const satisfies Record<string, PageMedia>;

const secondBrandThemes = { light: {}, dark: { colorScheme: 'dark' }, ...highContrast } as const;

/** The axe violations of the page in high contrast, and in every theme of the second brand. */
export async function findOtherViolations(): Promise<string[]> {
  const found: string[] = [];
  for (const [theme, media] of Object.entries(highContrast))
    found.push(...(await findIn(theme, media, colourRules)));
  document.documentElement.setAttribute('data-brand', 'meadow');
  for (const [theme, media] of Object.entries<PageMedia>(secondBrandThemes))
    found.push(...(await findIn(`${theme} of the second brand`, media, colourRules)));
  document.documentElement.removeAttribute('data-brand');
  await commands.emulateMedia(light);
  return found;
}
