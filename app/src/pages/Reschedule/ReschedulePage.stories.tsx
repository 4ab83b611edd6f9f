import { nbsp } from '../../testing/nbsp.ts';
import type { Booking, Problem } from '@plaitful/api-client/contract';
import { mockAnswer, mockOffline, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { type AppStory, pageMeta } from '../../storybook/AppStory.tsx';
import { findDialog, type DialogQueries } from '../../storybook/findDialog.ts';
import { sampleClosure } from '../../storybook/sampleCalendar.ts';
import { chooseNewTime } from '../../storybook/flows/steps.ts';
import { declareMachineState } from '../../storybook/flows/recordFlow.ts';
import {
  setUpBookingStory,
  storyBookedSlots,
  storyBooking,
  storyStyle,
} from '../../features/booking/bookingStory.ts';

const mine: Booking = { ...storyBooking, depositDueAt: '2030-01-04T15:00:00Z', etag: '"1"' };
const rescheduled: Booking = { ...mine, bookingTime: '16:00', etag: '"2"' };

const submitting = (...calls: HttpHandler[]) =>
  setUpBookingStory({
    calls: [...calls, mockAnswer('getBooking', mine), mockAnswer('rescheduleBooking', rescheduled)],
  });

const meta = {
  ...pageMeta,
  title: 'Pages/Reschedule',
  tags: ['route:/dashboard/bookings/:bookingId/reschedule'],
  args: { at: '/dashboard/bookings/12/reschedule' },
  beforeEach: submitting(),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const never = { delay: 'infinite' } as const;

async function openPicker(): Promise<DialogQueries> {
  await userEvent.click(await screen.findByRole('button', { name: 'Reschedule' }));
  return findDialog('Choose a new date and time');
}

const confirm = async () => {
  await openPicker();
  return chooseNewTime();
};

/** Moves the appointment, after something else has changed where that is given. */
async function move(change?: () => void): Promise<DialogQueries> {
  const dialog = await confirm();
  change?.();
  await userEvent.click(dialog.getByRole('button', { name: 'Reschedule Now' }));
  return dialog;
}

export const CurrentAppointment: Story = {
  parameters: declareMachineState('reschedule', 'ready'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Reschedule');
    await expect(document.title).toBe('Reschedule · Plaitful Kids');
    await expect(
      await canvas.findByText('Your time now: Saturday 5 January 2030, 1:00 pm'),
    ).toBeInTheDocument();
  },
};

export const Loading: Story = {
  parameters: declareMachineState('reschedule', 'loadingBooking'),
  beforeEach: submitting(mockAnswer('getBooking', mine, never)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Loading...')).toBeVisible());
  },
};

export const LoadingTimes: Story = {
  ...Loading,
  parameters: declareMachineState('reschedule', 'loadingAvailability'),
  beforeEach: submitting(mockAnswer('getStyle', storyStyle, never)),
};

/** Her own day has no other time: it reads Yours, the calendar begins in its month, and no day is chosen. */
export const OwnDayIsFull: Story = {
  parameters: declareMachineState('reschedule', 'choosing.choosingDate', 'choosing.deciding'),
  beforeEach: submitting(
    mockAnswer('listBookedServices', [
      { styleId: 1, bookingDate: '2030-01-05', bookingTime: '14:30' },
      { styleId: 1, bookingDate: '2030-01-05', bookingTime: '16:00' },
    ]),
  ),
  play: async () => {
    const picker = await openPicker();
    await expect(await picker.findByText('Choose a date to see its times.')).toBeVisible();
    const own = picker.getByRole('button', {
      name: nbsp('Saturday 5 January 2030, the day of your appointment now, full, every time is booked'),
    });
    await expect(own).toHaveTextContent('Yours');
    // A full day has a dashed line.
    await expect(getComputedStyle(own).borderStyle).toBe('solid');
  },
};

/** A link of the list opens the picker at once, with her own day chosen. */
export const OpenedFromTheList: Story = {
  args: { at: '/dashboard/bookings/12/reschedule?pick' },
  parameters: declareMachineState('reschedule', 'choosing.choosingTime'),
  play: async () => {
    const picker = await findDialog('Choose a new date and time');
    const own = await picker.findByRole('radio', { name: nbsp('1:00 pm to 2:30 pm, your appointment now') });
    await expect(own).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Confirming: Story = {
  parameters: declareMachineState('reschedule', 'confirming.asking'),
  play: async () => {
    const dialog = await confirm();
    await expect(dialog.getByText('From: Saturday 5 January 2030, 1:00 pm')).toBeInTheDocument();
    await expect(dialog.getByText('To: Saturday 5 January 2030, 4:00 pm')).toBeInTheDocument();
    await expect(dialog.getByLabelText('Full name')).toHaveValue('Danielle Roy');
    await expect(dialog.getByLabelText('Full name')).toHaveAttribute('readonly');
    await expect(dialog.getByLabelText('Email')).toHaveValue('danielle.roy@example.com');
    await expect(
      dialog.getByText(
        'The deposit is still due before Friday 4 January 2030, 10:00 am. A new time does not give more time to pay.',
      ),
    ).toBeInTheDocument();
    await expect(dialog.getByText(/^There is a 15-minute grace period\./)).toBeInTheDocument();
  },
};

/** What the deposit's deadline runs from began anew when the studio set the deposit back. */
export const ConfirmingAfterTheDepositWasSetBack: Story = {
  tags: ['ci'],
  beforeEach: submitting(
    mockAnswer('getBooking', {
      ...mine,
      createdAt: '2029-12-01T15:00:00Z',
      dueFrom: '2030-01-04T20:00:00Z',
      depositDueAt: '2030-01-05T18:00:00Z',
    }),
  ),
  play: async () => {
    const dialog = await confirm();
    await expect(dialog.getByText(/due before Saturday 5 January 2030, 3:00 pm\./)).toBeInTheDocument();
  },
};

/** It leads back to the list, which keeps saying the new time. */
export const Rescheduled: Story = {
  parameters: declareMachineState('reschedule', 'rescheduled'),
  play: async ({ canvas, msw }) => {
    await move(() => msw.use(mockAnswer('listUserBookings', [rescheduled])));
    await expect(await screen.findByText('Rescheduled booking successfully')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('heading', { level: 1, name: 'My Appointments' })).toBeVisible();
    await expect(await canvas.findByText('Moved to Saturday 5 January 2030, 4:00 pm')).toBeVisible();
  },
};

const asked = { ...mine, deposit: 'PAID', depositDueAt: null, canMove: true } as const;

/** The studio's reason stands in the picker, too. */
export const StudioAskedToMove: Story = {
  args: { at: '/dashboard/bookings/12/reschedule?pick' },
  beforeEach: submitting(
    mockAnswer('getBooking', asked),
    mockAnswer('listClosures', [
      sampleClosure({
        from: '2030-01-05',
        to: '2030-01-05',
        fromTime: null,
        toTime: null,
        message: 'A pipe has burst',
      }),
    ]),
  ),
  play: async () => {
    const picker = await findDialog('Choose a new date and time');
    await expect(picker.getByText('The studio asks you to move this appointment.')).toBeVisible();
    await expect(await picker.findByText('A pipe has burst.')).toBeVisible();
    await expect(picker.getByText(/although the deposit is paid/)).toBeVisible();
  },
};

export const Submitting: Story = {
  parameters: declareMachineState('reschedule', 'submitting'),
  beforeEach: submitting(mockAnswer('rescheduleBooking', rescheduled, never)),
  play: async () => {
    const dialog = await move();
    await expect(await dialog.findByRole('button', { name: /Moving your appointment/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const TimeTaken: Story = {
  tags: ['ci', 'error:slot_taken'],
  beforeEach: submitting(mockProblem('rescheduleBooking', { code: 'slot_taken' })),
  play: async () => {
    await move();
    const picker = await findDialog('Choose a new date and time');
    await expect(await picker.findByRole('alert')).toHaveTextContent(
      'Saturday 5 January 2030, 4:00 pm has just been booked by someone else. You still have your old time. Please pick another one.',
    );
  },
};

export const TimeTakenAndOthersLoading: Story = {
  tags: ['ci', 'error:slot_taken'],
  parameters: declareMachineState('reschedule', 'choosing.refreshing'),
  beforeEach: submitting(mockProblem('rescheduleBooking', { code: 'slot_taken' })),
  play: async ({ msw }) => {
    await move(() => msw.use(mockAnswer('listBookedServices', storyBookedSlots, never)));
    const picker = await findDialog('Choose a new date and time');
    await expect(await picker.findByText(/You still have your old time\./)).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['ci', 'error:rate_limited'],
  parameters: declareMachineState('reschedule', 'confirming.failed'),
  beforeEach: submitting(mockProblem('rescheduleBooking', { code: 'rate_limited', retryAfterSeconds: 60 })),
  play: async () => {
    const dialog = await move();
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      /Your appointment was not moved\. You still have Saturday 5 January 2030, 1:00 pm\. Please try again\./,
    );
  },
};

export const DayKeptForVerifiedParents: Story = {
  tags: ['ci', 'error:too_many_unverified'],
  beforeEach: submitting(
    mockProblem('rescheduleBooking', {
      code: 'too_many_unverified',
      message: 'This day has only a few times left. Verify yours, or call us at 613-555-0142.',
    }),
    mockAnswer('sendVerification', { done: true }),
  ),
  play: async () => {
    const dialog = await move();
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/This day has only a few times left\./);
    await userEvent.click(dialog.getByRole('button', { name: 'Send the link again' }));
    await expect(await dialog.findByText(/We have sent the link to/)).toBeVisible();
    await expect(dialog.getByText('To: Saturday 5 January 2030, 4:00 pm')).toBeVisible();
  },
};

/** The studio moved it to this very time meanwhile. */
export const SameTime: Story = {
  tags: ['error:same_slot'],
  beforeEach: submitting(mockProblem('rescheduleBooking', { code: 'same_slot' })),
  play: async () => {
    const dialog = await move();
    await expect(await dialog.findByRole('alert')).toBeVisible();
  },
};

export const NoAnswer: Story = {
  parameters: declareMachineState('reschedule', 'confirming.unknown'),
  beforeEach: submitting(mockOffline('rescheduleBooking')),
  play: async () => {
    const dialog = await move();
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/We did not get an answer/);
  },
};

export const ChangedByTheStudio: Story = {
  tags: ['error:changed_meanwhile'],
  beforeEach: submitting(
    mockProblem('rescheduleBooking', {
      code: 'changed_meanwhile',
      message: 'Someone else changed this. Your change was not saved.',
    } satisfies Partial<Problem> & { code: 'changed_meanwhile' }),
  ),
  play: async ({ canvas }) => {
    await move();
    await expect(await canvas.findByText(/Someone else changed this\./)).toBeInTheDocument();
  },
};

export const DepositPaid: Story = {
  parameters: declareMachineState('reschedule', 'notReschedulable', 'judging'),
  beforeEach: submitting(mockAnswer('getBooking', { ...mine, deposit: 'PAID', depositDueAt: null })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'Your deposit is paid, so this time is fixed. To change it, write to hello@plaitfulkids.example or call 613-555-0142.',
      ),
    ).toBeInTheDocument();
  },
};

export const Cancelled: Story = {
  beforeEach: submitting(
    mockAnswer('getBooking', {
      ...mine,
      paymentStatus: 'CANCELLED',
      depositDueAt: null,
      cancelledBy: 'MEMBER',
      cancelledAt: '2026-11-20T15:00:00Z',
    }),
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('This appointment is cancelled. You can book a new one.'),
    ).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: /^Book again/ })).toHaveAttribute(
      'href',
      '/services/1?pick&again=12',
    );
  },
};

export const Missing: Story = {
  tags: ['error:booking_not_found'],
  parameters: declareMachineState('reschedule', 'missing'),
  beforeEach: submitting(mockProblem('getBooking', { code: 'booking_not_found' })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('We could not find this appointment in your list.'),
    ).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Back to My Appointments' })).toHaveAttribute(
      'href',
      '/dashboard/bookings',
    );
  },
};

