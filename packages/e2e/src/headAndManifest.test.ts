import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { findViolations } from './accessibility.ts';
import { startHarness } from './harness.ts';

const harness = startHarness();

/** The studio's settings as the repository has them. */
const business = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../../business.json'), 'utf8')) as {
  name: string;
  contactPhone: string;
  contactEmail: string;
  hours: { weekday: string; from: string; to: string }[];
  social: { url: string }[];
};

/** What the head in a browser says; each of these may stand there once. */
const parseHead = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string, attribute: string) =>
      [...document.querySelectorAll(selector)].map((tag) => tag.getAttribute(attribute) ?? '');
    return {
      title: [...document.querySelectorAll('title')].map(({ textContent }) => textContent),
      description: all('meta[name="description"]', 'content'),
      robots: all('meta[name="robots"]', 'content'),
      canonical: all('link[rel="canonical"]', 'href'),
      ogTitle: all('meta[property="og:title"]', 'content'),
      ogDescription: all('meta[property="og:description"]', 'content'),
      ogUrl: all('meta[property="og:url"]', 'content'),
    };
  });

const decodeEntities = (text: string): string =>
  text.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');

/** What a head says as the server sent it, to who does not run the app. */
async function fetchPage(page: Page, path: string): Promise<Awaited<ReturnType<typeof parseHead>>> {
  const html = await (await page.request.get(path, { headers: { accept: 'text/html' } })).text();
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => decodeEntities(text));
  return {
    title: all(/<title>(.*?)<\/title>/g),
    description: all(/<meta name="description" content="(.*?)"/g),
    robots: all(/<meta name="robots" content="(.*?)"/g),
    canonical: all(/<link rel="canonical" href="(.*?)"/g),
    ogTitle: all(/<meta property="og:title" content="(.*?)"/g),
    ogDescription: all(/<meta property="og:description" content="(.*?)"/g),
    ogUrl: all(/<meta property="og:url" content="(.*?)"/g),
  };
}

const parseStructuredData = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => JSON.parse(textContent) as Record<string, unknown>,
    ),
  );

const firstHeading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 }).first();

describe('the head of a page', { tags: ['ci'] }, () => {
  it.each(['/', '/about', '/services', '/services/1', '/policy', '/faq'])(
    'says the same of %s before the app runs and after',
    async (path) => {
      const { page } = await harness.newUser();
      const sent = await fetchPage(page, path);
      await page.goto(path);
      await firstHeading(page).waitFor();
      expect(await parseHead(page)).toEqual(sent);
      const once = [expect.stringMatching(/^[^{}]+$/) as string];
      expect(sent).toEqual({
        title: once,
        description: once,
        robots: [],
        canonical: once,
        ogTitle: sent.title,
        ogDescription: sent.description,
        ogUrl: sent.canonical,
      });
      expect(new URL(sent.canonical[0] ?? '').pathname).toBe(path);
    },
  );

  it.each([
    '/forgot-password',
    '/reset-password#token=x',
    '/verify-email',
    '/services/99999',
    '/no/such/page',
  ])('keeps %s out of search engines before the app runs and after', async (path) => {
    const { page } = await harness.newUser();
    const sent = await fetchPage(page, path);
    expect(sent).toMatchObject({ robots: ['noindex'], canonical: [], ogUrl: [] });
    await page.goto(path);
    await firstHeading(page).waitFor();
    await expect.poll(async () => (await parseHead(page)).title).toEqual(sent.title);
    expect(await parseHead(page)).toEqual(sent);
  });

  it('is updated on navigation, with every tag once', async () => {
    const { page } = await harness.newUser();
    await page.goto('/no/such/page');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'See all styles' }).click();
    await main.getByRole('heading', { level: 1, name: 'Services' }).waitFor();
    const services = await fetchPage(page, '/services');
    // The server's own address may have another name than the one that is open.
    const here = (head: typeof services) => ({ ...head, canonical: [page.url()], ogUrl: [page.url()] });
    await expect.poll(() => parseHead(page)).toEqual(here(services));
    await main.getByRole('link', { name: 'Straight-back cornrows' }).click();
    await main.getByRole('heading', { level: 1, name: 'Straight-back cornrows' }).waitFor();
    const { pathname } = new URL(page.url());
    await expect.poll(() => parseHead(page)).toEqual(here(await fetchPage(page, pathname)));
    await page.goBack();
    await expect.poll(() => parseHead(page)).toEqual(here(services));
  });
});

