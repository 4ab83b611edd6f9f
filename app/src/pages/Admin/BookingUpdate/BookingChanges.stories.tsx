import { nbsp, plainText } from '../../../testing/nbsp.ts';
import type { Booking, BookingChange } from '@plaitful/api-client/contract';
import { mockAnswer, mockOffline, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { type AppStory, asOwner, pageMeta } from '../../../storybook/AppStory.tsx';
import { findDialog, type DialogQueries } from '../../../storybook/findDialog.ts';
import { samplePaid, bookingUpdatePageMocks } from '../../../storybook/sampleBookings.ts';
import { chooseNewTime } from '../../../storybook/flows/steps.ts';
import { waitUntilVisible } from '../../../storybook/waitUntilVisible.ts';
import { sampleOwner } from '../../../storybook/sampleData.ts';

/** A paid booking on a Saturday far ahead, so that its style has other times. */
const booking: Booking = {
  ...samplePaid,
  bookingId: 12,
  styleId: 1,
  bookingDate: '2030-01-05',
  bookingTime: '13:00',
  chair: 1,
  etag: '"3"',
};

const state = { bookingDate: '2030-01-05', bookingTime: '13:00', chair: 1 } as const;
const unpaid = { ...state, deposit: 'NOT_PAID', paymentStatus: 'PENDING' } as const;
const paid = { ...unpaid, deposit: 'PAID' } as const;

const history: BookingChange[] = [
  {
    changeId: 1,
    at: '2026-11-20T14:05:00Z',
    by: 'MEMBER',
    userId: 7,
    change: 'CREATED',
    before: null,
    after: { ...unpaid, bookingTime: '16:00', chair: 2 },
  },
  {
    changeId: 2,
    at: '2026-11-20T15:00:00Z',
    by: 'MEMBER',
    userId: 7,
    change: 'RESCHEDULED',
    before: { ...unpaid, bookingTime: '16:00', chair: 2 },
    after: unpaid,
  },
  {
    changeId: 3,
    at: '2026-11-20T16:00:00Z',
    by: 'DEADLINE',
    userId: null,
    change: 'CANCELLED',
    before: unpaid,
    after: { ...unpaid, paymentStatus: 'CANCELLED' },
  },
  {
    changeId: 4,
    at: '2026-11-20T17:00:00Z',
    by: 'STUDIO',
    userId: sampleOwner.id,
    change: 'DEPOSIT',
    before: unpaid,
    after: { ...paid, paymentStatus: 'CANCELLED' },
  },
  {
    changeId: 5,
    at: '2026-11-20T17:01:00Z',
    by: 'STUDIO',
    userId: 99,
    change: 'RESTORED',
    before: { ...paid, paymentStatus: 'CANCELLED' },
    after: paid,
  },
  {
    changeId: 6,
    at: '2026-11-20T18:00:00Z',
    by: 'STUDIO',
    userId: sampleOwner.id,
    change: 'ASKED_TO_RESCHEDULE',
    before: paid,
    after: paid,
  },
  {
    changeId: 7,
    at: '2026-11-20T19:00:00Z',
    by: 'STUDIO',
    userId: sampleOwner.id,
    change: 'DEPOSIT_RETURNED',
    before: { ...paid, paymentStatus: 'CANCELLED', depositToReturn: true },
    after: { ...paid, paymentStatus: 'CANCELLED', depositToReturn: false },
  },
  {
    changeId: 8,
    at: '2026-11-20T19:05:00Z',
    by: 'STUDIO',
    userId: 99,
    change: 'DEPOSIT_RETURNED',
    before: { ...paid, paymentStatus: 'CANCELLED', depositToReturn: false },
    after: { ...paid, paymentStatus: 'CANCELLED', depositToReturn: true },
  },
];

const shown = (...calls: HttpHandler[]) =>
  asOwner(
    ...calls,
    mockAnswer('getBooking', booking),
    mockAnswer('getBookingHistory', history),
    mockAnswer('listBookedServices', []),
    ...bookingUpdatePageMocks,
  );

const meta = {
  ...pageMeta,
  title: 'Pages/Admin booking changes',
  tags: ['route:/admin/update-booking/:bookingId'],
  args: { at: '/admin/update-booking/12' },
  beforeEach: shown(),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const card = async (name: string) => within(await screen.findByRole('region', { name: nbsp(name) }));

const toReturn = {
  ...booking,
  deposit: 'PAID',
  paymentStatus: 'CANCELLED',
  cancelledBy: 'STUDIO',
  cancelledAt: '2026-11-20T18:00:00Z',
  depositDueAt: null,
  depositToReturn: true,
} as const;

const returned = { ...toReturn, depositToReturn: false, etag: '"2"' } as const;

export const DepositToReturn: Story = {
  beforeEach: shown(mockAnswer('getBooking', toReturn), mockAnswer('updateDepositReturned', returned)),
  play: async ({ msw }) => {
    const tick = await screen.findByRole('checkbox', { name: 'The deposit is returned' });
    await expect(tick).not.toBeChecked();
    await expect(await screen.findByText('To return')).toBeVisible();
    await expect(screen.getByText('Deposit to return')).toBeVisible();
    await screen.findByText(/Please arrange a new date or the refund with /);
    msw.use(mockAnswer('getBooking', returned));
    await userEvent.click(tick);
    await waitFor(() => expect(tick).toBeChecked());
  },
};

export const NoDepositToReturn: Story = {
  tags: ['error:no_deposit_to_return'],
  beforeEach: shown(
    mockAnswer('getBooking', toReturn),
    mockProblem('updateDepositReturned', { code: 'no_deposit_to_return', message: 'Nothing to return.' }),
  ),
  play: async () => {
    const tick = await screen.findByRole('checkbox', { name: 'The deposit is returned' });
    await userEvent.click(tick);
    await screen.findByText(/Nothing to return\.$/);
    await expect(tick).not.toBeChecked();
  },
};

export const RescheduleRequested: Story = {
  beforeEach: shown(mockAnswer('getBooking', { ...booking, canMove: true })),
  play: async () => {
    await screen.findByText('The parent is asked to choose another time, and can do so online.');
  },
};

export const History: Story = {
  play: async () => {
    const entries = await (await card('History')).findAllByRole('listitem');
    await expect(entries.map(plainText)).toEqual([
      'Booked by Danielle RoyFriday 20 November 2026, 9:05 am',
      'Moved to Saturday 5 January 2030, 1:00 pm by Danielle RoyBefore: Saturday 5 January 2030, 4:00 pmChair 2 before, now chair 1Friday 20 November 2026, 10:00 am',
      'Cancelled by itself, because the deposit had not arrivedFriday 20 November 2026, 11:00 am',
      'Deposit set to PAID by youFriday 20 November 2026, 12:00 pm',
      'Brought back by the studio, payment PENDINGFriday 20 November 2026, 12:01 pm',
      'Asked by you to choose a new timeFriday 20 November 2026, 1:00 pm',
      'Deposit marked as returned by youFriday 20 November 2026, 2:00 pm',
      'Deposit marked as still to be returned by the studioFriday 20 November 2026, 2:05 pm',
    ]);
  },
};

export const HistoryFails: Story = {
  tags: ['error:server_error'],
  beforeEach: shown(mockProblem('getBookingHistory', { code: 'server_error' })),
  play: async ({ msw }) => {
    const region = await card('History');
    const again = await region.findByRole('button', { name: 'Try again' });
    await expect(region.getByText('We could not load the history. Please try again.')).toBeVisible();
    msw.use(mockAnswer('getBookingHistory', history));
    await userEvent.click(again);
    await expect(await region.findAllByRole('listitem')).toHaveLength(8);
  },
};

export const CopyButtons: Story = {
  play: async () => {
    const parent = await card('Parent');
    await expect(parent.getByRole('button', { name: 'Copy Email' })).toBeVisible();
    await expect(parent.getByRole('button', { name: 'Copy Mobile phone' })).toBeVisible();
  },
};

async function confirm(): Promise<DialogQueries> {
  await userEvent.click(await screen.findByRole('button', { name: 'Move appointment' }));
  await findDialog('Move appointment');
  return chooseNewTime();
}

async function move(): Promise<DialogQueries> {
  const dialog = await confirm();
  await userEvent.click(dialog.getByRole('button', { name: 'Move appointment' }));
  return dialog;
}

/** The admin may move any live booking, paid or not. */
export const Rescheduling: Story = {
  play: async ({ msw }) => {
    const moved = { ...booking, bookingTime: '16:00', etag: '"4"' };
    msw.use(
      mockAnswer('rescheduleBooking', async ({ request, readBody }) => {
        await expect(request.headers.get('If-Match')).toBe('"3"');
        await expect(await readBody()).toEqual({ newDate: '2030-01-05', newTime: '16:00' });
        msw.use(mockAnswer('getBooking', moved));
        return moved;
      }),
    );
    const dialog = await confirm();
    await expect(dialog.getByText('From: Saturday 5 January 2030, 1:00 pm')).toBeInTheDocument();
    await expect(dialog.getByText('To: Saturday 5 January 2030, 4:00 pm')).toBeInTheDocument();
    await expect(dialog.getByText('The deposit stays as it is.')).toBeInTheDocument();
    await expect(dialog.getByText('Danielle Roy is told of Ada’s new time at once.')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Move appointment' }));
    await waitUntilVisible('Rescheduled booking successfully');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitUntilVisible('Saturday 5 January 2030, 4:00 pm to 6:00 pm');
  },
};

export const RescheduleSlotTaken: Story = {
  tags: ['ci', 'error:slot_taken'],
  beforeEach: shown(mockProblem('rescheduleBooking', { code: 'slot_taken' })),
  play: async () => {
    await move();
    const picker = await findDialog('Move appointment');
    await expect(await picker.findByRole('alert')).toHaveTextContent(
      'Saturday 5 January 2030, 4:00 pm has just been booked by someone else. The appointment is where it was. Please pick another time.',
    );
  },
};

export const RescheduleFailed: Story = {
  tags: ['ci', 'error:rate_limited'],
  beforeEach: shown(mockProblem('rescheduleBooking', { code: 'rate_limited', retryAfterSeconds: 40 })),
  play: async () => {
    const dialog = await move();
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      /^The appointment was not moved\. It is still on Saturday 5 January 2030, 1:00 pm\. Please try again\./,
    );
  },
};

export const RescheduleUnknown: Story = {
  tags: ['ci'],
  beforeEach: shown(mockOffline('rescheduleBooking')),
  play: async () => {
    const dialog = await move();
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/^We did not get an answer/);
  },
};

export const RescheduleConflict: Story = {
  tags: ['error:changed_meanwhile'],
  beforeEach: shown(mockProblem('rescheduleBooking', { code: 'changed_meanwhile' })),
  play: async () => {
    await move();
    const picker = await findDialog('Move appointment');
    await expect(await picker.findByRole('alert')).toHaveTextContent(/^Someone else changed this/);
  },
};

export const RescheduleWithoutTimes: Story = {
  tags: ['error:server_error'],
  play: async ({ canvas, msw }) => {
    const open = await canvas.findByRole('button', { name: 'Move appointment' });
    msw.use(mockProblem('listBookedServices', { code: 'server_error' }));
    await userEvent.click(open);
    const dialog = await findDialog('Move appointment');
    await expect(
      await dialog.findByText('We could not load the free times. Please try again.'),
    ).toBeInTheDocument();
  },
};

/** The deadline of the deposit has passed while the page was open: the button says why nothing can be moved. */
export const NotReschedulable: Story = {
  beforeEach: shown(
    mockAnswer('getBooking', { ...booking, deposit: 'NOT_PAID', depositDueAt: '2026-01-03T15:00:00Z' }),
  ),
  play: async ({ canvas }) => {
    const open = await canvas.findByRole('button', { name: 'Move appointment' });
    await expect(open).toHaveAccessibleDescription('This appointment is already cancelled.');
    await userEvent.click(open);
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

const cancelledMeanwhile: Booking = {
  ...booking,
  paymentStatus: 'CANCELLED',
  cancelledAt: '2026-11-21T15:00:00Z',
  cancelledBy: 'STUDIO',
  etag: '"4"',
};

/** Chooses CONFIRMED while another admin has cancelled the booking. */
async function meetAChange(msw: Parameters<NonNullable<Story['play']>>[0]['msw']) {
  const payment = await card('Payment status');
  await userEvent.click(await payment.findByRole('radio', { name: /^CONFIRMED/ }));
  msw.use(
    mockAnswer('getBooking', cancelledMeanwhile),
    mockProblem('updatePayment', { code: 'changed_meanwhile' }),
  );
  await userEvent.click(payment.getByRole('button', { name: 'Update payment' }));
  return findDialog('Someone else changed this');
}

export const ConflictDialog: Story = {
  tags: ['error:changed_meanwhile'],
  play: async ({ msw }) => {
    const dialog = await meetAChange(msw);
    await expect(dialog.getAllByRole('listitem').map(plainText)).toEqual([
      'Payment statusNewest versionCANCELLEDYoursCONFIRMED',
    ]);
  },
};

export const TakesTheNewest: Story = {
  tags: ['error:changed_meanwhile'],
  play: async ({ msw }) => {
    const dialog = await meetAChange(msw);
    await userEvent.click(dialog.getByRole('button', { name: 'Take the newest version' }));
    await waitUntilVisible('Someone else changed this. You now see the newest version.');
    await waitUntilVisible(/^Cancelled by the studio on/);
  },
};

/** Knowingly over the newest version: the second try names it. */
export const SavesMineOverIt: Story = {
  tags: ['error:changed_meanwhile'],
  play: async ({ msw }) => {
    const dialog = await meetAChange(msw);
    const stored: Booking = { ...booking, paymentStatus: 'CONFIRMED', etag: '"5"' };
    msw.use(
      mockAnswer('updatePayment', async ({ request }) => {
        await expect(request.headers.get('If-Match')).toBe('"4"');
        msw.use(mockAnswer('getBooking', stored));
        return stored;
      }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Save mine over it' }));
    await waitUntilVisible('The appointment is on again');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
