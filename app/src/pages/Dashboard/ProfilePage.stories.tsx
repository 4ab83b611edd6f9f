import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type AppStory, asParent, pageMeta } from '../../stories/AppStory.tsx';

const meta = {
  ...pageMeta,
  title: 'Pages/Profile',
  tags: ['route:/dashboard/profile'],
  args: { at: '/dashboard/profile' },
  beforeEach: asParent(),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ComingSoon: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Profile');
    await expect(canvas.getByText('Coming Soon!')).toBeVisible();
  },
};
