import { mockAnswer, mockList, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { dismissToasts } from '../../../stories/dismissToasts.ts';
import { AppStory, setting } from '../../../stories/AppStory.tsx';
import { manyBookings, sampleBooking, sampleBookings } from '../../../stories/sampleBookings.ts';
import { seen } from '../../../stories/seen.ts';
import { sampleOwner, sampleParent, sampleStyle } from '../../../stories/sampleData.ts';

const meta = {
  title: 'Pages/Admin bookings',
  component: AppStory,
  args: { at: '/admin' },
  parameters: { layout: 'fullscreen' },
  afterEach: dismissToasts,
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first story of a page also fetches its code. */
const firstLook = { timeout: 5000 };

export const Rows: Story = {
  beforeEach: setting({ user: sampleOwner, calls: [mockList('listBookings', sampleBookings)] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 }, firstLook)).toHaveTextContent('Bookings');
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(5);
    await expect(
      canvas.getAllByRole('link', { name: /^Update the booking of Danielle Roy on/ }),
    ).toHaveLength(5);
  },
};

export const OnAPhone: Story = { ...Rows, globals: { viewport: { value: 'phone' } } };

export const Columns: Story = {
  beforeEach: setting({ user: sampleOwner, calls: [mockList('listBookings', [sampleBooking])] }),
  play: async ({ canvas }) => {
    const headers = await canvas.findAllByRole('columnheader');
    await expect(headers.map(({ textContent }) => textContent)).toEqual([
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

export const Pages: Story = {
  beforeEach: setting({ user: sampleOwner, calls: [mockList('listBookings', manyBookings)] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('link', { name: 'Next page' }));
    await expect(await canvas.findByRole('link', { name: 'Page 2 of 3, you are here' })).toBeVisible();
  },
};

export const OpensForUpdate: Story = {
  beforeEach: setting({
    user: sampleOwner,
    calls: [
      mockList('listBookings', [sampleBooking]),
      mockAnswer('getBooking', sampleBooking, { delay: 'infinite' }),
      mockAnswer('getStyle', sampleStyle()),
      mockAnswer('listDepositStatuses', ['NOT_PAID', 'PAID']),
      mockAnswer('listPaymentStatuses', ['PENDING', 'CONFIRMED', 'CANCELLED']),
    ],
  }),
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
  beforeEach: setting({
    user: sampleOwner,
    calls: [mockAnswer('listBookings', [], { delay: 'infinite' })],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the bookings...')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  beforeEach: setting({ user: sampleOwner, calls: [mockList('listBookings', [])] }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('No bookings yet. They show here as soon as a parent books.'),
    ).toBeVisible();
  },
};

export const Failing: Story = {
  beforeEach: setting({
    user: sampleOwner,
    calls: [mockProblem('listBookings', { code: 'server_error' })],
  }),
  play: async ({ canvas, msw }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    await seen('We could not load the bookings. Please try again.');
    msw.use(mockList('listBookings', sampleBookings));
    await userEvent.click(again);
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(5);
  },
};

export const AsAMember: Story = {
  beforeEach: setting({ user: sampleParent, calls: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 }, firstLook)).toHaveTextContent('Not Found');
    await expect(canvas.getAllByRole('link', { name: 'Back to the site' })[0]).toBeVisible();
  },
};

export const UnknownPath: Story = {
  args: { at: '/admin/nothing/here' },
  beforeEach: setting({ user: sampleOwner, calls: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 }, firstLook)).toHaveTextContent('Not Found');
  },
};
