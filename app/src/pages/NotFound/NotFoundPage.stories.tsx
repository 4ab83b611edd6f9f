import { mockAnswer } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { AppStory, setting } from '../../stories/AppStory.tsx';

const meta = {
  title: 'Pages/Not Found',
  component: AppStory,
  args: { at: '/no-such-page' },
  parameters: { layout: 'fullscreen' },
  beforeEach: setting({ calls: [mockAnswer('listReviews', [])] }),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
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
