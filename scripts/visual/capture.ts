/// <reference lib="dom" />
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { chromiumArgs, chromiumPath } from '../chromium.mjs';
import { type Fingerprint, shows } from './fingerprint.ts';

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

/** The height of the window; the picture of a longer page shows all of it. */
const height = 900;

/** Starts the browser of the pictures. */
export function openBrowser(): Promise<Browser> {
  const executablePath = chromiumPath();
  return chromium.launch({
    args: [...chromiumArgs, ...drawing],
    env: { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf') },
    ...(executablePath && { executablePath }),
  });
}

/**
 * Without scrollbars no room is kept for them: a window of 360 px shows 360 px, as on a phone. What fades in for a reader for
 * whom nothing moves is there at once: now and then Chromium goes on drawing the first frame of a fade that was ended for it.
 */
function drawSteadily(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    html { scrollbar-gutter: auto !important }
    @media (prefers-reduced-motion: reduce) {
      *, ::before, ::after, ::backdrop { animation-duration: 0s !important; animation-delay: 0s !important }
    }
  `);
  document.adoptedStyleSheets.push(sheet);
}

/** A reader in the studio's town for whom nothing moves. */
export async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 768, height },
    deviceScaleFactor: 1,
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(drawSteadily);
  return context;
}

/** Sets the window as wide as that. */
export async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height });
}

/** Waits until fonts and pictures are there and have been drawn, the page at its beginning. */
async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    scrollTo({ top: 0, behavior: 'instant' });
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
    const coming = [...document.images].filter((image) => !image.complete);
    await Promise.all(coming.map((image) => image.decode().catch(() => undefined)));
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

/** The whole page; where a dialog stands in front of all else, the window. */
async function look(page: Page): Promise<Buffer> {
  await untilDrawn(page);
  const fullPage = (await page.locator('dialog:modal').count()) === 0;
  return page.screenshot({ animations: 'disabled', caret: 'hide', fullPage });
}

/** Looks, at most; and how long between two. */
const patience = { looks: 20, pause: 200 };

/** So many looks in a row that show the same are rest; more of them where a baseline shows something else. */
const rest = { unknown: 3, different: 8 };

/**
 * Takes a picture of a page: as soon as it is what was expected, else when it has come to rest.
 * @param expected the baseline, if there is one. What differs is looked at for longer, as it may still be on its way.
 */
export async function take(page: Page, expected?: Fingerprint): Promise<Buffer> {
  const enough = expected ? rest.different : rest.unknown;
  let seen = await look(page);
  for (let looks = 1, same = 1; looks < patience.looks && same < enough; looks += 1) {
    if (same === 1 && expected && (await shows(seen, expected))) break;
    await wait(patience.pause);
    const again = await look(page);
    same = again.equals(seen) ? same + 1 : 1;
    seen = again;
  }
  return seen;
}
