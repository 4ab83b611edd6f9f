import type { Booking } from '@plaitful/api-client/contract';
import { mockAnswer } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { type AppStory, asOwner, pageMeta } from '../../../storybook/AppStory.tsx';
import { samplePaid, samplePast, bookingUpdatePageMocks } from '../../../storybook/sampleBookings.ts';
import { sampleBill } from '../../../storybook/sampleVisits.ts';
import { plainText } from '../../../testing/nbsp.ts';
import { waitUntilVisible } from '../../../storybook/waitUntilVisible.ts';

const meta = {
  ...pageMeta,
  title: 'Pages/Admin past booking',
  tags: ['route:/admin/update-booking/:bookingId'],
  args: { at: `/admin/update-booking/${samplePast.bookingId}` },
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const missed: Booking = {
  ...samplePast,
  paymentStatus: 'CANCELLED',
  cancelledBy: 'STUDIO',
  cancelledAt: '2026-11-28T15:00:00Z',
  outcome: 'NO_SHOW',
  outcomeAt: '2026-11-28T15:00:00Z',
  etag: '"2"',
};

const finished: Booking = {
  ...samplePast,
  paymentStatus: 'CONFIRMED',
  outcome: 'DONE',
  outcomeAt: '2026-11-21T20:10:00Z',
  bill: sampleBill,
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
    let sent: object = {};
    msw.use(
      mockAnswer('setOutcome', async ({ readBody }) => {
        sent = await readBody();
        msw.use(mockAnswer('getBooking', missed));
        return missed;
      }),
    );
    const visit = within(await screen.findByRole('region', { name: 'Visit' }));
    await userEvent.click(visit.getByRole('button', { name: 'Did not come' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Ada did not come?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Did not come' }));
    await waitUntilVisible('It is noted that Ada did not come');
    await expect(sent).toEqual({ outcome: 'NO_SHOW', sendsMail: true });
    await expect(
      await screen.findByText(
        /^Did not come\. The deposit of \$20 is kept, noted on Saturday 28 November 2026/,
      ),
    ).toBeVisible();
  },
};

export const Finished: Story = {
  beforeEach: asOwner(
    ...bookingUpdatePageMocks,
    mockAnswer('getBooking', { ...finished, outcomeAt: new Date().toISOString() }),
  ),
  play: async () => {
    const visit = within(await screen.findByRole('region', { name: 'Visit' }));
    await expect(visit.getAllByRole('row').map(plainText)).toEqual([
      'Straight-back cornrows$55',
      'Wash and detangle$25',
      'Late fee$15',
      'For your patience−$5',
      'Total$90',
      'Deposit, paid before$20',
      'Paid on the day: Interac e-Transfer$70',
      'Tip, thank you$8',
    ]);
    await expect(visit.getByRole('link', { name: 'Receipt' })).toHaveAttribute(
      'href',
      `/dashboard/bookings/${samplePast.bookingId}/receipt`,
    );
    await userEvent.click(visit.getByRole('button', { name: 'Change the visit of Ada' }));
    await expect(await screen.findByRole('menuitem', { name: 'Correct the bill' })).toBeVisible();
  },
};

export const FinishedTheDayBefore: Story = {
  tags: ['ci'],
  beforeEach: asOwner(...bookingUpdatePageMocks, mockAnswer('getBooking', finished)),
  play: async () => {
    const visit = within(await screen.findByRole('region', { name: 'Visit' }));
    await expect(visit.getByText('Done')).toBeVisible();
    await expect(visit.queryByRole('button')).toBeNull();
  },
};

export const ParentMissedTwice: Story = {
  args: { at: `/admin/update-booking/${samplePaid.bookingId}` },
  beforeEach: asOwner(
    ...bookingUpdatePageMocks,
    mockAnswer('getBooking', { ...samplePaid, missedVisits: 2 }),
  ),
  play: async () => {
    await expect(await screen.findByText('Missed 2')).toBeVisible();
  },
};

export const NotPastYet: Story = {
  args: { at: `/admin/update-booking/${samplePaid.bookingId}` },
  beforeEach: asOwner(...bookingUpdatePageMocks, mockAnswer('getBooking', samplePaid)),
  play: async () => {
    await screen.findByRole('button', { name: 'Move appointment' });
    await expect(screen.queryByRole('region', { name: 'Visit' })).toBeNull();
  },
};
