import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppStory, setting } from '../../stories/AppStory.tsx';

const meta = {
  title: 'Pages/About',
  component: AppStory,
  args: { at: '/about' },
  parameters: { layout: 'fullscreen' },
  beforeEach: setting({ calls: [] }),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('About Us');
    for (const name of ['Mission Statement', 'Target Audience', 'Core Values (CEIP)', 'Meet the Team']) {
      await expect(canvas.getByRole('heading', { name })).toBeVisible();
    }
  },
};
