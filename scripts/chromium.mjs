import { existsSync } from 'node:fs';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The browser of this machine: `CHROMIUM_PATH`, else the system's, else undefined (Playwright uses its own).
 * @returns {string | undefined}
 */
export function chromiumPath() {
  return process.env['CHROMIUM_PATH'] || systemPaths.find((path) => existsSync(path));
}

/**
 * The same for headless tests: the system's headless shell, which takes a third less time, where it is installed.
 * (Playwright's own browser includes one.)
 * @returns {string | undefined}
 */
export function headlessPath() {
  const shell = '/usr/bin/chromium-headless-shell';
  return !process.env['CHROMIUM_PATH'] && existsSync(shell) ? shell : chromiumPath();
}

/** Flags for headless runs: root needs no sandbox, and background requests are disabled. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
