import { mockAnswer } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  bookingAt,
  setUpBookingStory,
  storeCompletedBooking,
  storyBooking,
} from '../../features/booking/bookingStory.ts';
import { type AppStory, pageMeta } from '../../storybook/AppStory.tsx';
import { findDialog } from '../../storybook/findDialog.ts';
import { sampleWithOptions } from '../../storybook/sampleBookings.ts';
import { plainText } from '../../testing/nbsp.ts';

const { bookingId, bookingDate, bookingTime } = storyBooking;
const booking = { ...sampleWithOptions, bookingId, bookingDate, bookingTime };
const setUp = setUpBookingStory({ calls: [mockAnswer('getBooking', booking)] });

const meta = {
  ...pageMeta,
  title: 'Pages/Booking confirmed with options',
  tags: ['route:/bookingdetails'],
  args: { at: bookingAt() },
  beforeEach: (context) => {
    setUp(context);
    storeCompletedBooking();
  },
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each option with its price, the whole time, and what to bring for it. */
export const Confirmed: Story = {
  play: async () => {
    const dialog = await findDialog('One step left: the deposit');
    await expect(await dialog.findByText('Wash and detangle')).toBeVisible();
    const values = dialog.getAllByRole('definition').map(plainText);
    await expect(values).toContain(
      'Straight-back cornrows $55To the shoulders includedSmall +$20Wash and detangle +$25Beads +$10Total $110',
    );
    await expect(dialog.getByText('2hr(s):45mins')).toBeVisible();
    await expect(dialog.getByText('Bring two packs of beads in her colours')).toBeVisible();
  },
};

export const OnAPhone: Story = { ...Confirmed, globals: { viewport: { value: 'phone' } } };
