import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { SessionUser } from '@plaitful/api-client/contract';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { mouseMode, type InputDriver, type InputMode } from './inputModes.ts';
import type { Product } from './builtServer.ts';
import { installTranslator } from './translator.ts';

const failures = resolve(import.meta.dirname, '../../../dist/e2e');

/** Where the app stores the session (app/src/lib/sessionStore.ts). */
const sessionKey = 'plaitful.session';

/** One user on one device. */
export interface TestUser {
  readonly page: Page;
  readonly driver: InputDriver;
  /** Console errors and warnings, refused requests to other origins, crashes: a test fails unless it is empty. */
  readonly consoleErrors: string[];
  close(): Promise<void>;
}

let browser: Promise<Browser> | undefined;

/** The Chromium of scripts/chromium.mjs, shared by the test files of a process and closed with it. */
export function openBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'];
  browser ??= chromium.launch({
    args: (process.env['CHROMIUM_ARGS'] ?? '').split(' ').filter(Boolean),
    ...(executablePath && { executablePath }),
    // Vitest ends the process with this signal, which closes the browser.
    handleSIGTERM: false,
  });
  return browser;
}

/** Collects console errors and requests to other origins. */
export function collectConsoleErrors(context: BrowserContext, page: Page, origin: string): string[] {
  const consoleErrors: string[] = [];
  page.on('pageerror', (error) => consoleErrors.push(`crash: ${error.message}`));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // The browser logs every response with an error status; tests check what the page shows.
    if (/the server responded with a status of 4\d\d/.test(message.text())) return;
    // It also logs each request while a test is offline.
    if (message.text().includes('net::ERR_INTERNET_DISCONNECTED')) return;
    consoleErrors.push(`${message.type()}: ${message.text()}`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin)
      consoleErrors.push(`foreign: ${url.origin}`);
  });
  return consoleErrors;
}

/** @default a mouse on a desktop */
export interface NewUserOptions extends Partial<InputMode> {
  /** Signed in from the start. */
  readonly user?: SessionUser;
}

const storedAt = (origin: string, user: SessionUser) => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: sessionKey, value: JSON.stringify(user) }] }],
});

export const untilHydrated = (page: Page): Promise<void> =>
  page.locator('html[data-hydrated]').waitFor({ state: 'attached' });

/** Makes `goto` and `reload` wait for hydration and a translator, unless `waitUntil` names an earlier event. */
function waitForHydration(page: Page, isTranslated: boolean): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const rest = async (): Promise<void> => {
    await untilHydrated(page);
    if (isTranslated) await page.evaluate(() => window.translatePage());
  };
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (options?.waitUntil === undefined) await rest();
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    if (options?.waitUntil === undefined) await rest();
    return answer;
  };
}

declare global {
  interface Window {
    /** The texts of toasts since the page was loaded that no test has read. */
    toasts: string[];
  }
}

/** Runs in the page. On a slow machine a toast may be gone before a test looks for it. */
function noteToasts(): void {
  window.toasts = [];
  new MutationObserver(() => {
    for (const words of document.querySelectorAll('[data-sonner-toast]:not([data-noted]) p')) {
      words.closest('li')?.setAttribute('data-noted', '');
      window.toasts.push(words.textContent.replaceAll('\u{A0}', ' '));
    }
  }).observe(document, { childList: true, subtree: true });
}

/** Opens a browser with the product's time on its clock. */
export async function openTestUser(
  product: Product,
  { user, isTranslated = false, ...options }: NewUserOptions = {},
): Promise<TestUser> {
  const { width, height, hasTouch, createDriver } = { ...mouseMode, ...options };
  const context = await (
    await openBrowser()
  ).newContext({
    baseURL: product.origin,
    viewport: { width, height },
    hasTouch,
    isMobile: hasTouch,
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    reducedMotion: 'reduce',
    ...(user && { storageState: storedAt(new URL(product.origin).origin, user) }),
  });
  const page = await context.newPage();
  page.setDefaultTimeout(45_000);
  waitForHydration(page, isTranslated);
  await page.clock.install({ time: product.now });
  await page.addInitScript(noteToasts);
  if (isTranslated) await page.addInitScript(installTranslator);
  const consoleErrors = collectConsoleErrors(context, page, new URL(product.origin).origin);
  return { page, driver: createDriver(page), consoleErrors, close: () => context.close() };
}

/** Saves a screenshot of a failed test in dist/e2e. */
export async function saveScreenshot({ page }: TestUser, title: string): Promise<void> {
  mkdirSync(failures, { recursive: true });
  const name = title.replaceAll(/[^a-z0-9]+/gi, '-').slice(0, 80);
  await page.screenshot({ path: join(failures, `${name}.png`), fullPage: true });
}
