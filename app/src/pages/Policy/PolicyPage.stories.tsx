import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type AppStory, asGuest, pageMeta } from '../../storybook/AppStory.tsx';

const meta = {
  ...pageMeta,
  title: 'Pages/Policy',
  tags: ['route:/policy'],
  args: { at: '/policy' },
  beforeEach: asGuest(),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Booking policies');
    await expect(canvas.getByText('You can cancel or reschedule up to 48 hours in advance.')).toBeVisible();
    await expect(canvas.getByText('After 15 minutes, a late fee of $15 applies.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Privacy' })).toHaveAttribute('id', 'privacy');
  },
};

/** The numbers and the conditions, as the studio's settings have them. */
export const Numbers: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Booking policies' });
    for (const sentence of [
      'Every appointment needs a deposit. It is usually $20; each style shows its own.',
      'The deposit is non-refundable. It is refunded only in an emergency. It can be moved to a new date once, within the year.',
      'We send you a reminder 20 minutes before the appointment ends.',
    ]) {
      await expect(canvasElement).toHaveTextContent(sentence);
    }
  },
};
