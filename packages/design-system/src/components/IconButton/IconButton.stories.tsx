import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { icon: 'close', label: 'Close', onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = {
  render: ({ onClick }) => (
    <Inline>
      <IconButton icon="chevronLeft" label="Previous" isOutlined onClick={onClick} />
      <IconButton icon="pause" label="Pause" isOutlined onClick={onClick} />
      <IconButton icon="trash" label="Delete" tone="danger" size="md" onClick={onClick} />
      <IconButton icon="chevronRight" label="Next" isOutlined isDisabled onClick={onClick} />
    </Inline>
  ),
};
