import { mockAnswer } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { type AppStory, asOwner, pageMeta } from '../../../storybook/AppStory.tsx';
import { samplePast, bookingUpdatePageMocks } from '../../../storybook/sampleBookings.ts';

const meta = {
  ...pageMeta,
  title: 'Pages/Admin past booking',
  tags: ['route:/admin/update-booking/:bookingId'],
  args: { at: `/admin/update-booking/${samplePast.bookingId}` },
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nobody is told of it, and its time is not free for anybody. */
export const CancelPast: Story = {
  beforeEach: asOwner(...bookingUpdatePageMocks, mockAnswer('getBooking', samplePast)),
  play: async ({ canvas }) => {
    const payment = within(await screen.findByRole('region', { name: 'Payment status' }));
    await userEvent.click(await payment.findByRole('radio', { name: /^CANCELLED/ }));
    await userEvent.click(payment.getByRole('button', { name: 'Update payment' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel this appointment?' }));
    await expect(dialog.getByText(/, which is over\. No message is sent\.$/)).toBeVisible();
    await expect(dialog.queryByText(/is told|free for others|new date/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Move appointment' })).toBeNull();
  },
};
