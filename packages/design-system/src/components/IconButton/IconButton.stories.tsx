import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Cell, Matrix } from '../../workshop/Matrix.tsx';
import { Box } from '../Box/Box.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { icon: 'close', label: 'Close', onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
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

/** It keeps the focus and says why. */
export const NotNow: Story = {
  args: { icon: 'chevronRight', label: 'Next', isOutlined: true, isDisabled: true, describedBy: 'why' },
  render: (args) => (
    <Stack align="start" gap={2}>
      <IconButton {...args} />
      <Text id="why" size="sm" tone="muted">
        This is the last one.
      </Text>
    </Stack>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Next' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('This is the last one.');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** Never smaller than a finger. */
export const Targets: Story = {
  ...Variants,
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      const { width, height } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};

export const AllStates: Story = {
  render: ({ onClick }) => (
    <Matrix cellWidth={140}>
      <Cell name="rest">
        <IconButton icon="close" label="Close" onClick={onClick} />
      </Cell>
      <Cell name="hover" as="hover">
        <IconButton icon="close" label="Close" onClick={onClick} />
      </Cell>
      <Cell name="focus" as="focus-visible">
        <IconButton icon="close" label="Close" onClick={onClick} />
      </Cell>
      <Cell name="pressed" as="active">
        <IconButton icon="close" label="Close" onClick={onClick} />
      </Cell>
      <Cell name="not now">
        <IconButton icon="close" label="Close" isDisabled onClick={onClick} />
      </Cell>
      <Cell name="outlined">
        <IconButton icon="pause" label="Pause" isOutlined onClick={onClick} />
      </Cell>
      <Cell name="outlined, hover" as="hover">
        <IconButton icon="pause" label="Pause" isOutlined onClick={onClick} />
      </Cell>
      <Cell name="outlined, not now">
        <IconButton icon="pause" label="Pause" isOutlined isDisabled onClick={onClick} />
      </Cell>
      <Cell name="danger">
        <IconButton icon="trash" label="Delete" tone="danger" onClick={onClick} />
      </Cell>
      <Cell name="danger, hover" as="hover">
        <IconButton icon="trash" label="Delete" tone="danger" onClick={onClick} />
      </Cell>
      <Cell name="44 px">
        <IconButton icon="pencil" label="Edit" size="md" onClick={onClick} />
      </Cell>
      <Cell name="on a ground of its own">
        <Box ground="closing" padding={2}>
          <Text tone="onClosing" element="span">
            <IconButton icon="close" label="Close" tone="inherit" onClick={onClick} />
          </Text>
        </Box>
      </Cell>
      <Cell name="right to left" isRightToLeft>
        <IconButton icon="arrowRight" label="Next" isOutlined onClick={onClick} />
      </Cell>
    </Matrix>
  ),
};
