import type { Booking } from '@plaitful/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { nbsp, plainText } from '../../../testing/nbsp.ts';
import { type AppStory, asOwner, pageMeta } from '../../../storybook/AppStory.tsx';
import { mockBookingUpdatePage, sampleBooking, samplePaid } from '../../../storybook/sampleBookings.ts';
import { sampleBookedOptions } from '../../../storybook/sampleOptionGroups.ts';

const meta = {
  ...pageMeta,
  title: 'Pages/Admin booking update, extras',
  tags: ['route:/admin/update-booking/:bookingId'],
  args: { at: `/admin/update-booking/${sampleBooking.bookingId}` },
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const withExtras: Booking = {
  ...samplePaid,
  bookingId: sampleBooking.bookingId,
  value: 100,
  totalMinutes: 195,
  options: sampleBookedOptions,
};

export const WithExtras: Story = {
  beforeEach: asOwner(...mockBookingUpdatePage(withExtras)),
  play: async ({ canvas, step }) => {
    const card = within(await canvas.findByRole('region', { name: 'Appointment' }));
    const getFact = (term: string) => plainText(card.getByText(term).nextElementSibling ?? document.body);
    await step('names each with what it adds', async () => {
      await expect(card.getAllByRole('listitem').map(plainText)).toEqual([
        'Hair length: To the waist, +$30, +45 min',
        'Wash and detangle, +$25, +30 min',
      ]);
    });
    await step('has the whole price and time', async () => {
      await expect(getFact('Duration')).toBe('3 h 15 min');
      await expect(getFact('Value')).toBe('$100');
      await expect(canvas.getByText(nbsp(/, 2:00.pm to 5:15.pm$/))).toBeVisible();
    });
  },
};
