import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'Child’s name', onChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { hint: 'The name we should call her.' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const field = canvas.getByRole('textbox', { name: 'Child’s name' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription('The name we should call her.');
    await userEvent.keyboard('Ada');
    await expect(field).toHaveValue('Ada');
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};

export const Invalid: Story = {
  args: { label: 'Email', type: 'email', defaultValue: 'maya@', error: 'Please enter a valid email address' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Please enter a valid email address');
  },
};

export const ReadOnly: Story = {
  args: { label: 'Full name', value: 'Maya Demo', isReadOnly: true },
};

export const DateOfBirth: Story = {
  args: {
    label: 'Child’s date of birth',
    type: 'date',
    defaultValue: '2018-05-04',
    hint: 'We use it only to know her age.',
  },
};
