import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { prerenderedPages } from '../../../app/src/pages/prerendering.ts';
import { startHarness } from './harness.ts';
import { untilHydrated } from './testUser.ts';

const harness = startHarness();

const rendered = [
  ...prerenderedPages.map(({ sampleUrl }) => sampleUrl),
  '/services?type=2&price=100&noAddedHair=1',
  '/services?page=2',
];

/** The words of a page as the server sends them to who does not run the app; read where no page's policy is in the way. */
async function fetchText(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path, { headers: { accept: 'text/html' } })).text();
  return page.evaluate((text) => {
    const sent = new DOMParser().parseFromString(text, 'text/html');
    return [...(sent.getElementById('root')?.querySelectorAll('h1, h2, h3, p, a') ?? [])].map(
      ({ textContent }) => textContent,
    );
  }, html);
}

const readShown = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root :is(h1, h2, h3, p, a)')].map(({ textContent }) => textContent),
  );

/** What keeps presses until the app is there. */
const firstScript = /\/(index|runtime)-/;

/** Lets none of the app's code through until it is asked to, but for some. @returns what lets it through */
async function delayApp(page: Page, but = /^$/): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    if (!but.test(route.request().url())) await promise;
    await route.continue();
  });
  return resolve;
}

declare global {
  interface Window {
    /** The formatters of the browser that the page has made. */
    formatters?: string[];
    /** Those until it was hydrated. */
    hydratedWith?: string[];
    /** Whether the app may say that it is hydrated. */
    isLetThrough?: boolean;
  }
}

function noteFormatters(): void {
  window.formatters = [];
  addEventListener('plaitful:hydrated', () => {
    window.hydratedWith = [...(window.formatters ?? [])];
  });
  for (const name of ['DateTimeFormat', 'NumberFormat', 'PluralRules'] as const) {
    Object.defineProperty(Intl, name, {
      value: new Proxy(Intl[name], {
        construct(formatter, options) {
          window.formatters?.push(name);
          return Reflect.construct(formatter, options) as object;
        },
      }),
    });
  }
}

/** How far down a page is scrolled, in px. */
const placeIn = (page: Page): Promise<number> => page.evaluate(() => scrollY);

const phone = { width: 360, height: 740 };

/** Early presses: where, on what, and what shows that each was answered once. A phone has Login in its menu. */
const earlyPresses: readonly (readonly [
  name: string,
  path: string,
  press: (page: Page) => Locator,
  answer: (page: Page) => Locator,
])[] = [
  [
    'the menu',
    '/',
    (page) => page.getByRole('button', { name: 'Open menu' }),
    (page) => page.getByRole('button', { name: 'Close menu', expanded: true }),
  ],
  [
    'Login',
    '/',
    (page) => page.getByRole('button', { name: 'Login' }),
    (page) => page.getByRole('dialog', { name: 'Login' }),
  ],
  [
    'Book Now',
    '/services/1',
    (page) => page.getByRole('button', { name: 'Book Now' }),
    (page) => page.getByRole('dialog').getByRole('button', { name: 'Next month' }),
  ],
  [
    'the carousel of reviews',
    '/',
    (page) =>
      page.getByRole('region', { name: 'What parents say' }).getByRole('button', { name: 'Next slide' }),
    (page) => page.locator('[aria-roledescription=slide][inert][aria-label="1 of 12"]'),
  ],
  [
    'a question',
    '/faq',
    (page) => page.getByRole('main').locator('summary').nth(1),
    (page) => page.getByRole('main').locator('details').nth(1).and(page.locator('[open]')),
  ],
];

