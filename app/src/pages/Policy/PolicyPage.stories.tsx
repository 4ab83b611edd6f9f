import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppStory, setting } from '../../stories/AppStory.tsx';

const meta = {
  title: 'Pages/Policy',
  component: AppStory,
  args: { at: '/policy' },
  parameters: { layout: 'fullscreen' },
  beforeEach: setting({ calls: [] }),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Booking policies');
    await expect(canvas.getByText('You can cancel or reschedule up to 48 hours in advance.')).toBeVisible();
    await expect(canvas.getByText('After 15 minutes, a late fee of $15 applies.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Privacy' })).toHaveAttribute('id', 'privacy');
  },
};
