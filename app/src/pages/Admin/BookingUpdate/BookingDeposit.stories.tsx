import type { Booking, BookingChange } from '@plaitful/api-client/contract';
import { mockAnswer, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { type AppStory, asOwner, pageMeta } from '../../../storybook/AppStory.tsx';
import { declareMachineState } from '../../../storybook/flows/recordFlow.ts';
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

const sent: Booking = { ...sampleBooking, depositSentAt: new Date().toISOString() };

/** The parent says that the deposit was sent. */
export const Sent: Story = {
  parameters: declareMachineState('appointment', 'depositSent'),
  beforeEach: asOwner(...mockBookingUpdatePage(sent)),
  play: async () => {
    const deposit = within(await screen.findByRole('region', { name: nbsp('Deposit status') }));
    await expect(deposit.getByText(/^The parent said on .+ that it was sent\./)).toBeVisible();
  },
};

const depositCard = async () => within(await screen.findByRole('region', { name: nbsp('Deposit status') }));

/** One press tells the parent; the button goes with the report, and the focus to the booking's heading. */
export const NotArrived: Story = {
  parameters: declareMachineState('appointment', 'unpaid', 'depositSent'),
  beforeEach: asOwner(...mockBookingUpdatePage(sent)),
  play: async ({ msw }) => {
    const answered: Booking = { ...sampleBooking, depositSentAt: null };
    msw.use(
      mockAnswer('reportDepositNotArrived', () => {
        msw.use(mockAnswer('getBooking', answered));
        return answered;
      }),
    );
    await userEvent.click(await (await depositCard()).findByRole('button', { name: 'Not arrived' }));
    await waitUntilVisible(`${sent.fullName} is told, and has 12 hours`);
    const card = await depositCard();
    await expect(await card.findByText(/^Unpaid\./)).toBeVisible();
    await expect(card.queryByRole('button', { name: 'Not arrived' })).toBeNull();
    await expect(document.getElementById('booking')).toHaveFocus();
  },
};

export const NotArrivedRefused: Story = {
  tags: ['ci', 'error:deposit_not_sent'],
  beforeEach: asOwner(
    ...mockBookingUpdatePage(sent),
    mockProblem('reportDepositNotArrived', {
      code: 'deposit_not_sent',
      message: 'The parent has not said that the deposit was sent.',
    }),
  ),
  play: async () => {
    const card = await depositCard();
    await userEvent.click(await card.findByRole('button', { name: 'Not arrived' }));
    await expect(await card.findByText('The parent has not said that the deposit was sent.')).toBeVisible();
  },
};
