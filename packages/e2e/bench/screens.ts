import type { Locator, Page } from 'playwright';
import { typedDate } from '../src/inputModes.ts';
import { largeStyle, type Studio } from './studio.ts';

/** One action on a screen, measured by itself. */
export interface Action {
  readonly name: string;
  /** Prepares the action; not measured. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** What is clicked. */
  readonly at: (page: Page) => Locator;
  /** The keys pressed after the click, as Playwright names them. */
  readonly keys?: readonly string[];
  /** Where the mouse is then dragged to. */
  readonly dragTo?: (page: Page) => Locator;
  /**
   * How many times in a row.
   * @default 1
   */
  readonly times?: number;
  /** Appears once the action is done, so that every measured action has happened. */
  readonly after: (page: Page) => Locator;
}

/** One of the owner's screens with its actions in order. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /** CSS selector of the screen's content: the rows, the calendar's days. */
  readonly shown: string;
  readonly actions: readonly Action[];
}

/** A row of each list, by what only its real rows have. */
const row = {
  bookings: 'main table a[href^="/admin/update-booking/"]',
  styles: 'main table a[href^="/admin/update-service/"]',
  reviews: 'main table button',
  users: 'main table a[href^="mailto:"]',
} as const;

const letters = (text: string): string[] =>
  text.split('').map((letter) => (letter === ' ' ? 'Space' : letter));

const search = (text: string, field: string): Action => ({
  name: 'typing into the search, and its rows',
  at: (page) => page.getByLabel(field),
  keys: letters(text),
  after: (page) => page.locator('main table tbody tr', { hasText: text }).first(),
});

const nextPage = (listName: string, rowOf: string): Action => ({
  name: 'next page',
  at: (page) =>
    page.getByRole('navigation', { name: `Pages of ${listName}` }).getByRole('link', { name: /^Next/ }),
  times: 3,
  after: (page) => page.locator(rowOf).first(),
});

const clearSearch = (field: string, rowOf: string): Action => ({
  name: 'clearing the search, and its rows',
  at: (page) => page.getByLabel(field),
  keys: ['Control+a', 'Delete'],
  after: (page) => page.locator(rowOf).first(),
});

const link = (name: string) => (page: Page) => page.getByRole('link', { name, exact: true });
const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });

const bookings: Omit<Screen, 'path'> = {
  name: 'Bookings, with the day by chair',
  shown: row.bookings,
  actions: [
    {
      name: 'the week',
      at: link('Week'),
      after: (page) => page.getByRole('heading', { name: /^This week/ }),
    },
    {
      name: 'next week',
      at: link('Next week'),
      times: 3,
      after: (page) => page.getByRole('heading', { name: / to / }).first(),
    },
    {
      name: 'previous week',
      at: link('Previous week'),
      times: 2,
      after: (page) => page.getByRole('heading', { name: / to / }).first(),
    },
    {
      name: 'opening the filters, and the styles to choose from',
      at: button('Style and dates'),
      after: (page) => page.getByRole('option', { name: largeStyle }).locator('xpath=parent::select'),
    },
    search('Parent12', 'Search bookings'),
    clearSearch('Search bookings', row.bookings),
    nextPage('Bookings', row.bookings),
    {
      name: 'deposits due',
      at: (page) => page.getByRole('link', { name: /^Deposit due/ }),
      after: (page) => page.locator(row.bookings).first(),
    },
  ],
};

const styles: Omit<Screen, 'path'> = {
  name: 'Styles',
  shown: row.styles,
  actions: [
    search(largeStyle, 'Search styles'),
    clearSearch('Search styles', row.styles),
    nextPage('Styles', row.styles),
  ],
};

const dayButton = (page: Page): Locator =>
  page.getByRole('grid').locator('button[data-date]:not([aria-disabled])');

/** Opens a day of the first or the second month, wherever the calendar was turned to. */
const open = (date: string) => async (page: Page) => {
  const day = page.locator(`button[data-date="${date}"]`);
  while ((await day.count()) === 0) await page.getByRole('button', { name: 'Previous month' }).click();
  await day.click();
};

const type = (field: string, text: string, name: string): Action => ({
  name,
  at: (page) => page.getByLabel(field),
  keys: ['End', ...letters(text)],
  after: (page) => page.getByLabel(field),
});

const fieldActions: readonly Action[] = [
  type('Style name', ' and more', 'typing the name'),
  type('Short description', 'Light. ', 'typing the short description'),
  type('Full details', 'Light and soft. ', 'typing the full details'),
  {
    name: 'another price, and leaving it',
    at: (page) => page.getByLabel('Service price ($)'),
    keys: ['Control+a', '7', '5', 'Tab'],
    after: (page) => page.getByLabel('Final price ($)'),
  },
];

const monthActions: readonly Action[] = [
  {
    name: 'next month',
    at: button('Next month'),
    times: 4,
    after: (page) => dayButton(page).first(),
  },
  {
    name: 'previous month',
    at: button('Previous month'),
    times: 4,
    after: (page) => dayButton(page).first(),
  },
  {
    name: 'from day to day by keys, over the month’s end',
    at: (page) => page.getByRole('grid').locator('button[tabindex="0"]'),
    keys: [
      'ArrowRight',
      'ArrowDown',
      'ArrowDown',
      'ArrowDown',
      'ArrowDown',
      'ArrowDown',
      'PageDown',
      'PageUp',
    ],
    after: (page) => dayButton(page).first(),
  },
];

