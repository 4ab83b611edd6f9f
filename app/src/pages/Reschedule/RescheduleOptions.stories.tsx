import { nbsp } from '../../testing/nbsp.ts';
import type { Booking } from '@plaitful/api-client/contract';
import { mockAnswer, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { type AppStory, pageMeta } from '../../storybook/AppStory.tsx';
import { findDialog } from '../../storybook/findDialog.ts';
import { chooseNewTime } from '../../storybook/flows/steps.ts';
import {
  setUpBookingStory,
  storyBooking,
  storyStyleWithOptions,
  storyUnavailable,
} from '../../features/booking/bookingStory.ts';

/** To the waist, with a wash and detangle. */
const mine: Booking = {
  ...storyBooking,
  value: 106,
  totalMinutes: 165,
  options: [
    { optionId: 3, group: 'Hair length', name: 'To the waist', price: 26, minutes: 45, preparation: '' },
    { optionId: 6, group: 'Hair care', name: 'Wash and detangle', price: 25, minutes: 30, preparation: '' },
  ],
  depositDueAt: '2030-01-04T15:00:00Z',
};

const [booked, ...others] = storyUnavailable;

/** The times for its minutes, as if it did not exist itself. */
const times = (unavailable = storyUnavailable) =>
  mockAnswer('getStyleAvailability', async ({ request }) => {
    const { searchParams } = new URL(request.url);
    await expect(Object.fromEntries(searchParams)).toEqual({
      minutes: '165',
      exceptId: String(mine.bookingId),
    });
    return unavailable;
  });

const meta = {
  ...pageMeta,
  title: 'Pages/Reschedule, options',
  tags: ['route:/dashboard/bookings/:bookingId/reschedule'],
  args: { at: '/dashboard/bookings/12/reschedule?pick' },
  beforeEach: setUpBookingStory({
    style: storyStyleWithOptions,
    calls: [times(), mockAnswer('getBooking', mine)],
  }),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The price and the time of all that was booked. */
export const CurrentAppointment: Story = {
  args: { at: '/dashboard/bookings/12/reschedule' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$106')).toBeVisible();
    await expect(canvas.getByText(/^2\sh\s45\smin$/)).toBeVisible();
  },
};

/** Her own day has no other time that is long enough. */
export const TooShortTimes: Story = {
  beforeEach: setUpBookingStory({
    style: storyStyleWithOptions,
    calls: [times([...others]), mockAnswer('getBooking', mine)],
  }),
  play: async () => {
    const picker = await findDialog('Choose a new date and time');
    await expect(
      await picker.findByRole('radio', { name: nbsp('1:00 pm to 3:45 pm, your appointment now') }),
    ).toBeVisible();
    await expect(picker.getByRole('radio', { name: nbsp('2:30 pm to 5:15 pm, free') })).toBeVisible();
    const short = picker.getByRole('radio', {
      name: nbsp('4:00 pm to 6:45 pm, too short for what you chose'),
    });
    await userEvent.click(short);
    await expect(short).toHaveAccessibleDescription(
      'This time is too short for what you chose. Please choose another one.',
    );
  },
};

/** Somebody else booked close to the new time meanwhile. */
export const TooShortMeanwhile: Story = {
  tags: ['ci', 'error:slot_too_short'],
  beforeEach: setUpBookingStory({
    style: storyStyleWithOptions,
    calls: [
      times(booked === undefined ? [] : [booked]),
      mockProblem('rescheduleBooking', { code: 'slot_too_short' }),
      mockAnswer('getBooking', mine),
    ],
  }),
  play: async ({ msw }) => {
    await findDialog('Choose a new date and time');
    const dialog = await chooseNewTime();
    msw.use(times());
    await userEvent.click(dialog.getByRole('button', { name: 'Reschedule Now' }));
    const picker = await findDialog('Choose a new date and time');
    await expect(
      await picker.findByText('This time is too short for what you chose. Please pick another one.'),
    ).toBeVisible();
  },
};
