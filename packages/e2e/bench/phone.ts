import type { Browser, Page } from 'playwright';
import { longestTask, rest, type Block } from './mainThread.ts';
import { centreOf } from './visit.ts';

/** How many times slower than this machine a mid-range phone is taken to be. */
const slowdown = 4;

/** Lighthouse's slow 4G. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 675_000 / 8,
};

/** Between two turns of the wheel. */
const wheelDelayMs = 120;

/** How long after a press its Event Timing entry is available. */
const entryDelayMs = 700;

/** Options of a visit to a page. */
interface VisitOptions {
  readonly browser: Browser;
  readonly url: string;
  /** Of the window, in px. */
  readonly width: number;
  /** Throttles the network to `line`. */
  readonly isSlowLine?: boolean;
}

declare global {
  interface Window {
    /** CLS: the largest sum of layout shifts within five seconds. */
    shift?: number;
    /** From each press to the frame that shows its effect, in ms. */
    presses?: number[];
  }
}

/** Runs in the page before any script: records layout shifts and presses. */
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

/** Opens a browser context without a cache, on a throttled CPU. */
async function enter({ browser, width, isSlowLine = false }: VisitOptions): Promise<Page> {
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

/** The longest main-thread task from loading a page until it is idle. */
export async function longestAtFirst(options: VisitOptions): Promise<Block> {
  const page = await enter(options);
  const block = await longestTask(page, async () => {
    await page.goto(options.url, { waitUntil: 'networkidle' });
  });
  await page.context().close();
  return block;
}

/** The layout shift of a page while it loads over a slow network and is scrolled to its end. */
export async function shiftOf(options: VisitOptions): Promise<number> {
  const page = await enter({ ...options, isSlowLine: true });
  await page.goto(options.url, { waitUntil: 'networkidle' });
  await page.locator('main h1').waitFor();
  await rest(entryDelayMs);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let at = 0; at < height; at += 400) {
    await page.mouse.wheel(0, 400);
    await rest(wheelDelayMs);
  }
  await page.waitForLoadState('networkidle');
  await rest(entryDelayMs);
  const shift = await page.evaluate(() => window.shift ?? Number.NaN);
  await page.context().close();
  return shift;
}

/** Presses in a style's picker, in order. */
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

/** From each press in the picker to the next frame, in ms; 0 within 16 ms. */
export async function pressPicker(options: VisitOptions): Promise<{ name: string; ms: number }[]> {
  const page = await enter(options);
  await page.goto(options.url, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Book Now' }).click();
  await presses[0].at(page).waitFor();
  await page.waitForLoadState('networkidle');
  const took: { name: string; ms: number }[] = [];
  for (const { name, at } of presses) {
    const { x, y } = await centreOf(page, at);
    await rest(entryDelayMs);
    await page.evaluate(() => (window.presses = []));
    if (options.width < 700) await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y);
    await rest(entryDelayMs);
    took.push({ name, ms: await page.evaluate(() => Math.max(0, ...(window.presses ?? []))) });
  }
  await page.context().close();
  return took;
}
