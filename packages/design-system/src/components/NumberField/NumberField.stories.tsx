import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { fieldControls } from '../../workshop/fieldControls.ts';
import { withControlledValue } from '../../workshop/withControlledValue.tsx';
import { Cells, VariantMatrix } from '../../workshop/Matrix.tsx';
import { NumberField } from './NumberField.tsx';

const Controlled = withControlledValue(NumberField);

const percent = {
  label: 'Discount (%)',
  suffix: '%',
  min: 0,
  max: 100,
  invalidError: 'Please enter a number from 0 to 100.',
  onChange: fn(),
} as const;

const meta = {
  title: 'Forms/NumberField',
  component: NumberField,
  argTypes: fieldControls,
  args: { ...percent, value: 10, hint: '0 for no discount.', onChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ByKeyboard: Story = {
  args: { value: null },
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Discount (%)' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await step('takes a point or a comma and writes it out on leaving', async () => {
      await userEvent.keyboard('12,50');
      await expect(field).toHaveValue('12,50');
      await expect(args.onChange).toHaveBeenLastCalledWith(12.5);
      await userEvent.tab();
      await expect(field).toHaveValue('12.5');
    });
    await step('keeps what is outside, and says so once it is left', async () => {
      await userEvent.clear(field);
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
      await userEvent.type(field, '120');
      await expect(field).toBeValid();
      await userEvent.tab();
      await expect(field).toHaveValue('120');
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription(/^Please enter a number from 0 to 100\./);
    });
    await step('is right again as soon as it is mended', async () => {
      await userEvent.type(field, '{Backspace}');
      await expect(field).toBeValid();
    });
  },
};

export const AllStates: Story = {
  tags: ['ci'],
  render: () => (
    <VariantMatrix>
      <Cells
        component={Controlled}
        args={{ ...percent, value: 10 }}
        states={{
          empty: { value: null },
          'filled, with a hint': { hint: '0 for no discount.' },
          hover: { as: 'hover' },
          focus: { as: 'focus-visible', value: 12.5 },
          'outside its bounds': { value: 150 },
          'read-only': { isReadOnly: true },
          'locked, with its reason': { disabledReason: 'Your changes are being saved.' },
          'long words, narrow': { width: 150, label: 'Pourcentage de réduction', value: 1234567890123 },
        }}
      />
    </VariantMatrix>
  ),
};
