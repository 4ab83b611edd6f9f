import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { fieldControls } from '../../workshop/fieldControls.ts';
import { withControlledValue } from '../../workshop/withControlledValue.tsx';
import { Cells, VariantMatrix } from '../../workshop/Matrix.tsx';
import { MoneyField } from './MoneyField.tsx';

const Controlled = withControlledValue(MoneyField);

const price = {
  label: 'Service price ($)',
  min: 1,
  invalidError: 'Please enter an amount above 0, such as 85 or 85.50.',
  onChange: fn(),
} as const;

const meta = {
  title: 'Forms/MoneyField',
  component: MoneyField,
  argTypes: fieldControls,
  args: { ...price, value: 8550, onChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof MoneyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ByKeyboard: Story = {
  args: { value: null },
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Service price ($)' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await step('counts cents while one types, and writes the amount out on leaving', async () => {
      await userEvent.keyboard('85,5');
      await expect(args.onChange).toHaveBeenLastCalledWith(8550);
      await expect(field).toHaveValue('85,5');
      await userEvent.tab();
      await expect(field).toHaveValue('85.50');
    });
    await step('shows no cents where there are none', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '85.00');
      await userEvent.tab();
      await expect(field).toHaveValue('85');
      await expect(args.onChange).toHaveBeenLastCalledWith(8500);
    });
    await step('keeps what is no amount, and says so once it is left', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'about 80');
      await expect(args.onChange).toHaveBeenLastCalledWith(Number.NaN);
      await expect(field).toBeValid();
      await userEvent.tab();
      await expect(field).toHaveValue('about 80');
      await expect(field).toHaveAccessibleDescription('Please enter an amount above 0, such as 85 or 85.50.');
    });
  },
};

export const Invalid: Story = {
  args: { value: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};

export const AllStates: Story = {
  tags: ['ci'],
  render: () => (
    <VariantMatrix>
      <Cells
        component={Controlled}
        args={{ ...price, value: 8500 }}
        states={{
          empty: { value: null },
          'with cents': { value: 8550 },
          hover: { as: 'hover' },
          focus: { as: 'focus-visible' },
          'outside its bounds': { value: 0 },
          'an error of the form': { value: 9000, error: 'The deposit cannot be more than the final price.' },
          'read-only': { label: 'Final price ($)', value: 5500, isReadOnly: true },
          'locked, with its reason': { disabledReason: 'Your changes are being saved.' },
          'long words, narrow': { width: 150, label: 'Montant de la prestation', value: 123456789000 },
        }}
      />
    </VariantMatrix>
  ),
};
