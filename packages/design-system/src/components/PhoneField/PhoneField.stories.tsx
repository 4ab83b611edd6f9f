import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';

function Kept(props: PhoneFieldProps) {
  const [digits, setDigits] = useState(props.value);
  return (
    <PhoneField
      {...props}
      value={digits}
      onChange={(next) => {
        setDigits(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Forms/PhoneField',
  component: PhoneField,
  args: {
    label: 'Mobile phone',
    value: '',
    onChange: fn(),
    hint: 'A Canadian number, 10 digits, such as 613-555-0199.',
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typing: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Mobile phone' });
    await userEvent.tab();
    await userEvent.keyboard('6135550199');
    await expect(field).toHaveValue('613-555-0199');
    await expect(args.onChange).toHaveBeenLastCalledWith('6135550199');
  },
};

export const MendingInTheMiddle: Story = {
  args: { value: '6135550199' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Mobile phone' });
    field.focus();
    field.setSelectionRange(5, 5);
    await userEvent.keyboard('{Backspace}');
    await expect(field).toHaveValue('613-550-199');
    await expect(field.selectionStart).toBe(3);
    await userEvent.keyboard('7');
    await expect(field).toHaveValue('613-755-0199');
    await expect(field.selectionStart).toBe(5);
    await expect(args.onChange).toHaveBeenLastCalledWith('6137550199');
  },
};

export const Pasting: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.paste('+1 (613) 555 0199');
    await expect(canvas.getByRole('textbox')).toHaveValue('613-555-0199');
  },
};

export const Invalid: Story = { args: { value: '61355501', error: 'Please enter a valid phone number' } };
