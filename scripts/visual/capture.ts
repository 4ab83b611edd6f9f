/// <reference lib="dom" />
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { chromiumArgs, chromiumPath } from '../chromium.mjs';
import { type Fingerprint, fingerprintOf, isSame } from './fingerprint.ts';

/** Chromium that draws the same on every machine: no hinting, no subpixels, no scrollbars, one way to compute. */
const drawing = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-skia-runtime-opts',
];

/** The height of the window; one that holds more grows to all of it. */
const height = 900;

/** A picture and what it is. */
export interface Taken {
  png: Buffer;
  print: Fingerprint;
}

/** Starts the browser of the pictures. */
export function openBrowser(): Promise<Browser> {
  const executablePath = chromiumPath();
  return chromium.launch({
    args: [...chromiumArgs, ...drawing],
    ...(executablePath && { executablePath }),
  });
}

/** A reader in the studio's town for whom nothing moves. */
export function openContext(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 768, height },
    deviceScaleFactor: 1,
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
}

/** Sets the window as wide as that, and as high as at the start. */
export async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height });
}

/** Makes the window as high as what it shows. A dialog stands in front of all else: its window stays. */
async function showWhole(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 768 };
  const needed = await page.evaluate(() =>
    document.querySelector('dialog:modal') ? 0 : document.documentElement.scrollHeight,
  );
  if (needed > height) await page.setViewportSize({ width, height: needed });
}

/** Waits until fonts and pictures are there and have been drawn. */
async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const coming = [...document.images].filter((image) => !image.complete && image.loading !== 'lazy');
    await Promise.all(coming.map((image) => image.decode().catch(() => undefined)));
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

async function look(page: Page): Promise<Taken> {
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  return { png, print: await fingerprintOf(png) };
}

/** Looks, at most; and how long between two. */
const patience = { looks: 20, pause: 200 };

/** So many looks in a row that show the same are rest. */
const atRest = 3;

/**
 * Takes a picture of a page: as soon as it is what was expected, else when it has come to rest.
 * @param expected the baseline. What differs is looked at until patience ends, for it may still be on its way.
 */
export async function take(page: Page, expected?: Fingerprint): Promise<Taken> {
  await untilDrawn(page);
  await showWhole(page);
  await untilDrawn(page);
  let seen = await look(page);
  let same = 1;
  for (let looks = 1; looks < patience.looks; looks += 1) {
    if (expected ? isSame(expected, seen.print) : same === atRest) return seen;
    await wait(patience.pause);
    const again = await look(page);
    same = isSame(seen.print, again.print) ? same + 1 : 1;
    seen = again;
  }
  return seen;
}