it.each([
  ['#', 0],
  ['?', 1],
])(
  'a mailed link with its token after %s has it in %i requests, and in no Referer',
  async (separator, addresses) => {
    const { page } = await harness.newUser();
    const secret = 'q3Jd0mX5rWn8yTz1';
    const sent: { url: string; referer: string }[] = [];
    page.on('request', (request) =>
      sent.push({ url: request.url(), referer: request.headers()['referer'] ?? '' }),
    );
    await page.goto(`/undo-email${separator}token=${secret}`);
    await page.getByRole('button', { name: 'Undo the change' }).waitFor();
    await expect.poll(() => new URL(page.url()).hash).toBe('');
    const requests = sent.filter(({ url }) => !new URL(url).hash.includes(secret));
    expect(requests.length).toBeGreaterThan(3);
    expect(requests.filter(({ url }) => url.includes(secret))).toHaveLength(addresses);
    expect(sent.filter(({ referer }) => referer.includes(secret))).toEqual([]);
  },
);

describe('the structured data', { tags: ['ci'] }, () => {
  it('of a style matches its page, and is removed on the next page', async () => {
    const { page } = await harness.newUser();
    await page.goto('/services/1');
    await firstHeading(page).waitFor();
    const [style] = await parseStructuredData(page);
    const { name, offers, image } = style as { name: string; offers: { price: string }; image: string };
    expect(await firstHeading(page).textContent()).toBe(name);
    const price = `$${offers.price.replace(/\.00$/, '')}`;
    expect(await page.getByRole('main').textContent()).toContain(price);
    const picture = await page.request.get(new URL(image).pathname);
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'FAQ' }).click();
    await page.getByRole('heading', { level: 1, name: 'FAQ' }).waitFor();
    await expect.poll(() => parseStructuredData(page)).toEqual([]);
  });
});

describe('an installed web app', { tags: ['ci'] }, () => {
  it('has a name, colours and every icon in the declared size', async () => {
    const { page } = await harness.newUser();
    await page.goto('/');
    const links = ['link[rel="manifest"]', 'link[rel="apple-touch-icon"]', 'link[rel="icon"]'];
    const [manifestUrl = '', touch = '', icon = ''] = await Promise.all(
      links.map((link) => page.locator(link).getAttribute('href')),
    );
    const answer = await page.request.get(String(manifestUrl));
    expect(answer.headers()['content-type']).toBe('application/manifest+json; charset=utf-8');
    const manifest = (await answer.json()) as { icons: { src: string; sizes: string; type: string }[] };
    expect(manifest).toMatchObject({ name: business.name, start_url: '/', display: 'standalone' });
    const icons = [
      ...manifest.icons,
      { src: String(touch), sizes: '180x180', type: 'image/png' },
      { src: String(icon), sizes: 'any', type: 'image/svg+xml' },
    ];
    for (const { src, sizes, type } of icons) {
      const { width, height } = await page.evaluate(async (url) => {
        const image = new Image();
        image.src = url;
        await image.decode();
        return { width: image.naturalWidth, height: image.naturalHeight };
      }, src);
      expect([src, sizes === 'any' ? sizes : `${width}x${height}`]).toEqual([src, sizes]);
      expect((await page.request.get(src)).headers()['content-type']).toBe(type);
    }
  });
});

describe('a browser without a connection', { tags: ['ci'] }, () => {
  /** Opens the site and waits until the browser keeps what it needs. */
  async function arrive(page: Page): Promise<void> {
    await page.goto('/');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
  }

  it('shows the studio’s number, and the requested page as soon as possible', async () => {
    const { page } = await harness.newUser();
    await arrive(page);
    await page.context().setOffline(true);
    // The page that the browser keeps is not the app's, and is never hydrated.
    await page.goto('/policy', { waitUntil: 'load' });
    await page.getByRole('heading', { level: 1, name: 'We cannot reach the booking system' }).waitFor();
    const phone = page.getByRole('link', { name: business.contactPhone });
    expect(await phone.getAttribute('href')).toBe(`tel:+1${business.contactPhone.replaceAll('-', '')}`);
    // Its style sheet is kept, too.
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await ground()).toBe('rgb(255, 249, 239)');
    expect(await findViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await ground()).toBe('rgb(26, 15, 38)');
    expect(await findViolations(page)).toEqual([]);
    await page.context().setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Booking policies' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/policy');
  });

  it('caches the offline page and no API response', async () => {
    const { page } = await harness.newUser();
    await arrive(page);
    await page.goto('/services');
    await firstHeading(page).waitFor();
    const kept = await page.evaluate(async () => {
      const caches = await window.caches.keys();
      const requests = await Promise.all(caches.map(async (name) => (await window.caches.open(name)).keys()));
      return requests.map((list) => list.map(({ url }) => new URL(url).pathname).toSorted());
    });
    expect(kept).toEqual([['/offline.css', '/offline.html']]);
  });
});
