import { plainText } from '../../../testing/nbsp.ts';
import { mockAnswer, mockFile, mockOffline, mockProblem } from '@plaitful/api-client/mocks';
import type { Booking } from '@plaitful/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { type AppStory, asOwner, asParent, pageMeta } from '../../../storybook/AppStory.tsx';
import {
  manyBookings,
  sampleBooking,
  sampleBookings,
  bookingUpdatePageMocks,
} from '../../../storybook/sampleBookings.ts';
import { mockBookings, mockNoNotices } from '../../../storybook/sampleDay.ts';
import { waitUntilVisible } from '../../../storybook/waitUntilVisible.ts';
import { sampleStyle } from '../../../storybook/sampleData.ts';

const meta = {
  ...pageMeta,
  title: 'Pages/Admin bookings',
  tags: ['route:/admin/bookings'],
  args: { at: '/admin/bookings' },
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The owner's list with these bookings in the book. */
const showing = (bookings: readonly Booking[], ...calls: HttpHandler[]) =>
  asOwner(...calls, mockBookings(bookings), ...mockNoNotices);

export const Rows: Story = {
  beforeEach: showing(sampleBookings),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Bookings');
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(5);
    await expect(
      canvas.getAllByRole('link', { name: /^Update the booking of Danielle Roy on/ }),
    ).toHaveLength(5);
  },
};

export const OnAPhone: Story = { ...Rows, globals: { viewport: { value: 'phone' } }, tags: ['ci'] };

export const Columns: Story = {
  globals: { viewport: { value: 'huge' } },
  beforeEach: showing([sampleBooking]),
  play: async ({ canvas }) => {
    await canvas.findByRole('columnheader', { name: 'Payment Status' });
    const headers = canvas.getAllByRole('columnheader');
    await expect(headers.map(plainText)).toEqual([
      'Booking Date',
      'Booking Time',
      'Full Name',
      'Child’s Name',
      'Service Name',
      'Style Name',
      'Deposit Status',
      'Payment Status',
      'Actions',
    ]);
  },
};

export const DepositToReturn: Story = {
  globals: { viewport: { value: 'huge' } },
  beforeEach: showing([
    {
      ...sampleBooking,
      deposit: 'PAID',
      paymentStatus: 'CANCELLED',
      depositToReturn: true,
      depositDueAt: null,
    },
  ]),
  play: async ({ canvas }) => {
    const cell = await canvas.findByRole('cell', { name: 'PAID To return' });
    const edgeOf = (element: Element) => element.getBoundingClientRect().right;
    await expect(edgeOf(within(cell).getByText('To return'))).toBeLessThanOrEqual(edgeOf(cell));
  },
};

export const Pages: Story = {
  beforeEach: showing(manyBookings),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('link', { name: 'Next page' }));
    await expect(await canvas.findByRole('link', { name: 'Page 2 of 3, you are here' })).toBeVisible();
  },
};

export const OpensForUpdate: Story = {
  beforeEach: showing(
    [sampleBooking],
    mockAnswer('getBooking', sampleBooking, { delay: 'infinite' }),
    ...bookingUpdatePageMocks,
  ),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^Update the booking of/ });
    link.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Update booking'),
    );
    await expect(await canvas.findByRole('heading', { name: 'Ada, Two big plaits' })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: showing([], mockAnswer('listBookings', [], { delay: 'infinite' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Loading the bookings...')).not.toHaveLength(0);
  },
};

export const Empty: Story = {
  beforeEach: showing([]),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('No bookings yet. They show here as soon as a parent books.'),
    ).toBeVisible();
  },
};

export const BackupFailed: Story = {
  tags: ['ci'],
  beforeEach: showing(
    [],
    mockAnswer('getBackupStatus', { lastGoodAt: '2026-11-30T08:00:07.000Z', hasFailed: true }),
  ),
  play: () =>
    waitUntilVisible(/^The last backup failed; the one before it is from 30\sNovember 2026\. Please tell/u),
};

