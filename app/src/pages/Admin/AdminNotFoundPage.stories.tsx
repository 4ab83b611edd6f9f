import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type AppStory, asOwner, pageMeta } from '../../storybook/AppStory.tsx';

const meta = {
  ...pageMeta,
  title: 'Pages/Admin not found',
  args: { at: '/admin/nothing/here' },
  beforeEach: asOwner(),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnknownPath: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Not Found');
  },
};
