import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { fieldControls } from '../../workshop/fieldControls.ts';
import { withControlledValue } from '../../workshop/withControlledValue.tsx';
import { en } from '../../words/en.ts';
import { testers } from '../../workshop/testers.ts';
import { Cells, VariantMatrix } from '../../workshop/Matrix.tsx';
import { PhoneField } from './PhoneField.tsx';

const Controlled = withControlledValue(PhoneField);

const mobile = { label: 'Mobile phone', onChange: fn() } as const;

const meta = {
  title: 'Forms/PhoneField',
  component: PhoneField,
  argTypes: fieldControls,
  args: { ...mobile, value: '', onChange: fn(), hint: en.phoneField.hint },
  render: (args) => <Controlled {...args} />,
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
  play: async ({ canvasElement, args }) => {
    const phone = testers.phoneFieldTester(canvasElement, mobile);
    await phone.type('613');
    await phone.clear();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await userEvent.paste('+1 (613) 555 0199 ext. 5');
    await expect(phone.value()).toBe('613-555-0199');
    await expect(phone.description()).toBe(en.phoneField.hint);
    await expect(phone.isInvalid()).toBe(false);
    await expect(args.onChange).toHaveBeenLastCalledWith('+16135550199');
  },
};

export const AllStates: Story = {
  tags: ['ci'],
  render: () => (
    <VariantMatrix>
      <Cells
        component={Controlled}
        args={{ ...mobile, value: '+16135550199' }}
        states={{
          empty: { value: '' },
          'half typed': { value: '+16135' },
          'filled, with a hint': { hint: 'We text only about this appointment.' },
          hover: { as: 'hover' },
          focus: { as: 'focus-visible', value: '+1613' },
          invalid: { value: '+1613555', error: 'Please enter a valid phone number' },
          'too many digits': { value: '+161355501999', error: 'Please enter a valid phone number' },
          'another country': { value: '+6591234567', error: 'Please enter a valid phone number' },
          'locked, with its reason': { disabledReason: 'Your changes are being saved.' },
          'long words, narrow': { width: 200, label: 'Numéro de téléphone cellulaire' },
        }}
      />
    </VariantMatrix>
  ),
};

/** Phone numbers are read from left to right in every language. */
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  args: { label: 'هاتف', value: '+16135550199', hint: 'رقم كندي' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'هاتف' });
    await expect(getComputedStyle(field).direction).toBe('ltr');
    const prefix = canvas.getByText('+1').getBoundingClientRect();
    await expect(prefix.left - field.getBoundingClientRect().left).toBeLessThan(40);
  },
};
