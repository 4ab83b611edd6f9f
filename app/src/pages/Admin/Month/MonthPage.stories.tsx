import type { MonthReport } from '@plaitful/api-client/contract';
import { mockAnswer, mockFile, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { type AppStory, asOwner, pageMeta } from '../../../storybook/AppStory.tsx';
import { plainText } from '../../../testing/nbsp.ts';
import { waitUntilVisible } from '../../../storybook/waitUntilVisible.ts';

const november: MonthReport = {
  visits: { EXPECTED: 3, ARRIVED: 1, DONE: 14, NO_SHOW: 1 },
  cancelled: { MEMBER: 2, STUDIO: 0, DEADLINE: 1 },
  booked: 1485.5,
  final: 1204,
  depositsReceived: 400,
  depositsHeld: 60,
  depositsToReturn: 20,
  options: 175,
  lateFees: 15,
  otherLines: -10,
  tips: 62,
  tax: 138.51,
  chairs: [
    { chair: 1, offeredMinutes: 2340, bookedMinutes: 1770 },
    { chair: 2, offeredMinutes: 2340, bookedMinutes: 525 },
  ],
};

const nothing: MonthReport = {
  visits: { EXPECTED: 0, ARRIVED: 0, DONE: 0, NO_SHOW: 0 },
  cancelled: { MEMBER: 0, STUDIO: 0, DEADLINE: 0 },
  booked: 0,
  final: 0,
  depositsReceived: 0,
  depositsHeld: 0,
  depositsToReturn: 0,
  options: 0,
  lateFees: 0,
  otherLines: 0,
  tips: 0,
  tax: 0,
  chairs: [{ chair: null, offeredMinutes: 0, bookedMinutes: 0 }],
};

const meta = {
  ...pageMeta,
  title: 'Pages/Admin month',
  tags: ['route:/admin/month'],
  args: { at: '/admin/month?month=2026-11' },
  beforeEach: asOwner(mockAnswer('getMonth', november)),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const value = within(await canvas.findByRole('region', { name: 'Value' }));
    await step('adds up amounts, and names their parts', async () => {
      await expect(value.getAllByRole('definition').map(plainText)).toEqual([
        '$1,485.50',
        '$1,204',
        '$175',
        '$15',
        '−$10',
        '$138.51',
        '$62',
      ]);
    });
    await step('leads from each number to its list', async () => {
      const visits = within(canvas.getByRole('region', { name: 'Visits' }));
      await expect(visits.getByRole('link', { name: '14' })).toHaveAttribute(
        'href',
        '/admin/bookings?visits=DONE&from=2026-11-01&to=2026-11-30',
      );
      const deposits = within(canvas.getByRole('region', { name: 'Deposits' }));
      await expect(deposits.getByRole('link', { name: '$60' })).toHaveAttribute(
        'href',
        '/admin/bookings?visits=DEPOSIT_HELD&from=2026-11-01&to=2026-11-30',
      );
    });
    await step('has the hours of each chair in words', async () => {
      const chairs = canvas.getByRole('region', { name: 'Hours booked' });
      await expect(plainText(chairs)).toContain('29 h 30 min of 39 h');
    });
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['ci'] };

export const OtherMonth: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Next month' }));
    await expect(await canvas.findByRole('heading', { name: /^December\s2026$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Previous month' }));
    await expect(await canvas.findByRole('heading', { name: /^November\s2026$/ })).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: asOwner(mockAnswer('getMonth', nothing)),
  play: () => waitUntilVisible('Nothing in this month'),
};

export const Export: Story = {
  beforeEach: asOwner(
    mockAnswer('getMonth', november),
    mockFile('exportBookings', 'text/csv', 'Booking number\r\n9\r\n'),
  ),
  play: async ({ canvas }) => {
    const press = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(await canvas.findByRole('button', { name: 'Export the month' }));
    await waitFor(() => expect(press.mock.contexts[0]).toHaveProperty('download', 'plaitful-bookings.csv'));
    press.mockRestore();
  },
};

export const Failing: Story = {
  tags: ['ci', 'error:server_error'],
  beforeEach: asOwner(mockProblem('getMonth', { code: 'server_error' })),
  play: async ({ canvas, msw }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    msw.use(mockAnswer('getMonth', november));
    await userEvent.click(again);
    await expect(await canvas.findByRole('region', { name: 'Visits' })).toBeVisible();
  },
};
