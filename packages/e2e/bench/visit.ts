import type { Browser, Page, Request } from 'playwright';
import { longestTask, noteFirstView, rest, type Block } from './mainThread.ts';
import type { Action, Screen } from './screens.ts';

/** Between two keystrokes. */
const typingMs = 80;

export interface OwnerVisit {
  readonly browser: Browser;
  readonly origin: string;
  readonly session: string;
}

/** Opens a screen in a browser context without a cache and waits for its content. */
export async function visit({ browser, origin, session }: OwnerVisit, { path, shown }: Screen) {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1280, height: 800 },
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
  });
  const page = await context.newPage();
  await page.addInitScript((user) => localStorage.setItem('plaitful.session', user), session);
  await page.addInitScript(noteFirstView, shown);
  await page.goto(path);
  const took = await page.waitForFunction(() => window.firstView);
  const firstView = (await took.jsonValue()) ?? Number.NaN;
  return { page, firstView, close: () => context.close() };
}

/** Waits until no request is pending; answers may move what is clicked next. */
function watchAnswers(page: Page): () => Promise<void> {
  const outstanding = new Set<Request>();
  page.on('request', (request) => outstanding.add(request));
  page.on('requestfinished', (request) => outstanding.delete(request));
  page.on('requestfailed', (request) => outstanding.delete(request));
  return async () => {
    do await rest(400);
    while (outstanding.size > 0);
  };
}

/** The centre of an element that is visible, stable and not covered. */
export async function centreOf(page: Page, at: Action['at']): Promise<{ x: number; y: number }> {
  const place = at(page);
  await place.click({ trial: true });
  const box = await place.boundingBox();
  if (!box) throw new Error('there is nothing to press');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Performs an action once; returns its longest task. */
async function doOnce(
  page: Page,
  settle: () => Promise<void>,
  { at, keys = [], dragTo, after }: Action,
): Promise<Block> {
  await at(page).scrollIntoViewIfNeeded();
  await settle();
  const from = await centreOf(page, at);
  const to = dragTo && (await centreOf(page, dragTo));
  const took = await longestTask(page, async () => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    if (to) await page.mouse.move(to.x, to.y, { steps: 6 });
    await page.mouse.up();
    for (const key of keys) {
      await rest(typingMs);
      await page.keyboard.press(key);
    }
  });
  await after(page).waitFor();
  return took;
}

export const worstOf = (blocks: readonly Block[]): Block => ({
  ms: Math.max(...blocks.map(({ ms }) => ms)),
  ownMs: Math.max(...blocks.map(({ ownMs }) => ownMs)),
});

export async function blocksOf(visitOptions: OwnerVisit, screen: Screen): Promise<Block[]> {
  const { page, close } = await visit(visitOptions, screen);
  page.setDefaultTimeout(15_000);
  const settle = watchAnswers(page);
  await page.waitForLoadState('networkidle');
  const blocks: Block[] = [];
  for (const action of screen.actions) {
    try {
      await action.before?.(page);
      const each: Block[] = [];
      for (let time = 0; time < (action.times ?? 1); time += 1) each.push(await doOnce(page, settle, action));
      blocks.push(worstOf(each));
    } catch (error) {
      throw new Error(`${screen.name}, ${action.name}`, { cause: error });
    }
  }
  await close();
  return blocks;
}
