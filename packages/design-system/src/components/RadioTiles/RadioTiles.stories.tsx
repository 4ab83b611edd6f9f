import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { RadioTiles, type RadioTilesProps } from './RadioTiles.tsx';

type Status = 'NOT_PAID' | 'PAID';

function Kept(props: RadioTilesProps<Status>) {
  const [value, setValue] = useState(props.value);
  return (
    <RadioTiles
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Forms/RadioTiles',
  component: RadioTiles<Status>,
  args: {
    legend: 'Deposit status',
    options: [
      { value: 'NOT_PAID', label: 'NOT_PAID', note: 'now' },
      { value: 'PAID', label: 'PAID' },
    ],
    value: 'NOT_PAID',
    onChange: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof RadioTiles<Status>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /NOT_PAID/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'PAID' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith('PAID');
  },
};

export const Locked: Story = {
  args: { disabledReason: 'Set the deposit to PAID first. Then you can change the payment.' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/Set the deposit to PAID first/);
  },
};
