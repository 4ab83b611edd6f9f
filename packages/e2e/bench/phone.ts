import type { Browser, Page } from 'playwright';
import { longestTask, rest, type Block } from './mainThread.ts';
import { centreOf } from './visit.ts';

/** How many times slower than this machine a mid-range phone is taken to be. */
const slowdown = 4;

/** The line of Lighthouse's phone: a slow 4G. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 675_000 / 8,
};

/** Between two turns of the wheel. */
const turnMs = 120;

/** Once something was pressed, its frame has been drawn and its duration has been told. */
const toldMs = 700;

/** How a page is visited. */
interface Coming {
  readonly browser: Browser;
  readonly url: string;
  /** Of the window, in px. */
  readonly width: number;
  /** Whether what is fetched comes as slowly as on a phone. */
  readonly isSlowLine?: boolean;
}

declare global {
  interface Window {
    /** How far the page has moved by itself: the largest sum of its moves within five seconds, as CLS counts them. */
    shift?: number;
    /** From each press to the frame that shows what it did, in ms. */
    presses?: number[];
  }
}

/** Runs in the page before anything else: notes what moves by itself and what is pressed. */
function noteMoves(): void {
  window.shift = 0;
  window.presses = [];
  let [sum, first, last] = [0, 0, 0];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (entry.hadRecentInput) continue;
      const isNext = entry.startTime - last < 1000 && entry.startTime - first < 5000;
      if (!isNext) [sum, first] = [0, entry.startTime];
      sum += entry.value;
      last = entry.startTime;
      window.shift = Math.max(window.shift ?? 0, sum);
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId) window.presses?.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Opens a window in a browser context of its own, so that nothing is cached, on a slower processor. */
async function enter({ browser, width, isSlowLine = false }: Coming): Promise<Page> {
  const isPhone = width < 700;
  const context = await browser.newContext({
    viewport: { width, height: isPhone ? 740 : 800 },
    isMobile: isPhone,
    hasTouch: isPhone,
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
  });
  const page = await context.newPage();
  await page.addInitScript(noteMoves);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (isSlowLine) await session.send('Network.emulateNetworkConditions', line);
  return page;
}

/** The longest task of a page's main thread until it is at rest, before anybody touches it. */
export async function longestAtFirst(coming: Coming): Promise<Block> {
  const page = await enter(coming);
  const block = await longestTask(page, async () => {
    await page.goto(coming.url, { waitUntil: 'networkidle' });
  });
  await page.context().close();
  return block;
}

/** How far a page moves by itself while it comes over a slow line and is read to its end. */
export async function shiftOf(coming: Coming): Promise<number> {
  const page = await enter({ ...coming, isSlowLine: true });
  await page.goto(coming.url, { waitUntil: 'networkidle' });
  await page.locator('main h1').waitFor();
  await rest(toldMs);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let at = 0; at < height; at += 400) {
    await page.mouse.wheel(0, 400);
    await rest(turnMs);
  }
  await page.waitForLoadState('networkidle');
  await rest(toldMs);
  const shift = await page.evaluate(() => window.shift ?? Number.NaN);
  await page.context().close();
  return shift;
}

/** What is pressed in the picker of a style, one after the other. */
const presses = [
  {
    name: 'a day',
    at: (page: Page) => page.getByRole('button', { name: /times? free$/, disabled: false }).first(),
  },
  { name: 'a time', at: (page: Page) => page.getByRole('radio', { name: /free$/ }).first() },
  {
    name: 'another day',
    at: (page: Page) => page.getByRole('button', { name: /times? free$/, disabled: false }).last(),
  },
  { name: 'the next month', at: (page: Page) => page.getByRole('button', { name: 'Next month' }) },
] as const;

/** From each press in the picker of a style to the frame that shows what it did, in ms; 0 where it was there within 16. */
export async function pressPicker(coming: Coming): Promise<{ name: string; ms: number }[]> {
  const page = await enter(coming);
  await page.goto(coming.url, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Book Now' }).click();
  await presses[0].at(page).waitFor();
  await page.waitForLoadState('networkidle');
  const took: { name: string; ms: number }[] = [];
  for (const { name, at } of presses) {
    const { x, y } = await centreOf(page, at);
    await rest(toldMs);
    await page.evaluate(() => (window.presses = []));
    if (coming.width < 700) await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y);
    await rest(toldMs);
    took.push({ name, ms: await page.evaluate(() => Math.max(0, ...(window.presses ?? []))) });
  }
  await page.context().close();
  return took;
}
