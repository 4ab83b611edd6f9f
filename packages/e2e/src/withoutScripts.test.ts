import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProduct, type Product } from './builtServer.ts';
import { openBrowser } from './testUser.ts';

let product: Product;
let page: Page;

beforeAll(async () => {
  product = await startProduct();
  const browser = await openBrowser();
  const context = await browser.newContext({ baseURL: product.origin, javaScriptEnabled: false });
  page = await context.newPage();
});
afterAll(async () => {
  await page.context().close();
  await product.close();
});

const main = () => page.getByRole('main');

const follow = (place: 'banner' | 'main', name: string): Promise<void> =>
  page.getByRole(place).getByRole('link', { name, exact: true }).click();

const seeHeading = (name: string): Promise<void> =>
  main().getByRole('heading', { level: 1, name, exact: true }).waitFor();

const countStyles = (): Promise<number> => main().getByRole('article').count();

describe('the reading pages without JavaScript', () => {
  it.for([
    ['a desktop', 1280],
    ['a phone', 360],
  ] as const)(
    'on %s every page that is only read is reached by links, and shows what it says',
    async ([, width]) => {
      await page.setViewportSize({ width, height: 780 });
      await page.goto('/');
      await seeHeading('Three strands, one happy girl.');
      await main().getByText('A calm chair for busy girls').waitFor();

      await follow('main', 'Make A Reservation');
      await seeHeading('Services');
      expect(await countStyles()).toBe(8);

      await follow('main', 'Feed-in cornrows');
      await seeHeading('Feed-in cornrows');
      await main()
        .getByText(/^We feed in small pieces of soft braiding hair/)
        .waitFor();
      await main().getByText('$76.50').first().waitFor();

      await follow('banner', 'Policy');
      await seeHeading('Booking policies');
      await main().getByRole('heading', { name: 'Deposit', exact: true }).waitFor();

      await follow('banner', 'FAQ');
      await seeHeading('FAQ');
      await main().getByText('Do I need an account to book?').click();
      await main()
        .getByText(/^Yes\. The site is member only/)
        .waitFor();

      await follow('banner', 'About');
      await seeHeading('About Us');
      await main().getByRole('heading', { name: 'Who we are' }).waitFor();

      expect(await page.getByRole('button', { name: 'Open menu' }).count()).toBe(0);
    },
  );

  it('the styles are narrowed, turned over and shown again by links', async () => {
    await page.goto('/services');
    await follow('main', 'Gentle on tender heads');
    await main().getByText('7 styles', { exact: true }).waitFor();
    await follow('main', 'Up to $60');
    await main().getByText('4 styles', { exact: true }).waitFor();
    expect(new URL(page.url()).search).toBe('?gentle=1&price=60');

    await page.goto('/services?type=1&minutes=90&price=60&gentle=1');
    expect(await countStyles()).toBe(1);
    await page.goto('/services?type=5&minutes=90&price=100&gentle=1&noAddedHair=1');
    expect(await countStyles()).toBe(1);
    await page.goto('/services?type=3&price=60&gentle=1');
    await main().getByText('No style fits all of this.').waitFor();
    await follow('main', 'Show all styles');
    await follow('main', 'Next page');
    await follow('main', 'Next page');
    await main().getByRole('article', { name: 'Take-down & comb-out' }).waitFor();
    expect(await countStyles()).toBe(8);
  });
});
