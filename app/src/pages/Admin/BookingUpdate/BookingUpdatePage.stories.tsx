import { nbsp, plainText } from '../../../testing/nbsp.ts';
import { mockAnswer, mockOffline, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Booking } from '@plaitful/api-client/contract';
import { type AppStory, asOwner, pageMeta } from '../../../storybook/AppStory.tsx';
import {
  sampleBooking,
  sampleCancelled,
  sampleCancelledPaid,
  sampleConfirmed,
  samplePaid,
  bookingUpdatePageMocks,
  mockBookingUpdatePage,
} from '../../../storybook/sampleBookings.ts';
import { mockBookings, mockNoNotices } from '../../../storybook/sampleDay.ts';
import { waitUntilVisible } from '../../../storybook/waitUntilVisible.ts';

const meta = {
  ...pageMeta,
  title: 'Pages/Admin booking update',
  tags: ['route:/admin/update-booking/:bookingId'],
  args: { at: `/admin/update-booking/${sampleBooking.bookingId}` },
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Msw = Parameters<NonNullable<Story['play']>>[0]['msw'];

/** One of the two selectors, by its heading. */
async function selector(name: 'Deposit status' | 'Payment status') {
  return within(await screen.findByRole('region', { name: nbsp(name) }));
}

async function set(name: 'Deposit status' | 'Payment status', status: RegExp): Promise<void> {
  const card = await selector(name);
  await userEvent.click(await card.findByRole('radio', { name: status }));
  await userEvent.click(card.getByRole('button', { name: /^Update/ }));
}

/** Answers a question, once it is asked. */
async function answer(question: string, button: string): Promise<void> {
  const dialog = within(await screen.findByRole('alertdialog', { name: nbsp(question) }));
  await userEvent.click(dialog.getByRole('button', { name: button }));
}

/** Stores a booking under the number of the page when a call asks for it. */
function stores(msw: Msw, call: 'updatePayment' | 'cancelBookingAsStudio', booking: Booking): void {
  const stored = { ...booking, bookingId: sampleBooking.bookingId };
  msw.use(
    mockAnswer(call, () => {
      msw.use(mockAnswer('getBooking', stored));
      return stored;
    }),
  );
}

export const Unpaid: Story = {
  beforeEach: asOwner(...mockBookingUpdatePage(sampleBooking)),
  play: async () => {
    const deposit = await selector('Deposit status');
    await expect(deposit.getByText(/^Unpaid. The booking is cancelled by itself on/)).toBeVisible();
    await expect(deposit.getByRole('button', { name: 'Update deposit' })).toHaveAccessibleDescription(
      'Choose a different status to update.',
    );
    const payment = await selector('Payment status');
    await expect(payment.getByRole('button', { name: 'Update payment' })).toHaveAccessibleDescription(
      'Set the deposit to PAID first. Then you can change the payment.',
    );
    await expect(payment.getByRole('button', { name: 'Cancel appointment' })).toBeVisible();
    const remark = `The transfer’s remark should read “Ada, Braids, ${sampleBooking.code}”.`;
    await expect(screen.getByText(remark)).toBeVisible();
  },
};

/** The terms and the values of one card of facts. */
async function facts(name: 'Parent' | 'Appointment') {
  const card = within(await screen.findByRole('region', { name: nbsp(name) }));
  await expect(card.queryByRole('textbox')).not.toBeInTheDocument();
  return card
    .getAllByRole('term')
    .map((term) => [term, term.nextElementSibling ?? document.body].map(plainText));
}

export const ReadOnlyFields: Story = {
  beforeEach: asOwner(...mockBookingUpdatePage({ ...sampleBooking, bookingDate: '2030-12-14' })),
  play: async () => {
    await expect(await facts('Parent')).toEqual([
      ['Full name', 'Danielle Roy'],
      ['Email', 'danielle.roy@example.com'],
      ['Mobile phone', '613-555-0151'],
    ]);
    const appointment = await facts('Appointment');
    await expect(appointment.filter(([term]) => term !== 'Age')).toEqual([
      ['Child name', 'Ada'],
      ['Service name', 'Braids'],
      ['Style name', 'Two big plaits'],
      ['Booking date', 'Sat 14 Dec 2030'],
      ['Time', '3:00 PM'],
      ['Duration', '2 h'],
      ['Deposit', '$20'],
      ['Discount (%)', '10%'],
      ['Value', '$45'],
    ]);
  },
};

export const CloseGoesToTheBookings: Story = {
  beforeEach: asOwner(...mockBookingUpdatePage(sampleBooking)),
  play: async ({ canvas, msw }) => {
    msw.use(mockBookings([sampleBooking]), ...mockNoNotices);
    await userEvent.click(await canvas.findByRole('link', { name: 'Close' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Bookings'));
    await expect(await canvas.findByRole('rowheader')).toHaveTextContent('Danielle Roy');
  },
};

export const OnAPhone: Story = { ...Unpaid, globals: { viewport: { value: 'phone' } }, tags: ['ci'] };

export const DepositByKeyboard: Story = {
  tags: ['ci'],
  beforeEach: asOwner(...mockBookingUpdatePage(sampleBooking)),
  play: async ({ msw }) => {
    const stored = { ...sampleBooking, deposit: 'PAID', depositDueAt: null } as const;
    msw.use(
      mockAnswer('updateDeposit', async ({ readBody }) => {
        await expect(await readBody()).toBe('PAID');
        msw.use(mockAnswer('getBooking', stored));
        return stored;
      }),
    );
    const deposit = await selector('Deposit status');
    await deposit.findByRole('radio', { name: 'PAID' });
    deposit.getByRole('radio', { name: /^NOT_PAID/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(deposit.getByRole('radio', { name: 'PAID' })).toBeChecked();
    await userEvent.tab();
    await expect(deposit.getByRole('button', { name: 'Update deposit' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitUntilVisible('Deposit status updated successfully');
    const payment = await selector('Payment status');
    await waitFor(() =>
      expect(payment.queryByText(/^Set the deposit to PAID first/)).not.toBeInTheDocument(),
    );
    await expect(deposit.getByRole('button', { name: 'Update deposit' })).toHaveFocus();
  },
};

export const NextFocusesMissingChoice: Story = {
  tags: ['ci'],
  beforeEach: asOwner(...mockBookingUpdatePage(sampleBooking)),
  play: async () => {
    const deposit = await selector('Deposit status');
    await userEvent.click(deposit.getByRole('button', { name: 'Update deposit' }));
    await expect(deposit.getByRole('radio', { name: /^NOT_PAID/ })).toHaveFocus();
  },
};

export const DepositRunning: Story = {
  beforeEach: asOwner(...mockBookingUpdatePage(samplePaid)),
  play: async ({ msw }) => {
    msw.use(mockAnswer('updateDeposit', sampleBooking, { delay: 'infinite' }));
    await set('Deposit status', /^NOT_PAID/);
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Set the deposit back to NOT_PAID?' }),
    );
    await waitUntilVisible(/It is cancelled by itself on .+ if it stays unpaid/);
    await userEvent.click(dialog.getByRole('button', { name: 'Set to NOT_PAID' }));
    await expect(
      screen.getByText('The deposit is being updated. One moment.', { selector: 'p *' }),
    ).toBeInTheDocument();
  },
};

export const DepositFails: Story = {
  tags: ['ci', 'error:already_over'],
  beforeEach: asOwner(...mockBookingUpdatePage(sampleBooking)),
  play: async ({ msw }) => {
    msw.use(mockProblem('updateDeposit', { code: 'already_over', message: 'This appointment is over.' }));
    await set('Deposit status', /^PAID/);
    await waitUntilVisible('Failed to update deposit status. This appointment is over.');
  },
};

export const DepositPaid: Story = {
  beforeEach: asOwner(...mockBookingUpdatePage(samplePaid)),
  play: async ({ msw }) => {
    stores(msw, 'updatePayment', { ...samplePaid, paymentStatus: 'CONFIRMED' });
    await set('Payment status', /^CONFIRMED/);
    await waitUntilVisible('Payment status updated successfully');
  },
};

/** Another tab set the deposit back meanwhile. */
export const PaymentNeedsTheDeposit: Story = {
  tags: ['error:deposit_not_paid'],
  beforeEach: asOwner(...mockBookingUpdatePage(samplePaid)),
  play: async ({ msw }) => {
    const message = 'Set the deposit to PAID first.';
    msw.use(mockProblem('updatePayment', { code: 'deposit_not_paid', message }));
    await set('Payment status', /^CONFIRMED/);
    await waitUntilVisible(/Set the deposit to PAID first\./);
  },
};

/** Another tab confirmed the payment meanwhile. */
export const DepositIsFixedByThePayment: Story = {
  tags: ['error:payment_not_pending'],
  beforeEach: asOwner(...mockBookingUpdatePage(samplePaid)),
  play: async ({ msw }) => {
    const message = 'The payment is not PENDING any more.';
    msw.use(mockProblem('updateDeposit', { code: 'payment_not_pending', message }));
    await set('Deposit status', /^NOT_PAID/);
    await answer('Set the deposit back to NOT_PAID?', 'Set to NOT_PAID');
    await waitUntilVisible(/The payment is not PENDING any more\./);
  },
};

export const PaymentFailsWithoutAMessage: Story = {
  tags: ['ci'],
  beforeEach: asOwner(...mockBookingUpdatePage(samplePaid)),
  play: async ({ msw }) => {
    msw.use(mockOffline('updatePayment'));
    await set('Payment status', /^CONFIRMED/);
    await waitUntilVisible('Failed to update payment status');
  },
};

/** Another tab was quicker: what was chosen before is not what the owner would choose now. */
export const SelectionResetsOnStatusChange: Story = {
  tags: ['ci', 'error:already_cancelled'],
  beforeEach: asOwner(...mockBookingUpdatePage(samplePaid)),
  play: async ({ msw }) => {
    const payment = await selector('Payment status');
    await userEvent.click(await payment.findByRole('radio', { name: /^CONFIRMED/ }));
    const message = 'This appointment is already cancelled.';
    msw.use(
      mockProblem('updatePayment', { code: 'already_cancelled', message }),
      mockAnswer('getBooking', { ...sampleCancelledPaid, bookingId: sampleBooking.bookingId }),
    );
    await userEvent.click(payment.getByRole('button', { name: 'Update payment' }));
    await waitUntilVisible(message);
    await waitFor(() => expect(payment.getByRole('radio', { name: /^CANCELLED/ })).toBeChecked());
  },
};

export const Confirmed: Story = {
  beforeEach: asOwner(...mockBookingUpdatePage(sampleConfirmed)),
  play: async () => {
    const deposit = await selector('Deposit status');
    await userEvent.click(await deposit.findByRole('radio', { name: /^NOT_PAID/ }));
    await expect(deposit.getByRole('button', { name: 'Update deposit' })).toHaveAccessibleDescription(
      'The deposit can go back to NOT_PAID only while the payment is PENDING.',
    );
  },
};

export const CancelPaid: Story = {
  beforeEach: asOwner(...mockBookingUpdatePage(samplePaid)),
  play: async ({ msw }) => {
    stores(msw, 'cancelBookingAsStudio', sampleCancelledPaid);
    await set('Payment status', /^CANCELLED/);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel this appointment?' }));
    await waitUntilVisible(/^The deposit of \$20 is paid/);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel appointment' }));
    await waitUntilVisible('Service cancelled successfully');
    await waitUntilVisible(/^Cancelled by the studio on/);
  },
};

export const CancelUnpaid: Story = {
  beforeEach: asOwner(...mockBookingUpdatePage(sampleBooking)),
  play: async ({ msw }) => {
    stores(msw, 'cancelBookingAsStudio', sampleCancelled);
    const payment = await selector('Payment status');
    await userEvent.click(payment.getByRole('button', { name: 'Cancel appointment' }));
    await answer('Cancel this appointment?', 'Cancel appointment');
    await waitUntilVisible('Service cancelled successfully');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Ada, Zig-zag cornrows' })).toHaveFocus());
  },
};

export const CancelledUnpaid: Story = {
  beforeEach: asOwner(...mockBookingUpdatePage(sampleCancelled)),
  play: async () => {
    await waitUntilVisible(/^Cancelled by itself on/);
    const payment = await selector('Payment status');
    await expect(payment.queryByRole('button', { name: 'Cancel appointment' })).not.toBeInTheDocument();
  },
};

export const BringBack: Story = {
  beforeEach: asOwner(...mockBookingUpdatePage(sampleCancelledPaid)),
  play: async ({ msw }) => {
    stores(msw, 'updatePayment', samplePaid);
    await set('Payment status', /^PENDING/);
    await answer('Bring this appointment back?', 'Bring it back');
    await waitUntilVisible('The appointment is on again');
  },
};

export const BringBackRefused: Story = {
  tags: ['ci', 'error:slot_gone'],
  beforeEach: asOwner(...mockBookingUpdatePage(sampleCancelledPaid)),
  play: async ({ msw }) => {
    const message = 'This time has been booked by someone else, so the appointment cannot come back.';
    msw.use(mockProblem('updatePayment', { code: 'slot_gone', message }));
    await set('Payment status', /^PENDING/);
    await answer('Bring this appointment back?', 'Bring it back');
    await waitUntilVisible(message);
    await waitUntilVisible(/Ask the parent to book another time\.$/);
  },
};

/** Mails and texts reach the account's current address and number. */
export const ContactChangedSinceBooking: Story = {
  beforeEach: asOwner(
    ...mockBookingUpdatePage({
      ...samplePaid,
      account: { email: 'danielle@new.example', mobilePhone: '+16135550199' },
    }),
  ),
  play: async () => {
    const parent = within(await screen.findByRole('region', { name: 'Parent' }));
    await expect(parent.getByRole('link', { name: 'danielle@new.example' })).toBeVisible();
    await expect(parent.getByText('Booked with danielle.roy@example.com')).toBeVisible();
    await expect(parent.getByRole('link', { name: '613-555-0199' })).toBeVisible();
    await expect(parent.getByText('Booked with 613-555-0151')).toBeVisible();
  },
};

export const StatusListsFail: Story = {
  tags: ['error:server_error'],
  beforeEach: asOwner(
    mockProblem('listDepositStatuses', { code: 'server_error' }),
    mockProblem('listPaymentStatuses', { code: 'server_error' }),
    mockAnswer('getBooking', sampleBooking),
    ...bookingUpdatePageMocks,
  ),
  play: async () => {
    const deposit = await selector('Deposit status');
    await expect(
      await deposit.findByText('We could not load the list of statuses. Please load the page again.'),
    ).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: asOwner(mockAnswer('getBooking', sampleBooking, { delay: 'infinite' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the booking...')).toBeInTheDocument();
  },
};

export const Missing: Story = {
  tags: ['error:booking_not_found'],
  beforeEach: asOwner(mockProblem('getBooking', { code: 'booking_not_found' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not find this booking.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the bookings' })).toHaveAttribute(
      'href',
      '/admin/bookings',
    );
  },
};

export const Failing: Story = {
  tags: ['error:server_error'],
  beforeEach: asOwner(...bookingUpdatePageMocks, mockProblem('getBooking', { code: 'server_error' })),
  play: async ({ canvas, msw }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    msw.use(mockAnswer('getBooking', sampleBooking));
    await userEvent.click(again);
    await expect(await canvas.findByRole('heading', { name: 'Ada, Two big plaits' })).toBeVisible();
  },
};
