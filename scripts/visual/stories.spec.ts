/// <reference lib="dom" />
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { type Picture, pictureFolder, pictureList } from './pictures.ts';

const pictures = JSON.parse(readFileSync(pictureList, 'utf8')) as Picture[];
const base = process.env['STORYBOOK_URL'] ?? '';

/** Runs in every page first: removes the storage of the previous story, and makes rendering deterministic. */
function prepareDocument(): void {
  if (location.protocol === 'about:') return;
  localStorage.clear();
  sessionStorage.clear();
  const sheet = new CSSStyleSheet();
  // Without scrollbars no room is reserved for them, as on a phone. With reduced motion, fades end at once: now and
  // then Chromium keeps rendering the first frame of a fade that was ended. Forced colours show the caret, which
  // Playwright hides by its colour, so it must not blink.
  sheet.replaceSync(`
    html { scrollbar-gutter: auto !important }
    * { caret-animation: manual !important }
    *, ::before, ::after, ::backdrop { animation-duration: 0s !important; animation-delay: 0s !important }
  `);
  document.adoptedStyleSheets.push(sheet);
}

/** Shows a story in its mode, after its play function, scrolled to the top and with all images loaded. */
async function show(page: Page, { story, mode }: Picture): Promise<void> {
  const { theme, viewport, forcedColors = 'none' } = mode;
  await page.setViewportSize({ width: viewport, height: 900 });
  await page.emulateMedia({ colorScheme: theme === 'dark' ? 'dark' : 'light', forcedColors });
  // The stories' own tests run axe.
  const globals = `theme:${theme};a11y.manual:!true`;
  await page.goto(`${base}iframe.html?id=${story}&viewMode=story&globals=${globals}`, {
    waitUntil: 'commit',
  });
  await page.waitForFunction(
    // oxlint-disable-next-line no-underscore-dangle -- Storybook's name
    () => window.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished',
    undefined,
    { timeout: 60_000 },
  );
  expect(await page.locator('#error-message').textContent(), 'the error of the story').toBe('');
  await page.evaluate(async () => {
    scrollTo({ top: 0, behavior: 'instant' });
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

for (const [name, modes] of Map.groupBy(pictures, (picture) => picture.name)) {
  test(name, async ({ context, page }) => {
    await context.addInitScript(prepareDocument);
    // With its last page the service worker of the mocks ends, now and then just when the next page needs it.
    await (await context.newPage()).goto(`${base}favicon.svg`);
    for (const picture of modes) {
      // Stories that the other commit does not have are listed at the end.
      const isNew = !existsSync(join(pictureFolder, 'pictures', picture.file));
      if (isNew && test.info().config.updateSnapshots === 'none') continue;
      await show(page, picture);
      // The whole page; where a modal dialog is open, the window.
      const fullPage = (await page.locator('dialog:modal').count()) === 0;
      await expect.soft(page).toHaveScreenshot(picture.file.split('/'), { fullPage });
    }
  });
}
