import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { MotionTokens } from './MotionTokens.tsx';

const meta = { title: 'Foundations/Motion' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Durations: Story = {
  render: () => <MotionTokens />,
  play: async ({ canvas }) => {
    const play = canvas.getByRole('button', { name: 'Play' });
    await userEvent.click(play);
    await expect(play).toHaveAttribute('aria-pressed', 'true');
  },
};
