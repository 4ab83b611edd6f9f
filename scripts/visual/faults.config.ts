import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { root } from '../run.ts';
import visual from './playwright.config.ts';

const outputDir = join(root, 'dist/visual/faults');

/** Compares pictures like `npm run visual`, here those of a button with a planted fault. */
export default defineConfig({
  ...visual,
  globalSetup: [],
  testMatch: 'faults.spec.ts',
  outputDir,
  snapshotPathTemplate: `${outputDir}/{testName}-{arg}{ext}`,
  reporter: 'json',
  retries: 0,
});