export const NoBackupYet: Story = {
  tags: ['ci'],
  beforeEach: showing([], mockAnswer('getBackupStatus', { lastGoodAt: null, hasFailed: true })),
  play: () =>
    waitUntilVisible('The backup failed, and there is none yet. Please tell whoever looks after the server.'),
};

export const Failing: Story = {
  tags: ['ci', 'error:server_error'],
  beforeEach: showing([], mockProblem('listBookings', { code: 'server_error' })),
  play: async ({ canvas, msw }) => {
    const all = within(await canvas.findByRole('region', { name: 'All bookings' }));
    const again = await all.findByRole('button', { name: 'Try again' });
    await waitUntilVisible('We could not load the bookings. Please try again.');
    msw.use(mockBookings(sampleBookings));
    await userEvent.click(again);
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(5);
  },
};

const tabs = async (canvas: Canvas) =>
  within(await canvas.findByRole('navigation', { name: 'Which bookings' }));

const children = (canvas: Canvas) =>
  canvas.queryAllByRole('link', { name: /^Update the booking of .+ on/ }).map((link) => link.ariaLabel);

export const Tabs: Story = {
  beforeEach: showing(sampleBookings),
  play: async ({ canvas }) => {
    const shown = await tabs(canvas);
    await expect(await shown.findByRole('link', { name: 'Cancelled 2' })).toBeVisible();
    // Each count is a call of its own.
    await waitFor(() =>
      expect(shown.getAllByRole('link').map(plainText)).toEqual([
        'All5',
        'Today0',
        'Deposit due1',
        'Cancelled2',
        'To return0',
      ]),
    );
    await userEvent.click(shown.getByRole('link', { name: 'Deposit due 1' }));
    await waitFor(() => expect(children(canvas)).toHaveLength(1));
    await expect(shown.getByRole('link', { name: 'Deposit due 1' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(shown.getByRole('link', { name: 'Cancelled 2' }));
    await waitFor(() => expect(children(canvas)).toHaveLength(2));
  },
};

const styles = [
  mockAnswer('listStyles', [
    sampleStyle({ styleId: 2, style: 'Two big plaits' }),
    sampleStyle({ styleId: 3, style: 'Braided crown' }),
  ]),
];

/** The filters of an address that somebody passed on: open, and at work. */
export const FromUrl: Story = {
  args: { at: `/admin/bookings?style=2&from=${sampleBooking.bookingDate}&show=due` },
  beforeEach: showing(sampleBookings, ...styles),
  play: async ({ canvas }) => {
    await waitFor(() => expect(children(canvas)).toHaveLength(1));
    await waitFor(() => expect(canvas.getByLabelText('Style')).toHaveDisplayValue('Two big plaits'));
    await expect(canvas.getByLabelText('From')).toHaveValue(sampleBooking.bookingDate);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the filters' }));
    await expect(canvas.getByRole('searchbox', { name: 'Search bookings' })).toHaveFocus();
    await waitFor(() => expect(canvas.getByLabelText('From')).toHaveValue(''));
  },
};

/** The address to which the month's numbers lead. */
export const ByOutcome: Story = {
  args: { at: '/admin/bookings?visits=NO_SHOW' },
  beforeEach: showing(
    [...sampleBookings, { ...sampleBooking, bookingId: 30, outcome: 'NO_SHOW' }],
    ...styles,
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(children(canvas)).toHaveLength(1));
    const list = within(canvas.getByRole('region', { name: 'All bookings' }));
    await expect(list.getByLabelText('Visits')).toHaveDisplayValue('Did not come');
    await userEvent.selectOptions(list.getByLabelText('Visits'), 'Done');
    await expect(await canvas.findByText('No bookings match these filters.')).toBeVisible();
  },
};

export const ByStyleAndDate: Story = {
  beforeEach: showing(
    sampleBookings.map((booking, index) => ({ ...booking, styleId: index < 2 ? 3 : 2 })),
    ...styles,
  ),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader');
    await userEvent.click(canvas.getByRole('button', { name: 'Style, visit and dates' }));
    await canvas.findByRole('option', { name: 'Braided crown' });
    await userEvent.selectOptions(canvas.getByLabelText('Style'), 'Braided crown');
    await waitFor(() => expect(children(canvas)).toHaveLength(2));
    const from = canvas.getByLabelText('From');
    await userEvent.type(from, sampleBooking.bookingDate);
    await waitFor(() => expect(children(canvas)).toHaveLength(1));
    await expect(from).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('To'), '2020-01-01');
    await expect(
      await canvas.findByText('The last day lies before the first. Please choose a later one.'),
    ).toBeVisible();
    await expect(await canvas.findByText('No bookings match these filters.')).toBeVisible();
  },
};

