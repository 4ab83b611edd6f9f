/// <reference lib="dom" />
import type { Browser, BrowserContext, Page } from 'playwright';
import type { Mode } from '../../.storybook/modes.ts';
import { openContext, setWidth } from './capture.ts';

/** One picture to take: a story in a mode. */
export interface Shot {
  story: string;
  /** How people call the story. */
  name: string;
  modeName: string;
  mode: Mode;
  /** Whether the story is about a movement. */
  moves: boolean;
  /** The baseline, in the folder of all. */
  file: string;
}

interface Channel {
  on: (event: string, listener: (said: Finished) => void) => void;
  emit: (event: string, said: object) => void;
}

interface Finished {
  status: 'success' | 'error';
}

interface Described {
  id: string;
  title: string;
  name: string;
  parameters: {
    chromatic?: { modes?: Record<string, Mode>; disableSnapshot?: boolean; prefersReducedMotion?: string };
  };
}

declare global {
  interface Window {
    storyFinished?: Finished;
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
    __STORYBOOK_PREVIEW__?: { extract: () => Promise<Record<string, Described>>; ready: () => Promise<void> };
  }
}

/** Runs in every page before all else: nothing is kept from the story before, and the end of this one is noted. */
function prepare(): void {
  if (location.protocol === 'about:') return;
  localStorage.clear();
  sessionStorage.clear();
  let channel: Channel | undefined;
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: (opened: Channel) => {
      channel = opened;
      opened.on('storyFinished', (said) => (window.storyFinished = said));
    },
  });
}

/** A reader of stories. */
export async function openReader(browser: Browser): Promise<BrowserContext> {
  const context = await openContext(browser);
  await context.addInitScript(prepare);
  return context;
}

function addressOf(base: string, story: string, theme: string): string {
  // axe has looked at the stories in their own tests.
  const globals = `theme:${theme};a11y.manual:!true`;
  return `${base}/iframe.html?id=${story}&viewMode=story&globals=${globals}`;
}

/** `components-button--all-states` in `light-768` lies in `components-button/all-states.light-768.png`. */
const fileOf = (story: string, mode: string): string => `${story.replace('--', '/')}.${mode}.png`;

/** Every picture to take, as the stories themselves say it, just as Chromatic reads it. */
export async function listShots(browser: Browser, base: string, anyStory: string): Promise<Shot[]> {
  const context = await openReader(browser);
  try {
    const page = await context.newPage();
    await page.goto(addressOf(base, anyStory, 'light'));
    await page.waitForFunction(() => window.storyFinished, undefined, { timeout: 60_000 });
    const stories = await page.evaluate(async () => {
      // oxlint-disable-next-line no-underscore-dangle -- Storybook's name
      const all = Object.values((await window.__STORYBOOK_PREVIEW__?.extract()) ?? {});
      return all.map(({ id, title, name, parameters: { chromatic = {} } }) => ({
        id,
        title,
        name,
        chromatic,
      }));
    });
    return stories.flatMap(({ id, title, name, chromatic }) =>
      chromatic.disableSnapshot
        ? []
        : Object.entries(chromatic.modes ?? {}).map(([modeName, mode]) => ({
            story: id,
            name: `${title}, ${name}`,
            modeName,
            mode,
            moves: chromatic.prefersReducedMotion === 'no-preference',
            file: fileOf(id, modeName),
          })),
    );
  } finally {
    await context.close();
  }
}

/** Goes on to another story of the same file in the same mode: it needs no new page, just as in its own tests. */
async function switchTo(page: Page, story: string): Promise<void> {
  await page.evaluate((storyId) => {
    delete window.storyFinished;
    localStorage.clear();
    sessionStorage.clear();
    scrollTo(0, 0);
    // oxlint-disable-next-line no-underscore-dangle -- Storybook's name
    window.__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, story);
}

/**
 * Shows a story in its mode, played to its end. What it gives is what went wrong in the story itself.
 * @param isOpen whether the page shows another story of the same file in the same mode already
 */
export async function showStory(
  page: Page,
  base: string,
  { story, mode, moves }: Shot,
  isOpen: boolean,
): Promise<string | undefined> {
  await setWidth(page, mode.viewport);
  await page.emulateMedia({
    forcedColors: mode.forcedColors ?? 'none',
    reducedMotion: moves ? 'no-preference' : 'reduce',
  });
  if (isOpen) await switchTo(page, story);
  else {
    await page.goto(addressOf(base, story, mode.theme), { waitUntil: 'commit' });
  }
  const finished = await page
    .waitForFunction(() => window.storyFinished, undefined, { timeout: 60_000 })
    .catch(() => undefined);
  if (!finished) return 'It did not end within a minute.';
  if ((await finished.jsonValue())?.status !== 'error') return undefined;
  const message = await page.locator('#error-message').textContent();
  return (message ?? '').trim().split('\n').slice(0, 3).join('\n') || 'It failed.';
}