export const NotLoaded: Story = {
  tags: ['error:server_error'],
  parameters: declareMachineState('reschedule', 'bookingFailed'),
  beforeEach: submitting(mockProblem('getBooking', { code: 'server_error' })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('We could not load your appointments. Please try again.'),
    ).toBeVisible();
  },
};

export const LoadedAtTheSecondTry: Story = {
  tags: ['error:server_error'],
  beforeEach: submitting(mockProblem('getBooking', { code: 'server_error' })),
  play: async ({ canvas, msw }) => {
    await canvas.findByText('We could not load your appointments. Please try again.');
    msw.use(mockAnswer('getBooking', mine));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText(/^Your time now/)).toBeInTheDocument();
  },
};

export const StyleGone: Story = {
  tags: ['error:style_not_found'],
  parameters: declareMachineState('reschedule', 'styleFailed'),
  beforeEach: submitting(mockProblem('getStyle', { code: 'style_not_found' })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'We could not load this style. Please try again, or write to hello@plaitfulkids.example.',
      ),
    ).toBeInTheDocument();
  },
};

export const NoOtherTimes: Story = {
  beforeEach: submitting(
    mockAnswer('listBookedServices', [
      { styleId: 1, bookingDate: '2030-01-05', bookingTime: '14:30' },
      { styleId: 1, bookingDate: '2030-01-05', bookingTime: '16:00' },
      { styleId: 1, bookingDate: '2030-01-11', bookingTime: '16:00' },
      { styleId: 1, bookingDate: '2030-01-12', bookingTime: '13:00' },
      { styleId: 1, bookingDate: '2030-01-12', bookingTime: '17:30' },
    ]),
  ),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Reschedule' });
    await expect(button).toHaveAccessibleDescription('This style has no other free times right now.');
  },
};
