import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { chromiumArgs, chromiumPath } from '../chromium.mjs';
import { pictureFolder } from './pictures.ts';

/** Makes Chromium render the same each time: no hinting, subpixels or scrollbars, and the same arithmetic. */
const drawing = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-skia-runtime-opts',
];

const executablePath = chromiumPath();

/** Compares the stories of a built Storybook with the screenshots of another one (scripts/visual.ts). */
export default defineConfig({
  globalSetup: './prepare.ts',
  testMatch: 'stories.spec.ts',
  outputDir: join(pictureFolder, 'results'),
  reporter: [['dot'], ['html', { outputFolder: join(pictureFolder, 'report'), open: 'never' }]],
  fullyParallel: true,
  workers: availableParallelism() + 1,
  timeout: 180_000,
  updateSnapshots: 'none',
  snapshotPathTemplate: join(pictureFolder, 'pictures/{arg}{ext}'),
  expect: { timeout: 15_000, toHaveScreenshot: { threshold: 0, maxDiffPixels: 0 } },
  use: {
    browserName: 'chromium',
    viewport: { width: 768, height: 900 },
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      args: [...chromiumArgs, ...drawing],
      ...(executablePath && { executablePath }),
    },
  },
});