describe('a page that the server renders', { tags: ['ci'] }, () => {
  it.each(rendered)('has the same text at %s before and after hydration', async (path) => {
    const { page } = await harness.newUser({ height: 4000 });
    const sent = await fetchText(page, path);
    expect(sent.length).toBeGreaterThan(10);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    // The next free day of a style comes by a call of its own.
    const isSent = (text: string) => text !== '' && !text.startsWith('Next free');
    expect((await readShown(page)).filter(isSent)).toEqual(sent.filter(isSent));
  });

  it('ids referenced by other elements exist after hydration', { tags: ['ci'] }, async () => {
    const { page } = await harness.newUser();
    for (const path of rendered) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const lost = await page.evaluate(() =>
        ['aria-controls', 'aria-describedby', 'aria-labelledby', 'for'].flatMap((name) =>
          [...document.querySelectorAll(`[${name}]`)].flatMap((element) =>
            (element.getAttribute(name) ?? '')
              .split(' ')
              .filter((id) => document.getElementById(id) === null)
              .map((id) => `${name}="${id}"`),
          ),
        ),
      );
      expect([path, lost]).toEqual([path, []]);
    }
  });

  it(
    'is hydrated without a formatter of the browser, whose first one takes a slow phone 70 ms',
    { tags: ['ci'] },
    async () => {
      const { page } = await harness.newUser();
      await page.addInitScript(noteFormatters);
      for (const path of rendered) {
        await page.goto(path);
        expect([path, await page.evaluate(() => window.hydratedWith)]).toEqual([path, []]);
      }
      await page.evaluate(() => new Intl.NumberFormat('en-CA').format(1));
      expect(await page.evaluate(() => window.formatters)).toContain('NumberFormat');
    },
  );

  it.each([
    ['/about', 'Email', 'nia@', 'Send message', 'Invalid email address'],
    ['/forgot-password', 'Email', 'nia@', 'Send Reset Link', 'Invalid email address'],
  ])(
    'keeps what was typed into the form at %s before the app runs',
    async (path, label, typed, button, said) => {
      const { page, driver } = await harness.newUser({ height: 4000 });
      const letAppRun = await delayApp(page);
      await page.goto(path, { waitUntil: 'commit' });
      const field = page.getByLabel(label, { exact: true });
      await field.fill(typed);
      letAppRun();
      await page.waitForLoadState('networkidle');
      expect(await field.inputValue()).toBe(typed);
      await driver.clickDisabled(page.getByRole('button', { name: button }));
      await page.getByText(said).waitFor();
      expect(await field.inputValue()).toBe(typed);
    },
  );

  it.each(earlyPresses)(
    'answers a press on %s that came before the app, once',
    async (name, path, press, answer) => {
      const { page } = await harness.newUser(name === 'Login' ? {} : phone);
      const letAppRun = await delayApp(page, firstScript);
      await page.goto(path, { waitUntil: 'load' });
      await press(page).click();
      expect(await page.getByRole('dialog').count()).toBe(0);
      letAppRun();
      await untilHydrated(page);
      await answer(page).waitFor({ state: 'attached' });
      expect(await answer(page).count()).toBe(1);
    },
  );

  it('replays a click during hydration once', async () => {
    const { page, driver } = await harness.newUser({ width: 360, height: 740 });
    // The app is in place, and the script that kept presses does not know it yet.
    await page.addInitScript(() => {
      addEventListener('plaitful:hydrated', (event) => {
        if (window.isLetThrough) return;
        event.stopImmediatePropagation();
        document.documentElement.dataset['held'] = '';
      });
    });
    await page.goto('/', { waitUntil: 'load' });
    await page.locator('html[data-held]').waitFor({ state: 'attached' });
    await driver.press(page.getByRole('button', { name: 'Open menu' }));
    await page.evaluate(() => {
      window.isLetThrough = true;
      dispatchEvent(new Event('plaitful:hydrated'));
    });
    await expect.poll(() => page.getByRole('button', { name: 'Register' }).isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Close menu', expanded: true }).count()).toBe(1);
  });

  for (const [delay, tag] of [
    [0, 'ci'],
    [250, 'nightly'],
    [500, 'ci'],
    [1000, 'nightly'],
  ] as const) {
    it.each(earlyPresses)(
      `answers a press on %s, ${delay} ms after it is shown, on a processor slowed 4 times`,
      { tags: [tag], timeout: 60_000 },
      async (name, path, press, answer) => {
        const { page } = await harness.newUser(name === 'Login' ? {} : phone);
        const session = await page.context().newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
        await page.goto(path, { waitUntil: 'commit' });
        await press(page).waitFor();
        await page.waitForTimeout(delay);
        await press(page).click();
        await untilHydrated(page);
        await answer(page).waitFor({ state: 'attached' });
        // A press that is undone or repeated would be seen by now.
        await page.waitForTimeout(1000);
        expect(await answer(page).count()).toBe(1);
      },
    );
  }

  it('replays clicks before lazy code has loaded', async () => {
    const { page, driver } = await harness.newUser();
    const { promise: asked, resolve: letCome } = Promise.withResolvers<void>();
    await page.route('**/assets/ReviewsCarousel-*.js', async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto('/');
    const reviews = page.getByRole('region', { name: 'What parents say', exact: true });
    await driver.press(reviews.getByRole('button', { name: 'Next slide' }));
    letCome();
    const first = reviews.getByRole('group', { name: '1 of 12', exact: true });
    await expect.poll(() => first.getAttribute('inert')).not.toBeNull();
  });

  it('keeps its scroll position when it is hydrated', async () => {
    const { page } = await harness.newUser();
    const letAppRun = await delayApp(page, firstScript);
    await page.goto('/policy', { waitUntil: 'load' });
    await page.evaluate(() => scrollTo(0, 700));
    letAppRun();
    await untilHydrated(page);
    expect(await placeIn(page)).toBe(700);
  });

  it('keeps its scroll position on reload, and starts at the top on a new visit', async () => {
    const { page } = await harness.newUser();
    await page.goto('/policy');
    await page.evaluate(() => scrollTo(0, 700));
    await page.reload();
    await expect.poll(() => placeIn(page)).toBe(700);
    await page.goto('/faq');
    await page.goto('/policy');
    expect(await placeIn(page)).toBe(0);
    await page.goBack();
    await page.goBack();
    await untilHydrated(page);
    await expect.poll(() => placeIn(page)).toBe(700);
  });

  it('shows the open dialog again after a reload', async () => {
    const { page, driver } = await harness.newUser();
    await page.goto('/services/1');
    await driver.press(page.getByRole('button', { name: 'Book Now' }));
    const picker = page.getByRole('dialog');
    await picker.waitFor();
    await page.reload();
    await picker.getByRole('button', { name: 'Next month' }).waitFor();
    await page.goBack();
    await expect.poll(() => picker.count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/services/1');
  });

  it('never sends a form as a part of the address, and validates it once the app runs', async () => {
    const { page } = await harness.newUser();
    const letAppRun = await delayApp(page, firstScript);
    await page.goto('/forgot-password', { waitUntil: 'load' });
    await page.getByLabel('Email', { exact: true }).fill('nia@');
    await page.keyboard.press('Enter');
    letAppRun();
    await page.getByText('Invalid email address').waitFor();
    expect(page.url()).toBe(`${harness.product.origin}/forgot-password`);
  });

  it('loads what is visible first before anything else', async () => {
    const { page } = await harness.newUser();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const picture = Promise.withResolvers<void>();
    await page.route('**/hero-*.svg', async (route) => {
      await picture.promise;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    // The first script has run, and what has come is seen.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
        }),
    );
    const scriptsOf = (paths: readonly string[]) => paths.filter((path) => /^\/assets\/.*\.js$/.test(path));
    expect(scriptsOf(asked).filter((path) => !firstScript.test(path))).toEqual([]);
    picture.resolve();
    await expect.poll(() => scriptsOf(asked).some((path) => !firstScript.test(path))).toBe(true);
  });

  it.each([
    ['/', 3],
    ['/about', 0],
    ['/services', 12],
    ['/services/1', 0],
  ])(
    'fetches the first picture of %s at once, and %i others when they are nearly in sight',
    async (path, others) => {
      const { page } = await harness.newUser();
      const html = await (await page.request.get(path, { headers: { accept: 'text/html' } })).text();
      const pictures = await page.evaluate((text) => {
        const sent = new DOMParser().parseFromString(text, 'text/html');
        return [...(sent.querySelector('main')?.querySelectorAll('img') ?? [])].map((picture) => ({
          isFirst: picture.fetchPriority === 'high' && picture.loading !== 'lazy',
          isLater: picture.loading === 'lazy' && picture.decoding === 'async',
          hasShape: picture.hasAttribute('width') && picture.hasAttribute('height'),
          hasGround:
            !picture.src.endsWith('jpeg') ||
            picture.parentElement?.previousElementSibling?.matches('svg[color^="#"]'),
        }));
      }, html);
      const first = { isFirst: true, isLater: false, hasShape: true, hasGround: true };
      const later = { isFirst: false, isLater: true, hasShape: true, hasGround: true };
      expect(pictures).toEqual([first, ...Array.from({ length: others }, () => later)]);
    },
  );

  it('fetches the page of a link before it is opened, for a pointer, a finger and the keyboard alike', async () => {
    const { page } = await harness.newUser();
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const codeOf = (name: string) =>
      page.waitForRequest((request) => new RegExp(`/assets/${name}-.+\\.js$`).test(request.url()));
    const linkTo = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
    await Promise.all([codeOf('FaqPage'), linkTo('FAQ').hover()]);
    await Promise.all([codeOf('PolicyPage'), linkTo('Policy').focus()]);
    await Promise.all([codeOf('AboutPage'), linkTo('About').dispatchEvent('touchstart')]);
    expect(page.url()).toBe(`${harness.product.origin}/`);
  });

  it('keeps its reviews when something changed before they came into sight', async () => {
    const { page, driver } = await harness.newUser({ height: 600 });
    await page.goto('/');
    const reviews = page.getByRole('region', { name: 'What parents say', exact: true });
    await driver.press(page.getByRole('button', { name: 'Login' }));
    await page.getByRole('dialog', { name: 'Login' }).waitFor();
    await page.keyboard.press('Escape');
    await reviews.scrollIntoViewIfNeeded();
    await reviews.getByText('Amara Osei (demo)').waitFor();
    await driver.press(reviews.getByRole('button', { name: 'Next slide' }));
    const second = reviews.getByRole('group', { name: '2 of 12', exact: true });
    const first = reviews.getByRole('group', { name: '1 of 12', exact: true });
    await expect.poll(() => first.getAttribute('inert')).not.toBeNull();
    expect(await second.getAttribute('inert')).toBeNull();
  });
});
