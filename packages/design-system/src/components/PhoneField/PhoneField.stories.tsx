import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { fieldControls } from '../../workshop/fieldControls.ts';
import { Cell, Matrix } from '../../workshop/Matrix.tsx';
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';

function Kept(props: PhoneFieldProps) {
  const [phone, setPhone] = useState(props.value);
  return (
    <PhoneField
      {...props}
      value={phone}
      onChange={(next) => {
        setPhone(next);
        props.onChange(next);
      }}
    />
  );
}

const mobile = { label: 'Mobile phone', onChange: fn() } as const;

const meta = {
  title: 'Components/PhoneField',
  component: PhoneField,
  argTypes: fieldControls,
  args: { ...mobile, value: '', onChange: fn(), hint: 'A Canadian number, 10 digits, such as 613-555-0199.' },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Mobile phone' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await step('sets dashes while one types', async () => {
      await userEvent.keyboard('6135550199');
      await expect(field).toHaveValue('613-555-0199');
      await expect(args.onChange).toHaveBeenLastCalledWith('+16135550199');
    });
    await step('takes no letters', async () => {
      await userEvent.keyboard('a');
      await expect(field).toHaveValue('613-555-0199');
    });
    await step('deletes the last digit, and one behind a dash', async () => {
      await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
      await expect(field).toHaveValue('613-555');
      await userEvent.keyboard('{Backspace}');
      await expect(field).toHaveValue('613-55');
    });
    await step('keeps the caret where one mends', async () => {
      field.setSelectionRange(1, 1);
      await userEvent.keyboard('7');
      await expect(field).toHaveValue('671-355');
      await expect(field.selectionStart).toBe(2);
    });
  },
};

export const Pasting: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.tab();
    await userEvent.paste('+1 (613) 555 0199 ext. 5');
    await expect(field).toHaveValue('613-555-0199');
    await expect(args.onChange).toHaveBeenLastCalledWith('+16135550199');
  },
};

export const Invalid: Story = {
  args: { value: '+161355501', error: 'Please enter a valid phone number' },
};

export const Locked: Story = {
  args: { value: '+16135550199', disabledReason: 'Your changes are being saved.' },
};

export const AllStates: Story = {
  render: () => (
    <Matrix>
      <Cell name="empty">
        <Kept {...mobile} value="" />
      </Cell>
      <Cell name="half typed">
        <Kept {...mobile} value="+16135" />
      </Cell>
      <Cell name="filled, with a hint">
        <Kept {...mobile} value="+16135550199" hint="We text only about this appointment." />
      </Cell>
      <Cell name="hover" as="hover">
        <Kept {...mobile} value="+16135550199" />
      </Cell>
      <Cell name="focus" as="focus-visible">
        <Kept {...mobile} value="+1613" />
      </Cell>
      <Cell name="invalid">
        <Kept {...mobile} value="+1613555" error="Please enter a valid phone number" />
      </Cell>
      <Cell name="too many digits">
        <Kept {...mobile} value="+161355501999" error="Please enter a valid phone number" />
      </Cell>
      <Cell name="locked, with its reason">
        <Kept {...mobile} value="+16135550199" disabledReason="Your changes are being saved." />
      </Cell>
      <Cell name="long words, narrow" width={200}>
        <Kept {...mobile} label="Numéro de téléphone cellulaire" value="+16135550199" />
      </Cell>
    </Matrix>
  ),
};
