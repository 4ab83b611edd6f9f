import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppStory, setting } from '../../stories/AppStory.tsx';
import { sampleParent } from '../../stories/sampleData.ts';

const meta = {
  title: 'Pages/Profile',
  tags: ['route:/dashboard/profile'],
  component: AppStory,
  args: { at: '/dashboard/profile' },
  parameters: { layout: 'fullscreen' },
  beforeEach: setting({ user: sampleParent, calls: [] }),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ComingSoon: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Profile');
    await expect(canvas.getByText('Coming Soon!')).toBeVisible();
  },
};
