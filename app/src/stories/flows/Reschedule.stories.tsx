import type { Booking } from '@plaitful/api-client/contract';
import { mockAnswer, mockOffline, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, screen, userEvent } from 'storybook/test';
import { bookingSetting, storyBooked, storyBooking, storyStyle } from '../../pages/Booking/bookingStory.ts';
import { AppStory } from '../AppStory.tsx';
import { findDialog } from '../findDialog.ts';
import { chooseNewTime, openMove } from './steps.ts';
import { arrived, passing, type ShownState } from './watch.ts';

const mine: Booking = { ...storyBooking, depositDueAt: '2030-01-04T15:00:00Z', etag: '"1"' };
const moved: Booking = { ...mine, bookingTime: '16:00', etag: '"2"' };

const moving = (...calls: HttpHandler[]) =>
  bookingSetting({
    calls: [...calls, mockAnswer('getBooking', mine), mockAnswer('rescheduleBooking', moved)],
  });

const meta = {
  title: 'Flows/Reschedule',
  tags: ['ci', 'route:/dashboard/bookings/:bookingId/reschedule'],
  component: AppStory,
  args: { at: '/dashboard/bookings/12/reschedule' },
  parameters: { layout: 'fullscreen' },
  beforeEach: moving(),
  afterEach: arrived,
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const inState = (state: string, ...through: string[]) => ({
  flow: { machine: 'reschedule', state, through } satisfies ShownState,
});

const never = { delay: 'infinite' } as const;

async function move() {
  const dialog = await chooseNewTime();
  await userEvent.click(dialog.getByRole('button', { name: 'Reschedule Now' }));
  return dialog;
}

export const LoadingBooking: Story = {
  parameters: inState('loadingBooking'),
  beforeEach: moving(mockAnswer('getBooking', mine, never)),
};

export const Missing: Story = {
  tags: ['error:booking_not_found'],
  parameters: inState('missing'),
  beforeEach: moving(mockProblem('getBooking', { code: 'booking_not_found' })),
  play: async () => {
    await expect(
      await screen.findByText('We could not find this appointment in your list.'),
    ).toBeInTheDocument();
  },
};

export const BookingFailed: Story = {
  tags: ['error:server_error'],
  parameters: inState('bookingFailed'),
  beforeEach: moving(mockProblem('getBooking', { code: 'server_error' })),
  play: async () => {
    await expect(
      await screen.findByText('We could not load your appointments. Please try again.'),
    ).toBeInTheDocument();
  },
};

export const NotMovable: Story = {
  parameters: inState('notMovable', 'judging'),
  beforeEach: moving(mockAnswer('getBooking', { ...mine, deposit: 'PAID', depositDueAt: null })),
  play: async () => {
    await expect(await screen.findByText(/^Your deposit is paid, so this time is fixed\./)).toBeVisible();
  },
};

export const LoadingAvailability: Story = {
  parameters: inState('loadingAvailability', 'judging'),
  beforeEach: moving(mockAnswer('getStyle', storyStyle, never)),
};

export const StyleFailed: Story = {
  tags: ['error:style_not_found'],
  parameters: inState('styleFailed'),
  beforeEach: moving(mockProblem('getStyle', { code: 'style_not_found' })),
  play: async () => {
    await expect(await screen.findByText(/^We could not load this style\./)).toBeInTheDocument();
  },
};

export const Ready: Story = {
  parameters: inState('ready'),
  play: async () => {
    await expect(
      await screen.findByText('Your time now: Saturday 5 January 2030, 1:00 pm'),
    ).toBeInTheDocument();
  },
};

export const ChoosingDate: Story = {
  parameters: inState('choosing.choosingDate', 'choosing.deciding'),
  play: async () => {
    await openMove();
  },
};

export const ChoosingTime: Story = {
  parameters: inState('choosing.choosingTime'),
  play: async () => {
    const picker = await openMove();
    await userEvent.click(await picker.findByRole('button', { name: /^Saturday 5 January 2030/ }));
    await expect(await picker.findByRole('radio', { name: /^4:00 pm/ })).toBeVisible();
  },
};

/** Someone else takes the new time first, and which times are free takes long to come. */
const takenMeanwhile = () => {
  let isTaken = false;
  return moving(
    mockAnswer('rescheduleBooking', () => {
      isTaken = true;
      throw new Response(JSON.stringify({ code: 'slot_taken', message: 'Taken' }), { status: 409 });
    }),
    mockAnswer('listBookedServices', () => (isTaken ? new Promise<never>(() => {}) : storyBooked)),
  );
};

export const Refreshing: Story = {
  tags: ['error:slot_taken'],
  parameters: inState('choosing.refreshing'),
  beforeEach: (context) => takenMeanwhile()(context),
  play: async () => {
    await move();
    const picker = await findDialog('Choose a new date and time');
    await expect(await picker.findByText(/You still have your old time\./)).toBeVisible();
  },
};

export const Asking: Story = {
  parameters: inState('confirming.asking'),
  play: async () => {
    await chooseNewTime();
  },
};

export const Failed: Story = {
  tags: ['error:rate_limited'],
  parameters: inState('confirming.failed'),
  beforeEach: moving(mockProblem('rescheduleBooking', { code: 'rate_limited', retryAfterSeconds: 60 })),
  play: async () => {
    const dialog = await move();
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/^Your appointment was not moved\./);
  },
};

export const Unknown: Story = {
  parameters: inState('confirming.unknown'),
  beforeEach: moving(mockOffline('rescheduleBooking')),
  play: async () => {
    const dialog = await move();
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/We did not get an answer/);
  },
};

export const Moving: Story = {
  parameters: inState('moving'),
  beforeEach: moving(mockAnswer('rescheduleBooking', moved, never)),
  play: async () => {
    await move();
  },
};

/** For two seconds; then everything is loaded anew. */
export const Moved: Story = {
  parameters: { ...inState('moved'), ...passing },
  play: async () => {
    await move();
  },
};
