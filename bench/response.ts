// `npm run bench:response`: how fast pages respond: the public ones on a slow phone, and the owner's in a studio with
// many bookings. Runs on the built product with its own database.
import type { Locator, Page } from 'playwright';
import { paths } from '../app/src/lib/paths.ts';
import { owner } from '../packages/e2e/src/parentPage.ts';
import { runProduct } from '../packages/e2e/src/builtServer.ts';
import { toStudioTime } from '../packages/domain/src/studioTime.ts';
import { longestTask, wait } from './mainThread.ts';
import { newFolder, openBrowser, serveProduct } from './product.ts';
import { median, repeat, formatMarkdownTable, writeSection } from './report.ts';
import { listScreens, type MeasuredAction, type MeasuredScreen } from './screens.ts';
import { fillStudio, studioSize } from './studio.ts';

const runs = 5;
/** Longest tasks vary more from run to run. */
const taskRuns = 9;
/** A mid-range phone is assumed to be this many times slower than this machine. */
const slowdown = 4;
/** How long after a press its Event Timing entry is available. */
const entryDelayMs = 700;
const typingMs = 80;

const dataDir = newFolder();
const clock = (): Date => new Date();
const filled = await runProduct(dataDir, clock);
const studio = await fillStudio(filled.database, toStudioTime(clock(), 'America/Toronto').date);
await filled.close();
const server = await serveProduct(dataDir);
const browser = await openBrowser();

async function openPage(width: number): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.origin,
    viewport: { width, height: 800 },
    isMobile: width < 700,
    hasTouch: width < 700,
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
  });
  return context.newPage();
}

async function openOnPhone(): Promise<Page> {
  const page = await openPage(360);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

async function longestAtFirst(url: string): Promise<number> {
  const page = await openOnPhone();
  const took = await longestTask(page, () => page.goto(url, { waitUntil: 'networkidle' }));
  await page.context().close();
  return took;
}

declare global {
  interface Window {
    /** From each press to the frame that shows its effect, in ms. */
    presses?: number[];
    /** When the first frame with the content was rendered, in ms from the start of the navigation. */
    firstView?: number;
  }
}

/** Runs in the page before any script. */
function notePresses(): void {
  window.presses = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId) window.presses?.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Runs in the page before any script: records when the selector's elements were rendered. */
function noteFirstView(selector: string): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector(selector) === null) return;
    observer.disconnect();
    // The timer fires after the frame has been rendered.
    requestAnimationFrame(() => setTimeout(() => (window.firstView = performance.now())));
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** The centre of an element that is visible, stable and not covered. */
async function getCentre(place: Locator): Promise<{ x: number; y: number }> {
  await place.scrollIntoViewIfNeeded();
  await place.click({ trial: true });
  const box = await place.boundingBox();
  if (!box) throw new Error('there is nothing to press');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const dayButton = (page: Page) => page.getByRole('button', { name: /times? free$/, disabled: false });

/** The controls to press in a style's picker, in order. */
const presses: Readonly<Record<string, (page: Page) => Locator>> = {
  'a day': (page) => dayButton(page).first(),
  'a time': (page) => page.getByRole('radio', { name: /free$/ }).first(),
  'another day': (page) => dayButton(page).last(),
  'the next month': (page) => page.getByRole('button', { name: 'Next month' }),
};

/** From each press in the picker to the next frame, in ms; 0 within 16 ms. */
async function pressPicker(): Promise<number[]> {
  const page = await openOnPhone();
  await page.addInitScript(notePresses);
  await page.goto(paths.style.href(studio.largeStyleId), { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Book Now' }).click();
  await dayButton(page).first().waitFor();
  await page.waitForLoadState('networkidle');
  const took: number[] = [];
  for (const at of Object.values(presses)) {
    const { x, y } = await getCentre(at(page));
    await wait(entryDelayMs);
    await page.evaluate(() => (window.presses = []));
    await page.touchscreen.tap(x, y);
    await wait(entryDelayMs);
    took.push(await page.evaluate(() => Math.max(0, ...(window.presses ?? []))));
  }
  await page.context().close();
  return took;
}

async function logIn(): Promise<string> {
  const answer = await fetch(new URL('/auth/login', server.origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  });
  if (!answer.ok) throw new Error(`the owner cannot log in (${answer.status})`);
  return answer.text();
}

const session = await logIn();

async function openScreen({ path, shown }: MeasuredScreen): Promise<{ page: Page; firstView: number }> {
  const page = await openPage(1280);
  await page.addInitScript((user) => localStorage.setItem('plaitful.session', user), session);
  await page.addInitScript(noteFirstView, shown);
  await page.goto(path);
  const took = await page.waitForFunction(() => window.firstView);
  return { page, firstView: (await took.jsonValue()) ?? Number.NaN };
}

async function timeAction(page: Page, { before, at, keys = [], after }: MeasuredAction): Promise<number> {
  await before?.(page);
  // Responses that arrive later may shift the layout, and the click would miss.
  await page.waitForLoadState('networkidle');
  await wait(entryDelayMs);
  const { x, y } = await getCentre(at(page));
  const took = await longestTask(page, async () => {
    await page.mouse.click(x, y);
    for (const key of keys) {
      await wait(typingMs);
      await page.keyboard.press(key);
    }
  });
  await after(page).waitFor();
  return took;
}

async function timeScreen(screen: MeasuredScreen): Promise<string[][]> {
  const firstViews = await repeat(runs, async () => {
    const { page, firstView } = await openScreen(screen);
    await page.context().close();
    return firstView;
  });
  const { page } = await openScreen(screen);
  const rows = [[`**${screen.name}**`, median(firstViews).toFixed(0), '', '< 1000']];
  for (const action of screen.actions) {
    rows.push([action.name, '', (await timeAction(page, action)).toFixed(0), '≤ 50']);
  }
  await page.context().close();
  for (const row of rows) console.log(row.join('  '));
  return rows;
}

const atFirst = median(await repeat(taskRuns, () => longestAtFirst('/')));
const pressed = await repeat(runs, pressPicker);
const phoneRows = [
  ['Home: longest task before anybody touches it', atFirst.toFixed(0), '≤ 100'],
  ...Object.keys(presses).map((name, at) => [
    `picker: from pressing ${name} to the next frame`,
    median(pressed.map((took) => took[at] ?? Number.NaN)).toFixed(0),
    '≤ 100',
  ]),
];
for (const row of phoneRows) console.log(row.join('  '));
const screenRows: string[][] = [];
for (const screen of listScreens(studio)) screenRows.push(...(await timeScreen(screen)));
const version = browser.version();
await browser.close();
await server.stop();
writeSection(
  'Response',
  `The built product with its embedded database, which holds ${studioSize.bookings.toLocaleString('en-CA')} bookings and ${studioSize.styles} styles, one of them offered on ${studioSize.dates} dates × ${studioSize.times} times; Chromium ${version} and server on the same machine, nothing cached.

## On a phone

A processor slowed down ${slowdown} times, a window of 360 px; medians of ${runs}, of longest tasks of ${taskRuns}; in ms. A press: to the next frame, as browsers report it for INP; 0 where it was there within 16 ms.

${formatMarkdownTable(['', 'is', 'goal'], phoneRows)}

## On the owner’s desk

First view: from the start of the navigation to the first frame with the rows (the form: the calendar), median of ${runs}. Longest block: the longest task of the main thread from the first press or letter until all that followed was drawn.

${formatMarkdownTable(['', 'first view, ms', 'longest block, ms', 'goal'], screenRows)}`,
);
process.exit(0);
