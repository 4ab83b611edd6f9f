import type { Browser, Page, Request } from 'playwright';
import { longestTask, noteFirstView, rest, type Block } from './mainThread.ts';
import type { Deed, Screen } from './screens.ts';

/** Between two letters. */
const typingMs = 80;

/** What every visit of the owner begins with. */
export interface Door {
  readonly browser: Browser;
  readonly origin: string;
  readonly session: string;
}

/** Opens a screen in a browser context of its own, so that nothing is cached, and waits until it is there. */
export async function visit({ browser, origin, session }: Door, { path, shown }: Screen) {
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
  return { page, firstView, leave: () => context.close() };
}

/** A wait until no answer is outstanding; what one brings may move what is to be pressed. */
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

/** Where to press: it is in sight, keeps still, and nothing lies over it. */
export async function centreOf(page: Page, at: Deed['at']): Promise<{ x: number; y: number }> {
  const place = at(page);
  await place.click({ trial: true });
  const box = await place.boundingBox();
  if (!box) throw new Error('there is nothing to press');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Does one thing once and waits until it was done; the longest block. */
async function doOnce(
  page: Page,
  settle: () => Promise<void>,
  { at, keys = [], dragTo, after }: Deed,
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

/** The longest of several. */
export const worstOf = (blocks: readonly Block[]): Block => ({
  ms: Math.max(...blocks.map(({ ms }) => ms)),
  ownMs: Math.max(...blocks.map(({ ownMs }) => ownMs)),
});

/** The longest block of each thing that is done on a screen, in one visit. */
export async function blocksOf(door: Door, screen: Screen): Promise<Block[]> {
  const { page, leave } = await visit(door, screen);
  page.setDefaultTimeout(15_000);
  const settle = watchAnswers(page);
  await page.waitForLoadState('networkidle');
  const blocks: Block[] = [];
  for (const deed of screen.deeds) {
    try {
      await deed.before?.(page);
      const each: Block[] = [];
      for (let time = 0; time < (deed.times ?? 1); time += 1) each.push(await doOnce(page, settle, deed));
      blocks.push(worstOf(each));
    } catch (error) {
      throw new Error(`${screen.name}, ${deed.name}`, { cause: error });
    }
  }
  await leave();
  return blocks;
}
