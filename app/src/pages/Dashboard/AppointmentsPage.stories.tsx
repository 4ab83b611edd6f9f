import { nbsp, plainText } from '../../testing/nbsp.ts';
import { mockAnswer, mockOffline, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { testers } from '../../storybook/testers.ts';
import { type AppStory, asGuest, asParent, pageMeta } from '../../storybook/AppStory.tsx';
import {
  daysFromToday,
  manyBookings,
  sampleBooking,
  sampleBookings,
  sampleCancelled,
  sampleCancelledPaid,
  sampleConfirmed,
  samplePaid,
} from '../../storybook/sampleBookings.ts';
import { waitUntilVisible, waitForAnimations } from '../../storybook/waitUntilVisible.ts';
import { findDialog } from '../../storybook/findDialog.ts';
import { chooseAction, openActions } from '../../storybook/flows/steps.ts';
import { declareMachineState } from '../../storybook/flows/recordFlow.ts';
import { sampleReviews } from '../../storybook/sampleData.ts';

const meta = {
  ...pageMeta,
  title: 'Pages/My Appointments',
  tags: ['route:/dashboard/bookings'],
  args: { at: '/dashboard/bookings' },
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const listed = (...rows: typeof sampleBookings) => asParent(mockAnswer('listUserBookings', rows));

const entries = () => screen.getAllByRole('menuitem').map(plainText);

export const Rows: Story = {
  beforeEach: listed(...sampleBookings),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('My Appointments');
    const rows = await canvas.findAllByRole('rowheader');
    // Those to come, then past and cancelled ones, each with its girl.
    await expect(rows.map(plainText)).toEqual([
      'Two big plaits for Ada',
      'Cornrows with beads for Ada',
      'Zig-zag cornrows for Ada',
      'Zig-zag cornrows for Ada',
      'Flat twists for Ada',
    ]);
    await expect(canvas.getByRole('columnheader', { name: 'Coming' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Past and cancelled' })).toBeVisible();
    await expect(canvas.getAllByText(/^Send the deposit before/)).toHaveLength(1);
  },
};

export const OnAPhone: Story = { ...Rows, globals: { viewport: { value: 'phone' } }, tags: ['ci'] };

export const Columns: Story = {
  beforeEach: listed(sampleBooking),
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader');
    const headers = canvas.getAllByRole('columnheader');
    await expect(headers.map(plainText)).toEqual([
      'Booking Date',
      'Booking Time',
      'Service Name',
      'Style Name',
      'Style Duration',
      'Deposit Status',
      'Payment Status',
      'Actions',
      'Coming',
    ]);
    const side = within(canvas.getByRole('navigation', { name: 'Dashboard pages' }));
    const links = side.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(links).toEqual([
      ['My Appointments', '/dashboard/bookings'],
      ['Settings', '/dashboard/settings'],
      ['Profile', '/dashboard/profile'],
    ]);
  },
};

export const CancelWarningDayBefore: Story = {
  parameters: declareMachineState('appointment', 'unpaid', 'reading'),
  beforeEach: listed({ ...sampleBooking, bookingDate: daysFromToday(1) }),
  play: async () => {
    await openActions();
    await expect(entries()).toEqual(['View', 'Reschedule', 'Cancel']);
    await expect(screen.getByRole('menuitem', { name: 'Reschedule' })).toHaveAttribute(
      'href',
      '/dashboard/bookings/12/reschedule?pick',
    );
  },
};

export const RowMenuByKeyboard: Story = {
  beforeEach: listed(sampleBooking),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: /^Actions for Two big plaits on/ });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'View' })).toHaveFocus());
    await expect(entries()).toEqual(['View', 'Reschedule', 'Cancel']);
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Reschedule' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Your appointment' });
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] ?? dialog);
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** The deadline has passed, and the server has not cancelled the booking yet. */
export const Expired: Story = {
  parameters: declareMachineState('appointment', 'expired'),
  beforeEach: listed({ ...sampleBooking, depositDueAt: '2026-11-24T15:00:00Z' }),
  play: async () => {
    await openActions();
    await expect(entries()).toEqual(['View']);
  },
};

export const Paid: Story = {
  parameters: declareMachineState('appointment', 'depositPaid'),
  beforeEach: listed(samplePaid),
  play: async () => {
    await openActions();
    await expect(entries()).toEqual(['View']);
  },
};

export const CancelledRow: Story = {
  parameters: declareMachineState('appointment', 'cancelled'),
  beforeEach: listed(sampleCancelled),
  play: async () => {
    await openActions();
    await expect(entries()).toEqual(['View', 'Book again']);
    await expect(screen.getByRole('menuitem', { name: 'Book again' })).toHaveAttribute(
      'href',
      '/services/2?pick&again=9',
    );
  },
};

