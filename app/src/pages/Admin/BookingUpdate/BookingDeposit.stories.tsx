import type { BookingChange } from '@plaitful/api-client/contract';
import { mockAnswer } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { type AppStory, asOwner, pageMeta } from '../../../storybook/AppStory.tsx';
import {
  sampleBooking,
  sampleCancelledPaid,
  samplePaid,
  mockBookingUpdatePage,
} from '../../../storybook/sampleBookings.ts';
import { waitUntilVisible } from '../../../storybook/waitUntilVisible.ts';
import { nbsp } from '../../../testing/nbsp.ts';

const meta = {
  ...pageMeta,
  title: 'Pages/Admin booking deposit',
  tags: ['route:/admin/update-booking/:bookingId'],
  args: { at: `/admin/update-booking/${sampleBooking.bookingId}` },
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const cancelledKept: BookingChange = {
  changeId: 1,
  at: new Date().toISOString(),
  by: 'STUDIO',
  userId: 99,
  change: 'CANCELLED',
  before: null,
  after: {
    bookingDate: samplePaid.bookingDate,
    bookingTime: samplePaid.bookingTime,
    deposit: 'PAID',
    paymentStatus: 'CANCELLED',
    depositToReturn: false,
  },
};

/** The choice is sent, and the page says what was chosen. */
export const CancelPaidAndKeep: Story = {
  beforeEach: asOwner(...mockBookingUpdatePage(samplePaid)),
  play: async ({ msw }) => {
    const kept = { ...sampleCancelledPaid, depositToReturn: false, depositKept: true };
    let sent: string | null = null;
    msw.use(
      mockAnswer('cancelBookingAsStudio', ({ request }) => {
        sent = new URL(request.url).searchParams.get('deposit');
        const stored = { ...kept, bookingId: sampleBooking.bookingId };
        msw.use(mockAnswer('getBooking', stored), mockAnswer('getBookingHistory', [cancelledKept]));
        return stored;
      }),
    );
    const payment = within(await screen.findByRole('region', { name: nbsp('Payment status') }));
    await userEvent.click(await payment.findByRole('radio', { name: /^CANCELLED/ }));
    await userEvent.click(payment.getByRole('button', { name: 'Update payment' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel this appointment?' }));
    await expect(dialog.getByRole('radio', { name: 'I return it' })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: 'I keep it' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel appointment' }));
    await waitUntilVisible(/The deposit of \$20 is kept\.$/);
    await expect(sent).toBe('KEEP');
    await expect(await screen.findByText('Cancelled by the studio, deposit kept')).toBeVisible();
  },
};

/** The parent says that the deposit was sent. */
export const Sent: Story = {
  beforeEach: asOwner(
    ...mockBookingUpdatePage({ ...sampleBooking, depositSentAt: new Date().toISOString() }),
  ),
  play: async () => {
    const deposit = within(await screen.findByRole('region', { name: nbsp('Deposit status') }));
    await expect(deposit.getByText(/^The parent said on .+ that it was sent\./)).toBeVisible();
  },
};
