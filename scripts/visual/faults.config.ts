import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { root } from '../run.ts';
import visual from './playwright.config.ts';

const outputDir = join(root, 'dist/visual/faults');

/** Compares pictures just as `npm run visual` does, here those of a button with a fault planted in it. */
export default defineConfig({
  ...visual,
  globalSetup: [],
  testMatch: 'faults.spec.ts',
  outputDir,
  snapshotPathTemplate: `${outputDir}/{testName}-{arg}{ext}`,
  reporter: 'json',
  retries: 0,
});