export const Pages: Story = {
  beforeEach: listed(...manyBookings),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('link', { name: 'Page 3' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(8));
    await expect(canvas.getByRole('link', { name: 'Page 3 of 3, you are here' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const PagingKeepsFocus: Story = {
  beforeEach: listed(...manyBookings.slice(0, 11)),
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('link', { name: 'Next page' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    const here = await canvas.findByRole('link', { name: 'Page 2 of 2, you are here' });
    await waitFor(() => expect(here).toHaveFocus());
  },
};

export const Loading: Story = {
  beforeEach: asParent(mockAnswer('listUserBookings', [], { delay: 'infinite' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your appointments...')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  beforeEach: listed(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have no appointments yet.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all styles' })).toHaveAttribute('href', '/services');
  },
};

export const Failing: Story = {
  tags: ['error:server_error'],
  beforeEach: asParent(mockProblem('listUserBookings', { code: 'server_error' })),
  play: async ({ canvas, msw }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    msw.use(mockAnswer('listUserBookings', [sampleBooking]));
    await userEvent.click(again);
    await expect(await canvas.findByRole('rowheader')).toHaveTextContent('Two big plaits for Ada');
  },
};

export const SummaryUnpaid: Story = {
  beforeEach: listed(sampleBooking),
  play: async () => {
    await chooseAction('View');
    const dialog = await screen.findByRole('dialog', { name: 'Your appointment' });
    await waitUntilVisible(/^Ada, \d+ years old$/);
    const terms = within(dialog).getAllByRole('term');
    await expect(terms.map(plainText).slice(0, 5)).toEqual(['Date', 'Time', 'Service', 'Style', 'Price']);
    const values = within(dialog).getAllByRole('definition');
    await expect(values.map(plainText).slice(1, 5)).toEqual(['3:00 PM', 'Braids', 'Two big plaits', '$45']);
    await waitUntilVisible('Deposit fee: $20');
    await waitUntilVisible('Deposit Status: NOT PAID');
    await waitUntilVisible(/^Please remit the deposit by Interac e-\u{2060}Transfer before .+ [ap]m\.$/u);
    // As in the confirmation.
    const deposit = within(within(dialog).getByRole('region', { name: 'How to send the deposit' }));
    for (const name of ['Copy Amount', 'Copy Send to', 'Copy Remark'])
      await expect(deposit.getByRole('button', { name: nbsp(name) })).toBeInTheDocument();
    await expect(deposit.getByText(/^Ada, Braids, \w{4}$/)).toBeInTheDocument();
  },
};

/** One press says no for this appointment; a yes shows what is agreed to first. */
export const PhotosAtAnAppointment: Story = {
  beforeEach: listed({ ...sampleBooking, childId: 5 }),
  play: async ({ msw }) => {
    let stored = { ...sampleBooking, childId: 5 };
    msw.use(
      mockAnswer('listUserBookings', () => [stored]),
      mockAnswer('setBookingPhotoConsent', async ({ readBody }) => {
        const { isGiven: consent } = await readBody();
        stored = { ...stored, consent, consentAt: '2026-11-22T12:00:00Z' };
        return stored;
      }),
    );
    await chooseAction('View');
    const photos = within(await screen.findByRole('region', { name: 'Photos of her hair' }));
    await expect(photos.getByText('Yes, you may')).toBeVisible();
    await userEvent.click(photos.getByRole('button', { name: 'No photos at this appointment' }));
    await waitFor(() => expect(photos.getByText('No photos')).toBeVisible());
    await expect(photos.getByText('Since 22 November 2026')).toBeVisible();
    await userEvent.click(photos.getByRole('button', { name: 'Agree to photos' }));
    await expect(photos.getByText(/may take photos of my child’s finished hairstyle/)).toBeVisible();
    await userEvent.click(photos.getByRole('button', { name: 'I agree' }));
    await waitFor(() => expect(photos.getByText('Yes, you may')).toBeVisible());
  },
};

export const NoPhotosOnAPhone: Story = {
  tags: ['ci'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: listed({ ...sampleBooking, consent: false, consentAt: '2026-11-22T12:00:00Z' }),
  play: async () => {
    await chooseAction('View');
    const photos = within(await screen.findByRole('region', { name: 'Photos of her hair' }));
    await userEvent.click(photos.getByRole('button', { name: 'Agree to photos' }));
    await userEvent.click(photos.getByRole('button', { name: 'Not now' }));
    await expect(photos.getByText('No photos')).toBeVisible();
  },
};

/** Changed too often within an hour. */
export const PhotosLimited: Story = {
  tags: ['ci', 'error:rate_limited'],
  beforeEach: asParent(
    mockAnswer('listUserBookings', [sampleBooking]),
    mockProblem('setBookingPhotoConsent', { code: 'rate_limited', retryAfterSeconds: 1800 }),
  ),
  play: async () => {
    await chooseAction('View');
    await userEvent.click(await screen.findByRole('button', { name: 'No photos at this appointment' }));
    await waitUntilVisible(/30 minutes/);
  },
};

export const CalendarFileFails: Story = {
  tags: ['ci', 'error:server_error'],
  beforeEach: asParent(
    mockAnswer('listUserBookings', [sampleBooking]),
    mockProblem('getBookingCalendar', {
      code: 'server_error',
      message: 'Something went wrong on our side. Please try again in a few minutes. Reference: 7f0c1c56',
    }),
  ),
  play: async () => {
    await chooseAction('View');
    await userEvent.click(await screen.findByRole('button', { name: 'Add to calendar' }));
    await waitUntilVisible(
      'We could not get the calendar file. Please try again. Something went wrong on our side. Please try again in a few minutes. Reference: 7f0c1c56',
    );
  },
};

export const SummaryDepositPaid: Story = {
  beforeEach: listed(samplePaid),
  play: async () => {
    await chooseAction('View');
    await screen.findByRole('dialog', { name: 'Your appointment' });
    await waitUntilVisible('Balance: $25');
  },
};

export const SummaryConfirmed: Story = {
  parameters: declareMachineState('appointment', 'confirmed'),
  beforeEach: listed(sampleConfirmed),
  play: async () => {
    await chooseAction('View');
    await screen.findByRole('dialog', { name: 'Your appointment' });
    await waitUntilVisible('Payment Status: PAID');
  },
};

export const SummaryCancelled: Story = {
  beforeEach: listed(sampleCancelled),
  play: async () => {
    await chooseAction('View');
    const dialog = within(await screen.findByRole('dialog', { name: 'Your appointment' }));
    await waitUntilVisible('Payment Status: CANCELLED');
    await waitUntilVisible(/^The deposit had not arrived in time/);
    await expect(dialog.getByRole('link', { name: /^Book again/ })).toHaveAttribute(
      'href',
      '/services/2?pick&again=9',
    );
  },
};

export const SummaryCancelledAfterPaying: Story = {
  parameters: declareMachineState('appointment', 'cancelledWithDeposit'),
  beforeEach: listed(sampleCancelledPaid),
  play: async () => {
    await chooseAction('View');
    await screen.findByRole('dialog', { name: 'Your appointment' });
    await waitUntilVisible(/^Plaitful Kids cancelled it on/);
    await waitUntilVisible(/^Questions about your deposit of \$20\?/);
  },
};

const question = testers.confirmDialogTester(document.body, {
  title: 'Cancel this appointment?',
  words: { confirm: 'Cancel appointment' },
});

export const Cancel: Story = {
  beforeEach: listed(sampleBooking),
  play: async ({ canvas, msw }) => {
    await chooseAction('Cancel');
    const cancelled = { ...sampleBooking, paymentStatus: 'CANCELLED', depositDueAt: null } as const;
    msw.use(
      mockAnswer('cancelBookingAsMember', ({ path }) => {
        msw.use(mockAnswer('listUserBookings', [cancelled]));
        return { ...cancelled, bookingId: Number(path.bookingId) };
      }),
    );
    await question.confirm();
    await waitUntilVisible('Booking cancelled successfully');
    await expect(await canvas.findByText('Cancelled')).toBeVisible();
  },
};

export const CancelRefused: Story = {
  tags: ['ci', 'error:deposit_paid'],
  beforeEach: listed(sampleBooking),
  play: async ({ canvas, msw }) => {
    await chooseAction('Cancel');
    const message = 'The deposit is paid, so this appointment can no longer be changed here.';
    msw.use(
      mockProblem('cancelBookingAsMember', { code: 'deposit_paid', message }),
      mockAnswer('listUserBookings', [{ ...sampleBooking, deposit: 'PAID', depositDueAt: null }]),
    );
    await question.confirm();
    await waitUntilVisible(message);
    await expect(await canvas.findByText('Paid')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

export const CancelWithoutAnswer: Story = {
  beforeEach: listed(sampleBooking),
  play: async ({ msw }) => {
    await chooseAction('Cancel');
    msw.use(mockOffline('cancelBookingAsMember'));
    await question.confirm();
    await waitUntilVisible(/^The appointment was not cancelled. Please try again/);
    await expect(screen.getByRole('alertdialog', { name: 'Cancel this appointment?' })).toBeInTheDocument();
  },
};

export const AsAGuest: Story = {
  beforeEach: asGuest(mockAnswer('listReviews', sampleReviews)),
  play: async () => {
    await findDialog('Login');
    // Home behind it has come to its end as well.
    await screen.findByText('Danielle Roy (demo)');
    await waitForAnimations();
  },
};
