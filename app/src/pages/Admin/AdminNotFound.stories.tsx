import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppStory, setting } from '../../stories/AppStory.tsx';
import { sampleOwner } from '../../stories/sampleData.ts';

const meta = {
  title: 'Pages/Admin not found',
  component: AppStory,
  args: { at: '/admin/nothing/here' },
  parameters: { layout: 'fullscreen' },
  beforeEach: setting({ user: sampleOwner, calls: [] }),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnknownPath: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Not Found');
  },
};
