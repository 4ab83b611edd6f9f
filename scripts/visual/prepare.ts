/// <reference lib="dom" />
import { writeFileSync } from 'node:fs';
import { chromium, type FullConfig } from 'playwright/test';
import { preview } from 'vite';
import { root } from '../exec.ts';
import { type Picture, pictureList, storybookFolder } from './pictures.ts';

/** The screenshots to take, from the stories' parameters, which Chromatic reads as well. */
async function listPictures(base: string, { projects }: FullConfig): Promise<Picture[]> {
  const browser = await chromium.launch(projects[0]?.use.launchOptions);
  try {
    const page = await browser.newPage();
    await page.goto(`${base}iframe.html`);
    // oxlint-disable-next-line no-underscore-dangle -- Storybook's name
    await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__);
    return await page.evaluate(async () => {
      // oxlint-disable-next-line no-underscore-dangle -- Storybook's name
      const storybook = window.__STORYBOOK_PREVIEW__;
      await storybook?.ready();
      return Object.values((await storybook?.extract()) ?? {}).flatMap(({ id, title, name, parameters }) =>
        parameters.chromatic.disableSnapshot
          ? []
          : Object.entries(parameters.chromatic.modes).map(([modeName, mode]) => ({
              story: id,
              name: `${title}, ${name}`,
              mode,
              // `actions-button--all-states` in `dark-360` is in `actions-button/all-states.dark-360.webp`.
              file: `${id.replace('--', '/')}.${modeName}.webp`,
            })),
      );
    });
  } finally {
    await browser.close();
  }
}

/** Serves the built Storybook to the tests, and writes the list of screenshots. */
// oxlint-disable-next-line import/no-default-export -- Playwright calls it
export default async function prepare(config: FullConfig): Promise<() => Promise<void>> {
  const server = await preview({
    configFile: false,
    root,
    logLevel: 'silent',
    build: { outDir: storybookFolder },
    preview: { port: 0, host: '127.0.0.1', headers: { 'Cache-Control': 'max-age=3600' } },
  });
  const base = server.resolvedUrls?.local[0] ?? '';
  writeFileSync(pictureList, JSON.stringify(await listPictures(base, config)));
  process.env['STORYBOOK_URL'] = base;
  return () => server.close();
}
