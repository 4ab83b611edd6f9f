/// <reference lib="dom" />
import { globSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { baselines, pack } from './baselines.ts';
import { type Picture, pictureList } from './pictures.ts';

const pictures = JSON.parse(readFileSync(pictureList, 'utf8')) as Picture[];
const base = process.env['STORYBOOK_URL'] ?? '';

/** Runs in every page before all else: nothing is kept from the story before, and a picture is always drawn the same. */
function prepareDocument(): void {
  if (location.protocol === 'about:') return;
  localStorage.clear();
  sessionStorage.clear();
  const sheet = new CSSStyleSheet();
  // Without scrollbars no room is kept for them, as on a phone. What fades in for a reader for whom nothing moves is there
  // at once: now and then Chromium goes on drawing the first frame of a fade that was ended for it. Forced colours show the
  // caret, which Playwright hides by its colour, so it must not blink.
  sheet.replaceSync(`
    html { scrollbar-gutter: auto !important }
    * { caret-animation: manual !important }
    *, ::before, ::after, ::backdrop { animation-duration: 0s !important; animation-delay: 0s !important }
  `);
  document.adoptedStyleSheets.push(sheet);
}

/** Shows a story in its mode, played to its end, the page at its beginning and all images there. */
async function show(page: Page, { story, mode }: Picture): Promise<void> {
  const { theme, viewport, forcedColors = 'none' } = mode;
  await page.setViewportSize({ width: viewport, height: 900 });
  await page.emulateMedia({ colorScheme: theme === 'dark' ? 'dark' : 'light', forcedColors });
  // axe looks at the stories in their own tests.
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
    const start = Date.now();
    await context.addInitScript(prepareDocument);
    // With its last page the worker that mocks the calls goes, now and then just when the next page asks for it.
    await (await context.newPage()).goto(`${base}favicon.svg`);
    for (const picture of modes) {
      await show(page, picture);
      // The whole page; where a dialog covers everything else, the window.
      const fullPage = (await page.locator('dialog:modal').count()) === 0;
      await expect.soft(page).toHaveScreenshot(picture.file.split('/'), { fullPage });
      const baseline = join(baselines, picture.file);
      const written = statSync(baseline, { throwIfNoEntry: false })?.mtimeMs ?? 0;
      if (written > start) await pack(baseline);
    }
  });
}

test('every baseline has a story', () => {
  const known = new Set(pictures.map(({ file }) => file));
  const gone = globSync('**/*.webp', { cwd: baselines }).filter((file) => !known.has(file));
  if (test.info().config.updateSnapshots === 'none') expect(gone).toEqual([]);
  for (const file of gone) rmSync(join(baselines, file));
});
