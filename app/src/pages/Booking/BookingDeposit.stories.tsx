import { mockAnswer } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { bookingAt, setUpBookingStory } from '../../features/booking/bookingStory.ts';
import { type AppStory, pageMeta } from '../../storybook/AppStory.tsx';
import { findDialog } from '../../storybook/findDialog.ts';
import { sampleAccount } from '../../storybook/sampleChildren.ts';

const meta = {
  ...pageMeta,
  title: 'Pages/Booking, deposit',
  tags: ['route:/bookingdetails'],
  args: { at: bookingAt() },
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For a parent who missed two appointments. */
export const DueSooner: Story = {
  beforeEach: setUpBookingStory({
    calls: [mockAnswer('getAccount', { ...sampleAccount, depositDeadlineMinutes: 120 })],
  }),
  play: async () => {
    const dialog = await findDialog('Your booking');
    await expect(
      await dialog.findByText(/^Your deposit is due within 2.hours of booking\. This is sooner than usual/),
    ).toBeInTheDocument();
    await expect(dialog.getByRole('checkbox', { name: /cancellation policy/ })).toHaveAccessibleDescription(
      /deposit within 2.hours, or my booking/,
    );
  },
};
