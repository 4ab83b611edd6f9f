import type { Booking, BookingChange } from '@plaitful/api-client/contract';
import { mockAnswer, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { type AppStory, asOwner, pageMeta } from '../../../storybook/AppStory.tsx';
import { samplePaid, samplePast, bookingUpdatePageMocks } from '../../../storybook/sampleBookings.ts';

import { waitUntilVisible } from '../../../storybook/waitUntilVisible.ts';

const meta = {
  ...pageMeta,
  title: 'Pages/Admin past booking',
  tags: ['route:/admin/update-booking/:bookingId'],
  args: { at: `/admin/update-booking/${samplePast.bookingId}` },
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const before = {
  bookingDate: samplePast.bookingDate,
  bookingTime: samplePast.bookingTime,
  deposit: 'PAID',
  paymentStatus: 'PENDING',
} as const;

const didNotCome: BookingChange = {
  changeId: 1,
  at: new Date().toISOString(),
  by: 'STUDIO',
  userId: 99,
  change: 'CANCELLED',
  before,
  after: { ...before, paymentStatus: 'CANCELLED', depositToReturn: false },
};

/** Nobody is told of it, and its time is not free for anybody. */
export const CancelPast: Story = {
  beforeEach: asOwner(...bookingUpdatePageMocks, mockAnswer('getBooking', samplePast)),
  play: async ({ canvas }) => {
    const payment = within(await screen.findByRole('region', { name: 'Payment status' }));
    await userEvent.click(await payment.findByRole('radio', { name: /^CANCELLED/ }));
    await userEvent.click(payment.getByRole('button', { name: 'Update payment' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Set this appointment to CANCELLED?' }),
    );
    await expect(dialog.getByText(/ was on .+\. No message is sent\.$/)).toBeVisible();
    await expect(screen.queryByText(/is told|told at once|free for others|new date|still free/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Move appointment' })).toBeNull();
  },
};

export const DidNotCome: Story = {
  beforeEach: asOwner(...bookingUpdatePageMocks, mockAnswer('getBooking', samplePast)),
  play: async ({ msw }) => {
    let sent: string | null = null;
    const stored: Booking = {
      ...samplePast,
      paymentStatus: 'CANCELLED',
      cancelledBy: 'STUDIO',
      cancelledAt: '2026-11-28T15:00:00Z',
      etag: '"2"',
    };
    msw.use(
      mockAnswer('cancelBookingAsStudio', ({ request }) => {
        sent = new URL(request.url).searchParams.get('deposit');
        msw.use(mockAnswer('getBooking', stored), mockAnswer('getBookingHistory', [didNotCome]));
        return stored;
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Did not come' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'The family did not come?' }));
    await expect(dialog.getByText('The deposit of $20 is kept.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Did not come' }));
    await waitUntilVisible('It is noted that the family did not come');
    await expect(sent).toBe('KEEP');
    await expect(
      await screen.findByText(
        /^Did not come\. The deposit of \$20 is kept, noted on Saturday 28 November 2026/,
      ),
    ).toBeVisible();
    await expect(
      screen.getByText('Noted by the studio that the family did not come, deposit kept'),
    ).toBeVisible();
  },
};

export const DidNotComeRefused: Story = {
  tags: ['ci', 'error:not_begun'],
  beforeEach: asOwner(
    ...bookingUpdatePageMocks,
    mockAnswer('getBooking', samplePast),
    mockProblem('cancelBookingAsStudio', {
      code: 'not_begun',
      message: 'This appointment has not begun yet.',
    }),
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Did not come' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'The family did not come?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Did not come' }));
    await waitUntilVisible('This appointment has not begun yet.');
  },
};

export const NotPastYet: Story = {
  args: { at: `/admin/update-booking/${samplePaid.bookingId}` },
  beforeEach: asOwner(...bookingUpdatePageMocks, mockAnswer('getBooking', samplePaid)),
  play: async () => {
    await screen.findByRole('button', { name: 'Move appointment' });
    await expect(screen.queryByRole('button', { name: 'Did not come' })).toBeNull();
  },
};
