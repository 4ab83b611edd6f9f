import { mockAnswer } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type AppStory, asGuest, pageMeta } from '../../storybook/AppStory.tsx';

const meta = {
  ...pageMeta,
  title: 'Pages/Not Found',
  args: { at: '/no-such-page' },
  beforeEach: asGuest(mockAnswer('listReviews', [])),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Not Found');
  },
};

export const WithAWayHome: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Go to Home' }));
    const heading = await canvas.findByRole('heading', { level: 1, name: /Three strands/ });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};
