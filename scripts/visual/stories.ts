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
  on: ((event: 'storyFinished', listener: (said: Finished) => void) => void) &
    ((event: 'unhandledErrorsWhilePlaying', listener: (errors: Error[]) => void) => void);
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
    /** What went wrong while the story played. */
    storyTroubles?: string[];
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
    __STORYBOOK_PREVIEW__?: {
      extract: () => Promise<Record<string, Described>>;
      storyStoreValue: { userGlobals: { update: (globals: Record<string, string>) => void } };
    };
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
      opened.on('unhandledErrorsWhilePlaying', (errors) => {
        window.storyTroubles = errors.map(({ message }) => message);
      });
    },
  });
}

/**
 * A reader of stories. A page without any stays open in it: with the last page the worker that mocks the calls takes itself
 * away, now and then just when the next page asks for it.
 */
export async function openReader(browser: Browser, base: string): Promise<BrowserContext> {
  const context = await openContext(browser);
  await context.addInitScript(prepare);
  const kept = await context.newPage();
  await kept.goto(`${base}/favicon.svg`);
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
  const context = await openReader(browser, base);
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

/** Goes on to another story of the same file, or to another theme: it needs no new page, just as in its own tests. */
async function switchTo(page: Page, { story, mode }: Shot, isShown: boolean): Promise<void> {
  await page.evaluate(
    ({ storyId, theme, event }) => {
      delete window.storyFinished;
      delete window.storyTroubles;
      localStorage.clear();
      sessionStorage.clear();
      scrollTo(0, 0);
      /* oxlint-disable no-underscore-dangle -- Storybook's names */
      window.__STORYBOOK_PREVIEW__?.storyStoreValue.userGlobals.update({ theme });
      window.__STORYBOOK_ADDONS_CHANNEL__?.emit(event, { storyId, viewMode: 'story' });
      /* oxlint-enable no-underscore-dangle */
    },
    { storyId: story, theme: mode.theme, event: isShown ? 'forceRemount' : 'setCurrentStory' },
  );
}

/** What a story that failed says. */
async function troubleOf(page: Page): Promise<string> {
  const message = (await page.locator('#error-message').textContent()) ?? '';
  const troubles = await page.evaluate(() => window.storyTroubles ?? []);
  const lines = [...message.trim().split('\n').slice(0, 3), ...troubles].filter((line) => line !== '');
  return lines.join('\n') || 'It failed.';
}

/**
 * Shows a story in its mode, played to its end. What it gives is what went wrong in the story itself.
 * @param before what the page shows already, of the same file; nothing for a new page
 */
export async function showStory(
  page: Page,
  base: string,
  shot: Shot,
  before?: Shot,
): Promise<string | undefined> {
  const { story, mode, moves } = shot;
  await setWidth(page, mode.viewport);
  await page.emulateMedia({
    colorScheme: mode.theme === 'dark' ? 'dark' : 'light',
    forcedColors: mode.forcedColors ?? 'none',
    reducedMotion: moves ? 'no-preference' : 'reduce',
  });
  if (before) await switchTo(page, shot, story === before.story);
  else await page.goto(addressOf(base, story, mode.theme), { waitUntil: 'commit' });
  const finished = await page
    .waitForFunction(() => window.storyFinished, undefined, { timeout: 60_000 })
    .catch(() => undefined);
  if (!finished) return 'It did not end within a minute.';
  return (await finished.jsonValue())?.status === 'error' ? troubleOf(page) : undefined;
}
