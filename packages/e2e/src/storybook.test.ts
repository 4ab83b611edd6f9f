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
    'Components/Button',
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
    expect(pages).toContain('Components/Button');
    expect(pages.filter((title) => !/^(Foundations|Components|Patterns)\//.test(title))).toEqual([]);
  });

  it('shows a component’s docs page without console errors', async () => {
    await page.goto('/?path=/docs/components-button--docs');
    await getScreen().getByRole('heading', { level: 1, name: 'Button' }).waitFor();
    await expect.poll(() => getScreen().locator('.docs-story button').count()).toBeGreaterThan(0);
  });

  it('leads from its first page to stories and pages that there are', async () => {
    await page.goto('/?path=/story/welcome--welcome');
    await getScreen().getByRole('heading', { name: 'Every screen, every flow' }).waitFor();
    const links = getScreen().locator('#storybook-root a[href]');
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const places = storybook.entries.map(({ type, id }) => `./?path=/${type}/${id}`);
    expect(addresses.length).toBeGreaterThan(30);
    expect(addresses.filter((address) => !places.includes(address))).toEqual([]);
    await getScreen().getByRole('link', { name: 'Booking', exact: true }).first().click();
    await expect.poll(() => page.url()).toContain('path=/story/flows-drawn-live--booking');
  });

  it('finds the stories of a route, and opens one by keyboard', async () => {
    await page.goto('/');
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
    await page.goto('/');
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
