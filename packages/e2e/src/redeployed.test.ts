import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { publicPaths } from './openPage.ts';
import { startHarness } from './harness.ts';
import {
  sampleChild,
  expectChild,
  newParent,
  registerToBook,
  submitBooking,
  type Actor,
} from './parentPage.ts';
import { untilHydrated } from './testUser.ts';

const harness = startHarness();

interface Deployment {
  /** From now on the files of the page's build are gone, until the document is loaded anew. */
  readonly deploy: () => void;
  /** How often documents were loaded since. */
  readonly loads: () => number;
}

const isScript = (url: string): boolean => /\/assets\/[^/]+\.js$/.test(url);

async function prepareDeployment(page: Page): Promise<Deployment> {
  let isGone = false;
  let loads = 0;
  // Requests that it passes on cannot be answered by a test.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (request.isNavigationRequest() && isGone) {
      loads += 1;
      isGone = false;
    }
    if (isGone && isScript(request.url())) await route.fulfill({ status: 404, body: '' });
    else await route.continue();
  });
  return {
    deploy: () => {
      isGone = true;
    },
    loads: () => loads,
  };
}

/** Waits for the document that replaces this one: what is pressed before would be lost with it. */
async function pressToReload({ page, driver }: Actor, target: Locator): Promise<void> {
  const loaded = page.waitForEvent('load');
  await driver.press(target);
  await loaded;
  await untilHydrated(page);
}

const getMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

describe('a tab that is open while a new version is deployed', { tags: ['ci'] }, () => {
  it.each(publicPaths)('goes from %s to the next page by loading it anew, once', async (path) => {
    const { page, driver } = await harness.newUser();
    const { deploy, loads } = await prepareDeployment(page);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    deploy();
    const [next, heading] = path === '/faq' ? ['Policy', 'Booking policies'] : ['FAQ', 'FAQ'];
    await driver.press(getMenu(page).getByRole('link', { name: next }));
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe(path === '/faq' ? '/policy' : '/faq');
    expect(loads()).toBe(1);
  });

  it('loads it anew for Login, which opens at the next press', async () => {
    const { page, driver } = await harness.newUser();
    const { deploy, loads } = await prepareDeployment(page);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    deploy();
    const login = page.getByRole('banner').getByRole('button', { name: 'Login' });
    await pressToReload({ page, driver }, login);
    expect(loads()).toBe(1);
    await driver.press(login);
    await page.getByRole('dialog', { name: 'Login' }).waitFor();
    expect(loads()).toBe(1);
  });

  it('keeps the booking: its style, its time and what was typed', async () => {
    const testUser = await harness.newUser();
    const { page, driver } = testUser;
    const { deploy, loads } = await prepareDeployment(page);
    await page.goto('/services/1');
    await page.waitForLoadState('networkidle');
    deploy();
    const bookNow = page.getByRole('button', { name: 'Book Now' });
    await pressToReload(testUser, bookNow);
    expect(loads()).toBe(1);
    await driver.press(bookNow);
    await registerToBook(testUser, newParent('Ife'));
    deploy();
    await page.reload();
    await expectChild(page, sampleChild);
    await submitBooking(testUser);
  });

  it('does not load the document again and again where the code stays missing', async () => {
    const { page, driver, consoleErrors } = await harness.newUser();
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.route(/\/assets\/FaqPage-/, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/policy');
    await driver.press(getMenu(page).getByRole('link', { name: 'FAQ' }));
    await page.getByRole('heading', { level: 1, name: 'This page stopped working' }).waitFor();
    expect(loads).toBe(2);
    consoleErrors.length = 0;
  });
});

/** Fails where something of the page lies over the message. */
const expectUncovered = (alert: Locator): Promise<void> => alert.getByRole('link').click({ trial: true });

describe('a page whose app cannot be fetched', { tags: ['ci'] }, () => {
  it('is loaded anew once where its first script is gone, and says so after that', async () => {
    const { page } = await harness.newUser();
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/', { waitUntil: 'commit' });
    await expect
      .poll(() => page.getByRole('alert').textContent())
      .toContain('We cannot reach the booking system');
    expect(loads).toBe(2);
  });

  it('says so at the first press, and answers the press once it can be', async () => {
    const { page } = await harness.newUser();
    await page.route(/\/(assets\/base-[^/]+\.js|healthz)$/, (route) => route.abort('internetdisconnected'));
    await page.goto('/', { waitUntil: 'load' });
    const alert = page.getByRole('alert');
    expect(await alert.count()).toBe(0);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect.poll(() => alert.textContent()).toContain('We cannot reach the booking system');
    expect(await alert.getByRole('link').getAttribute('href')).toMatch(/^tel:\+1\d{10}$/);
    await expectUncovered(alert);
    await page.unroute(/\/(assets\/base-[^/]+\.js|healthz)$/);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.getByRole('dialog', { name: 'Login' }).waitFor();
    expect(await alert.count()).toBe(0);
  });

  it('says that the browser may be too old where its code does not run', async () => {
    const { page, consoleErrors } = await harness.newUser();
    await page.route(/\/assets\/base-[^/]+\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'nothing.here' }),
    );
    await page.goto('/', { waitUntil: 'load' });
    await expect
      .poll(() => page.getByRole('alert').textContent())
      .toContain('Booking online does not start in this browser');
    await expectUncovered(page.getByRole('alert'));
    expect(consoleErrors.splice(0)).toEqual([]);
  });
});
