import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Cell, Cells, VariantMatrix } from '../../workshop/Matrix.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Actions/IconButton',
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

/** It stays focusable. */
export const AriaDisabled: Story = {
  args: { icon: 'chevronRight', label: 'Next', isDisabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Next' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const AllStates: Story = {
  tags: ['ci'],
  render: ({ onClick }) => (
    <VariantMatrix cellWidth={140}>
      <Cells
        component={IconButton}
        args={{ icon: 'close', label: 'Close', onClick }}
        states={{
          rest: {},
          hover: { as: 'hover' },
          focus: { as: 'focus-visible' },
          pressed: { as: 'active' },
          'not now': { isDisabled: true },
          '44 px': { icon: 'pencil', label: 'Edit', size: 'md' },
        }}
      />
      <Cell name="right to left" isRightToLeft>
        <IconButton icon="arrowRight" label="Next" onClick={onClick} />
      </Cell>
    </VariantMatrix>
  ),
  // Never smaller than a touch target.
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      const { width, height } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};