export const Search: Story = {
  globals: { viewport: { value: 'large' } },
  beforeEach: showing(sampleBookings),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Search bookings' });
    await userEvent.type(field, 'flat');
    await waitFor(() => expect(children(canvas)).toHaveLength(1));
    await expect(await canvas.findByText('1 booking found')).toBeInTheDocument();
    await userEvent.type(field, ' lemonade');
    await expect(await canvas.findByText('Nothing matches “flat lemonade”.')).toBeVisible();
    const region = within(canvas.getByRole('region', { name: 'All bookings' }));
    const [, clear] = region.getAllByRole('button', { name: 'Clear the search' });
    await userEvent.click(clear ?? document.body);
    await waitFor(() => expect(children(canvas)).toHaveLength(5));
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(field).toHaveFocus();
  },
};

/** The table holds what the filters leave, and needs the session. */
export const Export: Story = {
  args: { at: '/admin/bookings?show=cancelled&q=zig' },
  beforeEach: showing(sampleBookings, mockFile('exportBookings', 'text/csv', 'Booking number\r\n9\r\n')),
  play: async ({ canvas }) => {
    const press = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const call = spyOn(window, 'fetch');
    const choose = async (columns: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Export' }));
      await userEvent.click(await canvas.findByRole('menuitem', { name: columns }));
    };
    await choose('For bookkeeping');
    await waitFor(() => expect(press.mock.contexts[0]).toHaveProperty('download', 'plaitful-bookings.csv'));
    await choose('All raw columns');
    await waitFor(() =>
      expect(press.mock.contexts[1]).toHaveProperty('download', 'plaitful-bookings-raw.csv'),
    );
    const asked = call.mock.calls.map(([input]) =>
      input instanceof Request ? new URL(input.url) : undefined,
    );
    const tables = asked.filter((url) => url?.pathname === '/api/booking/export.csv');
    await expect(tables.map((url) => url?.search)).toEqual([
      '?status=CANCELLED&q=zig',
      '?status=CANCELLED&q=zig&columns=raw',
    ]);
    press.mockRestore();
    call.mockRestore();
  },
};

export const ExportFails: Story = {
  tags: ['ci'],
  beforeEach: showing(sampleBookings, mockOffline('exportBookings')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'For bookkeeping' }));
    await waitUntilVisible('We could not get the table of bookings. Please try again.');
  },
};

/** Close leads back to the list as it was: its filters, its page and its day. */
export const BackKeepsFilters: Story = {
  tags: ['ci'],
  args: { at: '/admin/bookings?show=cancelled&view=week' },
  beforeEach: showing(
    sampleBookings,
    mockAnswer('getBooking', sampleBooking, { delay: 'infinite' }),
    ...bookingUpdatePageMocks,
  ),
  play: async ({ canvas }) => {
    const [update] = await canvas.findAllByRole('link', { name: /^Update the booking/ });
    await userEvent.click(update ?? document.body);
    await userEvent.click(await canvas.findByRole('link', { name: 'Close' }));
    await waitFor(() => expect(children(canvas)).toHaveLength(2));
    await expect(screen.getByRole('link', { name: 'Week' })).toHaveAttribute('aria-current', 'true');
  },
};

export const ForbiddenForMember: Story = {
  beforeEach: asParent(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Not Found');
    await expect(canvas.getAllByRole('link', { name: 'Back to the site' })[0]).toBeVisible();
  },
};
