import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { startHarness } from './harness.ts';

const { newUser } = startHarness();

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Layout shifts since the page was loaded (Cumulative Layout Shift), if they are noticeable. */
const findLayoutShifts = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = (list.getEntries() as LayoutShift[]).filter(({ hadRecentInput }) => !hadRecentInput);
          const sum = shifts.reduce((before, { value }) => before + value, 0);
          const jumps = shifts.map(({ value, sources }) => {
            const nodes = sources.map(({ node }) =>
              node instanceof Element ? node.outerHTML : node?.nodeValue,
            );
            return `${value.toFixed(3)}: ${nodes.map((text) => text?.slice(0, 120)).join(' and ')}`;
          });
          resolve(sum < 0.02 ? [] : jumps);
        }).observe({ type: 'layout-shift', buffered: true });
        // Without entries the observer is not called.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve([])));
      }),
  );

/** The slides of the page’s first carousel that are in sight. */
const slidesInSight = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('[aria-roledescription="carousel"]')
    .first()
    .locator('[aria-roledescription="slide"]:not([inert])')
    .evaluateAll((slides) => slides.map((slide) => slide.ariaLabel));

async function openCarousel(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('[aria-roledescription="slide"]').first().scrollIntoViewIfNeeded();
  // The app has taken it over: what is out of sight is out of reach.
  await page.locator('[aria-roledescription="slide"][inert]').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}

describe('layout shift and scroll position', { tags: ['ci'] }, () => {
  it.each(['/', '/services'])(
    'keeps the slides of %s still for whoever asked for less motion',
    async (path) => {
      const { page } = await newUser();
      await openCarousel(page, path);
      const before = await slidesInSight(page);
      await page.clock.runFor(30_000);
      expect(await slidesInSight(page)).toEqual(before);
    },
  );

  it.each(['/', '/services'])(
    'moves the slides of %s on by the clock until they are paused',
    async (path) => {
      const { page } = await newUser();
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await openCarousel(page, path);
      const before = await slidesInSight(page);
      await page.clock.runFor(7000);
      await expect.poll(() => slidesInSight(page)).not.toEqual(before);
      await page.getByRole('button', { name: 'Pause' }).first().click();
      const paused = await slidesInSight(page);
      await page.clock.runFor(30_000);
      expect(await slidesInSight(page)).toEqual(paused);
    },
  );

  it('keeps the row of slides at its beginning when the window becomes narrower and wider', async () => {
    const { page } = await newUser();
    await openCarousel(page, '/services');
    const slide = page.locator('[aria-roledescription="slide"]').first();
    const beginsAt = () =>
      slide.evaluate((element) => {
        const room = element.closest('[aria-roledescription="carousel"]')?.getBoundingClientRect();
        const gap = Number.parseFloat(getComputedStyle(element).paddingInlineStart);
        return Math.round(element.getBoundingClientRect().left + gap - (room?.left ?? 0));
      });
    expect(await beginsAt()).toBe(0);
    for (const width of [700, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.clock.runFor(1000);
      expect(await beginsAt()).toBe(0);
    }
  });

  it.each(['/', '/about', '/services', '/services/1', '/policy', '/faq', '/forgot-password'])(
    'lets nothing jump while %s is loading, on a phone and on a desk',
    async (path) => {
      for (const width of [360, 1280]) {
        const { page } = await newUser({ width, height: 740 });
        // Where no Arial stands in for it, a typeface that comes after the first picture moves headings: a matter of chance.
        await page.route('**/*.woff2', (route) => route.fulfill({ status: 404 }));
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        expect(await findLayoutShifts(page)).toEqual([]);
      }
    },
  );
});

describe('a visit from page to page', () => {
  it('starts each page at its heading, with its own title', async () => {
    const { page } = await newUser();
    await page.goto('/');
    const titles = [await page.title()];
    const bar = page.getByRole('navigation', { name: 'Main menu' });
    for (const place of ['Services', 'About', 'Policy', 'FAQ', 'Home']) {
      await bar.getByRole('link', { name: place, exact: true }).click();
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.tagName), { message: place })
        .toBe('H1');
      titles.push(await page.title());
    }
    expect(new Set(titles).size).toBe(5);
    expect(titles.at(-1)).toBe(titles[0]);
  });
});