/** The times of the open day that nobody has booked. */
const freeTime = (page: Page, isOffered: boolean): Locator =>
  page.getByRole('button', { name: /^\d+:\d\d [ap]m$/, pressed: isOffered });

const timeActions = (tomorrow: string): Action[] => [
  {
    name: 'opening a day',
    before: open(tomorrow),
    at: (page) => dayButton(page).last(),
    after: (page) => page.getByRole('heading', { name: /^Times on/ }),
  },
  {
    name: 'taking a time out',
    before: open(tomorrow),
    at: (page) => freeTime(page, true).last(),
    after: (page) => page.getByRole('button', { name: 'Undo the last change' }),
  },
  {
    name: 'putting a time in',
    at: (page) => freeTime(page, false).first(),
    after: (page) => page.getByRole('button', { name: 'Undo the last change' }),
  },
  {
    name: 'undoing it',
    at: button('Undo the last change'),
    after: (page) => page.getByRole('heading', { name: /^Times on/ }),
  },
];

const copyActions = (dayAfter: string): Action[] => [
  {
    name: 'every week until a day: the day',
    before: (page) => page.getByLabel(/^Every \w+day until$/).click(),
    at: (page) => page.getByLabel('Last day'),
    // Starts in the month, wherever the click put the caret.
    keys: ['ArrowLeft', 'ArrowLeft', ...letters(typedDate(dayAfter))],
    after: (page) => page.getByText(/have these times already/),
  },
  {
    name: 'every week until a day: copying',
    at: button(/^Copy to 1 date$/),
    after: (page) => page.getByText('The times are now on 1 more date.').first(),
  },
  {
    name: 'to all chosen dates: choosing that',
    before: (page) => freeTime(page, false).last().click(),
    at: (page) => page.getByLabel('All chosen dates'),
    after: (page) => page.getByRole('button', { name: /^Copy to 36\d dates$/ }),
  },
  {
    name: 'to all chosen dates: copying',
    at: button(/^Copy to 36\d dates$/),
    after: (page) => page.getByText('The times are now on all chosen dates.').first(),
  },
  {
    name: 'days to copy to: choosing one',
    before: (page) => page.getByLabel('Days I choose').click(),
    at: (page) => dayButton(page).last(),
    after: (page) => page.getByText(/times already/),
  },
];

const listActions: readonly Action[] = [
  {
    name: 'marking several days by dragging',
    // The present month may have too few days left.
    before: (page) => page.getByRole('button', { name: 'Next month' }).first().click(),
    at: (page) => dayButton(page).nth(20),
    dragTo: (page) => dayButton(page).nth(27),
    after: (page) => dayButton(page).first(),
  },
  {
    name: 'opening a month of the list of dates',
    at: (page) => page.getByRole('region', { name: 'All dates' }).locator('summary').nth(1),
    after: (page) => page.getByRole('button', { name: /^Change the times on/ }).first(),
  },
];

const durationActions: readonly Action[] = [
  {
    name: 'another duration, and its possible times',
    at: (page) => page.getByRole('textbox', { name: 'Duration' }),
    keys: ['Control+a', '2', ':', '0', '0'],
    after: (page) => page.getByText('6 possible times a day'),
  },
  {
    name: 'the duration as it was',
    at: (page) => page.getByRole('textbox', { name: 'Duration' }),
    keys: ['Control+a', '1', ':', '1', '5'],
    after: (page) => page.getByText('9 possible times a day'),
  },
];

/** In the order in which an owner would: the texts, the calendar, copying, and the duration last. */
const styleForm = ({ tomorrow, dayAfter }: Studio): Omit<Screen, 'path'> => ({
  name: `Update Style, 365 dates × 8 times`,
  shown: 'main [role=grid] button[data-date]',
  actions: [
    ...fieldActions,
    ...monthActions,
    ...timeActions(tomorrow),
    ...copyActions(dayAfter),
    ...listActions,
    ...durationActions,
  ],
});

const bookingUpdate: Omit<Screen, 'path'> = {
  name: 'Booking update',
  shown: 'main select, main [role=radiogroup], main fieldset',
  actions: [
    {
      name: 'opening Move appointment',
      at: button('Move appointment'),
      after: (page) => page.getByRole('dialog').getByRole('grid'),
    },
    {
      name: 'next month',
      at: button('Next month'),
      after: (page) => page.getByRole('dialog').getByRole('grid'),
    },
    {
      name: 'choosing a day',
      at: (page) => page.getByRole('button', { name: /times? free$/, disabled: false }).first(),
      after: (page) => page.getByRole('radio', { name: /free$/ }).first(),
    },
  ],
};

/** The screens that grow with the studio. */
export const screensOf = (studio: Studio): readonly Screen[] => [
  { ...bookings, path: '/admin/bookings' },
  { ...styles, path: '/admin/services' },
  { ...styleForm(studio), path: `/admin/update-service/${studio.largeStyleId}` },
  { ...bookingUpdate, path: `/admin/update-booking/${studio.bookingId}` },
  {
    name: 'Reviews',
    path: '/admin/reviews',
    shown: row.reviews,
    actions: [
      search('Number 15', 'Search reviews'),
      clearSearch('Search reviews', row.reviews),
      nextPage('Reviews', row.reviews),
    ],
  },
  {
    name: 'Users',
    path: '/admin/users',
    shown: row.users,
    actions: [nextPage('Users', row.users)],
  },
];
