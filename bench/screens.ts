import type { Locator, Page } from 'playwright';
import { paths } from '../app/src/lib/paths.ts';
import { largeStyleName, type Studio } from './studio.ts';

/** One action on a screen, measured by itself. */
export interface MeasuredAction {
  readonly name: string;
  /** Prepares the action; not measured. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** What is clicked. */
  readonly at: (page: Page) => Locator;
  /** The keys pressed after the click, as Playwright names them. */
  readonly keys?: readonly string[];
  /** Appears once the action is done, so that every measured action has happened. */
  readonly after: (page: Page) => Locator;
}

/** One of the owner's screens with its actions in order. */
export interface MeasuredScreen {
  readonly name: string;
  readonly path: string;
  /** CSS selector of the screen's content: the rows, the calendar's days. */
  readonly shown: string;
  readonly actions: readonly MeasuredAction[];
}

const letters = (text: string): string[] =>
  text.split('').map((letter) => (letter === ' ' ? 'Space' : letter));

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });

/** A long list, with a search and a page change as its actions. */
function listScreen(name: string, path: string, rowOf: string, text: string): MeasuredScreen {
  const field = `Search ${name.toLowerCase()}`;
  const first = (page: Page) => page.locator(rowOf).first();
  return {
    name,
    path,
    shown: rowOf,
    actions: [
      {
        name: 'typing into the search, and its rows',
        at: (page) => page.getByLabel(field),
        keys: letters(text),
        after: (page) => page.locator('main table tbody tr', { hasText: text }).first(),
      },
      {
        name: 'clearing the search, and its rows',
        at: (page) => page.getByLabel(field),
        keys: ['Control+a', 'Delete'],
        after: first,
      },
      {
        name: 'next page',
        at: (page) =>
          page.getByRole('navigation', { name: `Pages of ${name}` }).getByRole('link', { name: /^Next/ }),
        after: first,
      },
    ],
  };
}

const dayButton = (page: Page): Locator =>
  page.getByRole('grid').locator('button[data-date]:not([aria-disabled])');

const styleForm: readonly MeasuredAction[] = [
  {
    name: 'typing the full details',
    at: (page) => page.getByLabel('Full details'),
    keys: ['End', ...letters('Light and soft. ')],
    after: (page) => page.getByLabel('Full details'),
  },
  { name: 'next month', at: button('Next month'), after: (page) => dayButton(page).first() },
  {
    name: 'opening a day',
    at: (page) => dayButton(page).last(),
    after: (page) => page.getByRole('heading', { name: /^Times on/ }),
  },
  {
    name: 'to all chosen dates: copying',
    before: async (page) => {
      await page
        .getByRole('button', { name: /^\d+:\d\d [ap]m$/, pressed: false })
        .first()
        .click();
      await page.getByLabel('All chosen dates').click();
    },
    at: button(/^Copy to 36\d dates$/),
    after: (page) => page.getByText('The times are now on all chosen dates.').first(),
  },
  {
    name: 'another duration, and its possible times',
    at: (page) => page.getByRole('textbox', { name: 'Duration' }),
    keys: ['Control+a', '2', ':', '0', '0'],
    after: (page) => page.getByText('6 possible times a day'),
  },
];

/** The screens whose content grows with the number of bookings, styles and types. */
export const listScreens = (studio: Studio): readonly MeasuredScreen[] => [
  listScreen(
    'Bookings',
    paths.adminBookings.href(),
    'main table a[href^="/admin/update-booking/"]',
    'Parent12',
  ),
  listScreen(
    'Styles',
    paths.adminStyles.href(),
    'main table a[href^="/admin/update-service/"]',
    largeStyleName,
  ),
  listScreen('Reviews', paths.adminReviews.href(), 'main table button', 'Number 15'),
  {
    name: 'Update Style, 365 dates × 8 times',
    path: paths.adminStyleUpdate.href(studio.largeStyleId),
    shown: 'main [role=grid] button[data-date]',
    actions: styleForm,
  },
];
