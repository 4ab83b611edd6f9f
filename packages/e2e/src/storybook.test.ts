import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { collectConsoleErrors, openBrowser } from './testUser.ts';
import { openStorybook, type StorybookServer } from './storybook.ts';

let storybook: StorybookServer;
let page: Page;
let consoleErrors: readonly string[];

beforeAll(async () => {
  storybook = await openStorybook();
}, 240_000);

afterAll(() => storybook.close());

beforeEach(async () => {
  const context = await (
    await openBrowser()
  ).newContext({
    baseURL: storybook.origin,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  page = await context.newPage();
  page.setDefaultTimeout(60_000);
  consoleErrors = collectConsoleErrors(context, page, storybook.origin);
});

afterEach(async () => {
  await page.context().close();
  // What Storybook itself will ask for in its next version is no error yet.
  expect(consoleErrors.filter((complaint) => !complaint.startsWith('warning'))).toEqual([]);
});

/** The first story under each title of a group that is given, as Storybook lists them. */
const getFirst = (group: string) => {
  const stories = storybook.entries.filter(({ type, title }) => type === 'story' && title.startsWith(group));
  return [...new Map(stories.toReversed().map((story) => [story.title, story])).values()];
};

/** Types into the search of the sidebar and reads what it finds. */
async function find(words: string): Promise<string[]> {
  await page.getByRole('searchbox', { name: 'Search for components' }).fill(words);
  const results = page.getByRole('option');
  await results.first().waitFor();
  return results.allInnerTexts();
}

const getScreen = () => page.frameLocator('#storybook-preview-iframe');

describe('the built Storybook', { tags: ['nightly'] }, () => {
  it('has a sidebar of three levels at most', () => {
    expect(storybook.entries.length).toBeGreaterThan(300);
    expect(storybook.entries.filter(({ title }) => title.split('/').length > 2)).toEqual([]);
  });

  it.each([
    'Welcome',
    'Foundations/Colour',
    'Actions/Button',
    'Patterns/Form',
    'Pages/Home',
    'Dialogs/',
    'Flows/',
  ])('shows %s with no complaint and no foreign request', async (group) => {
    const [story] = getFirst(group);
    await page.goto(`/?path=/story/${story?.id}`);
    await getScreen().locator('#storybook-root > *').first().waitFor();
    await expect.poll(() => getScreen().locator('body').getAttribute('class')).toContain('sb-show-main');
  });

  it('has docs pages only for the design system', () => {
    const pages = storybook.entries.filter(({ type }) => type === 'docs').map(({ title }) => title);
    expect(pages).toEqual(expect.arrayContaining(['Actions/Button', 'Start/Install']));
    expect(pages.filter((title) => /^(Pages|Dialogs|Flows|Mails)\//.test(title))).toEqual([]);
  });

  it('shows a component’s docs page without console errors', async () => {
    await page.goto('/?path=/docs/actions-button--docs');
    await getScreen().getByRole('heading', { level: 1, name: 'Button' }).waitFor();
    await expect.poll(() => getScreen().locator('.docs-story button').count()).toBeGreaterThan(0);
  });

  it('has a page for each component with picture, advice, example, props, keys and evidence in this order', async () => {
    await page.goto('/iframe.html?id=feedback-dialog--docs&viewMode=docs');
    await page.getByRole('heading', { level: 1, name: 'Dialog' }).waitFor();
    const parts = await page.getByRole('heading', { level: 2 }).allInnerTexts();
    const places = ['When to use it', 'Do and don’t', 'Example', 'Props', 'Keyboard', 'Evidence'];
    expect(parts.filter((part) => places.includes(part))).toEqual(places);
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Evidence' })
      .waitFor();
    await page.getByText("import { Dialog } from '@plaitful/design-system/Dialog';").first().waitFor();
  });

  it('opens no modal on any docs page, and shows no page wider than the window', async () => {
    const faults: string[] = [];
    for (const { id } of storybook.entries.filter(({ type }) => type === 'docs')) {
      await page.goto(`/iframe.html?id=${id}&viewMode=docs`);
      await page.locator('.sbdocs-content :is(h1, h2)').first().waitFor();
      await page.waitForLoadState('networkidle');
      if ((await page.locator('dialog:modal').count()) > 0) faults.push(`${id}: a modal is open`);
      const widest = await page.evaluate(() =>
        Math.max(
          0,
          ...[...document.querySelectorAll('.sbdocs-content table')].map((table) => table.scrollWidth),
        ),
      );
      if (widest > 1440) faults.push(`${id}: a table of ${widest} px`);
    }
    expect(faults).toEqual([]);
  });

  it.each([
    ['modal', 'Dialog'],
    ['dropdown', 'Menu'],
    ['telephone', 'PhoneField'],
    ['snackbar', 'Toast'],
    ['calendar', 'DatePicker'],
    ['font', 'Type'],
    ['spacing', 'Space'],
    ['install', 'Install'],
    ['changelog', 'Changelog'],
    ['tokens', 'Install'],
    ['accessibility', 'Accessibility'],
  ])('finds by "%s" what belongs to %s', async (words, title) => {
    await page.goto('/');
    const found = await find(words);
    expect(found.slice(0, 8).join('\n')).toContain(title);
  });

  it('leads from its first page to stories and pages that there are', async () => {
    await page.goto('/?path=/story/welcome--welcome');
    await getScreen().getByRole('heading', { name: 'Every screen, every flow' }).waitFor();
    const links = getScreen().locator('#storybook-root a[href]');
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const places = storybook.entries.map(({ type, id }) => `./?path=/${type}/${id}`);
    const withoutFilter = (address: string) => address.replace(/&tags=[\w!;]+$/, '');
    expect(addresses.length).toBeGreaterThan(30);
    expect(addresses.filter((address) => !places.includes(withoutFilter(address)))).toEqual([]);
    await getScreen().getByRole('link', { name: 'Booking', exact: true }).first().click();
    await expect.poll(() => page.url()).toContain('path=/story/flows-drawn-live--booking');
  });

  it('finds the stories of a route, and opens one by keyboard', async () => {
    await page.goto('/?tags=screens');
    const found = await find('/admin/bookings');
    expect(found[0]).toContain('/admin/bookings');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toContain('path=/story/pages-admin-');
    // What it is found by is not what it is called.
    const story = page.locator('.sidebar-item[data-selected="true"] > a').first();
    await expect.poll(() => story.innerText()).toMatch(/^[\w ]+$/);
  });

  it('finds the stories of an error code, in capitals too', async () => {
    await page.goto('/?tags=screens');
    const found = await find('SLOT_TAKEN');
    expect(found[0]).toContain('slot_taken');
  });

  it('flow diagram keeps state, screen and URL in sync', async () => {
    await page.goto('/?path=/story/flows-drawn-live--booking');
    const drawing = getScreen().getByRole('region', { name: 'Drawing' });
    const screen = getScreen().frameLocator('iframe[name="screen-of-a-flow"]');
    await drawing.getByRole('button', { name: /^slot\.confirmed if canBookChosen → checking/ }).click();
    await expect.poll(() => page.url()).toContain('state:checking');
    await drawing.getByRole('button', { name: 'askingMembership', exact: true }).click();
    await screen.getByRole('dialog', { name: 'Members Only' }).waitFor();
    const current = drawing.locator('[aria-current]');
    await expect.poll(() => current.innerText()).toBe('askingMembership');
    await expect.poll(() => page.url()).toContain('state:askingMembership');
    await getScreen().getByText('Shows askingMembership').waitFor();
    await screen.getByRole('button', { name: 'Close' }).first().click();
    await expect.poll(() => current.innerText()).toMatch(/^choosing/);
  });

  it('opens a flow at the state that the address names', async () => {
    await page.goto('/?path=/story/flows-drawn-live--booking&args=state:details-priceChanged');
    await expect.poll(() => getScreen().getByRole('status').innerText()).toBe('Shows details.priceChanged');
  });
});
