import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { chromiumArgs, chromiumPath } from '../chromium.mjs';
import { root } from '../run.ts';

/** Makes Chromium render the same on every machine: no hinting, subpixels or scrollbars, and the same arithmetic. */
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

/** `npm run visual`: compares the stories of the built Storybook with their baselines. */
export default defineConfig({
  globalSetup: './prepare.ts',
  testMatch: 'stories.spec.ts',
  outputDir: join(root, 'dist/visual/results'),
  reporter: [['dot'], ['html', { outputFolder: join(root, 'dist/visual/report'), open: 'never' }]],
  fullyParallel: true,
  workers: availableParallelism() + 1,
  timeout: 180_000,
  updateSnapshots: 'none',
  snapshotPathTemplate: 'baselines/{arg}{ext}',
  expect: { timeout: 15_000, toHaveScreenshot: { threshold: 0, maxDiffPixels: 0 } },
  use: {
    browserName: 'chromium',
    viewport: { width: 768, height: 900 },
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      args: [...chromiumArgs, ...drawing],
      env: { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf') },
      ...(executablePath && { executablePath }),
    },
  },
});
