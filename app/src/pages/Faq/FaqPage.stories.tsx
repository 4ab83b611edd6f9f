import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { AppStory, setting } from '../../stories/AppStory.tsx';

const meta = {
  title: 'Pages/FAQ',
  component: AppStory,
  args: { at: '/faq' },
  parameters: { layout: 'fullscreen' },
  beforeEach: setting({ calls: [] }),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneOpenAtATime: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByRole('heading', { level: 2, name: /\?$/ })).toHaveLength(12);
    await waitFor(() => expect(canvas.getByText(/^Sessions last 1 to 3 hours/)).toBeVisible());
    await userEvent.click(canvas.getByText('What if we are late?'));
    await waitFor(() => expect(canvas.getByText(/^There is a 15-minute grace period/)).toBeVisible());
    await expect(canvasElement.querySelectorAll('details[open]')).toHaveLength(1);
  },
};
