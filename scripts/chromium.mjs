import { existsSync } from 'node:fs';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The browser of this machine: `CHROMIUM_PATH`, else the system's, else undefined (Playwright's own is used).
 * @returns {string | undefined}
 */
export function chromiumPath() {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  return systemPaths.find((path) => existsSync(path));
}

/** Flags for headless runs: root needs no sandbox, and nothing may call home. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
