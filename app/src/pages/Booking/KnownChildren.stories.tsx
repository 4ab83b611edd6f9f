import { mockAnswer, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { type AppStory, pageMeta } from '../../stories/AppStory.tsx';
import { findDialog } from '../../stories/findDialog.ts';
import { bookingAt, bookingSetting, storyBooking } from '../../features/booking/bookingStory.ts';

const ada = { ...storyBooking, childName: 'Ada', createdAt: '2026-09-01T12:00:00Z' };
const zoe = {
  ...storyBooking,
  bookingId: 8,
  childName: 'Zoe',
  dateOfBirth: [2020, 10, 19] as [number, number, number],
  createdAt: '2026-07-01T12:00:00Z',
};

const meta = {
  ...pageMeta,
  title: 'Pages/Booking, booked before',
  tags: ['route:/bookingdetails'],
  args: { at: bookingAt() },
  beforeEach: bookingSetting({ calls: [mockAnswer('listUserBookings', [zoe, ada])] }),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One press fills in what the parent typed the last time; what she agrees to is asked each time. */
export const TheChildOfTheLastBookingIsOffered: Story = {
  play: async () => {
    const dialog = await findDialog('Your booking');
    const offers = await dialog.findAllByRole('button', { name: /^Use .*’s details$/ });
    await expect(offers.map(({ textContent }) => textContent)).toEqual([
      'Use Ada’s details',
      'Use Zoe’s details',
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Use Ada’s details' }));
    await expect(dialog.getByLabelText('Child’s name')).toHaveValue('Ada');
    await expect(dialog.getByLabelText('Child’s date of birth')).toHaveValue('2018-05-04');
    await expect(dialog.getByLabelText('Mobile phone')).toHaveValue('613-555-0151');
    await expect(
      dialog.getByText('Ada’s name, date of birth and your phone are filled in. Please check them.'),
    ).toBeInTheDocument();
    await expect(dialog.getByLabelText('I agree to the booking policies.')).not.toBeChecked();
  },
};

export const OnAPhone: Story = {
  ...TheChildOfTheLastBookingIsOffered,
  globals: { viewport: { value: 'phone' } },
};

/** What is only a help is not missed where it cannot be loaded. */
export const EarlierBookingsNotLoaded: Story = {
  tags: ['error:server_error'],
  beforeEach: bookingSetting({ calls: [mockProblem('listUserBookings', { code: 'server_error' })] }),
  play: async () => {
    const dialog = await findDialog('Your booking');
    await expect(await dialog.findByLabelText('Child’s name')).toHaveValue('');
    await expect(dialog.queryByRole('button', { name: /details$/ })).toBeNull();
    await expect(dialog.queryByRole('alert')).toBeNull();
  },
};
