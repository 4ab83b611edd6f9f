import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { SessionUser } from '@plaitful/api-client/contract';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { withMouse, type Hands, type Way } from './hands.ts';
import type { Product } from './product.ts';

const failures = resolve(import.meta.dirname, '../../../dist/e2e');

/** Where the app keeps who is logged in (app/src/lib/currentUser.ts). */
const sessionKey = 'plaitful.session';

/** One person at one device: a page of their own, what they do there with, and what went wrong in it. */
export interface Visitor {
  readonly page: Page;
  readonly hands: Hands;
  /** Errors and warnings of the console, refused requests to other origins, crashes: must be empty in the end. */
  readonly complaints: string[];
  leave(): Promise<void>;
}

let browser: Promise<Browser> | undefined;

/** The Chromium of scripts/chromium.mjs. Test files that run in one process share it, and it ends with the process. */
export function openBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'];
  browser ??= chromium.launch({
    args: (process.env['CHROMIUM_ARGS'] ?? '').split(' ').filter(Boolean),
    ...(executablePath && { executablePath }),
    // Vitest ends the process by this signal; the browser ends by itself then.
    handleSIGTERM: false,
  });
  return browser;
}

/** Gathers what a page complains of, and what it asks of other origins. */
export function listen(context: BrowserContext, page: Page, origin: string): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`crash: ${error.message}`));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // The browser itself reports each refused call; that a refusal is shown is what the tests look at.
    if (/the server responded with a status of 4\d\d/.test(message.text())) return;
    // So it does with each call while a test has taken the net away.
    if (message.text().includes('net::ERR_INTERNET_DISCONNECTED')) return;
    complaints.push(`${message.type()}: ${message.text()}`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) complaints.push(`foreign: ${url.origin}`);
  });
  return complaints;
}

/** What somebody comes with; without more, a mouse at a desk. */
export interface Coming extends Partial<Way> {
  /** Who logged in at this device before, if anybody. */
  readonly user?: SessionUser;
}

const storedAt = (origin: string, user: SessionUser) => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: sessionKey, value: JSON.stringify(user) }] }],
});

/**
 * Has a page wait, whenever it comes, until it is hydrated: before that a link is the browser's, and a press is kept. Who asks
 * for an earlier moment (`waitUntil`) gets that.
 */
function waitForHydration(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const rest = () => page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
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
    /** What toasts have said since the page was loaded, and no test has read. */
    toasts: string[];
  }
}

/** Runs in the page. On a slow machine a toast may come and go before a test gets to look for it. */
function noteToasts(): void {
  window.toasts = [];
  new MutationObserver(() => {
    for (const words of document.querySelectorAll('[data-sonner-toast]:not([data-noted]) p')) {
      words.closest('li')?.setAttribute('data-noted', '');
      window.toasts.push(words.textContent);
    }
  }).observe(document, { childList: true, subtree: true });
}

/** Lets somebody in, with the product's time on their clock. */
export async function welcome(product: Product, { user, ...coming }: Coming = {}): Promise<Visitor> {
  const { width, height, hasTouch, handsOn } = { ...withMouse, ...coming };
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
  page.setDefaultTimeout(15_000);
  waitForHydration(page);
  await page.clock.install({ time: product.now });
  await page.addInitScript(noteToasts);
  const complaints = listen(context, page, new URL(product.origin).origin);
  return { page, hands: handsOn(page), complaints, leave: () => context.close() };
}

/** Keeps a picture of what a visitor saw when a test failed, in dist/e2e. */
export async function keepPicture({ page }: Visitor, title: string): Promise<void> {
  mkdirSync(failures, { recursive: true });
  const name = title.replaceAll(/[^a-z0-9]+/gi, '-').slice(0, 80);
  await page.screenshot({ path: join(failures, `${name}.png`), fullPage: true });
}
