import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { fieldControls } from '../../workshop/fieldControls.ts';
import { Cell, Matrix } from '../../workshop/Matrix.tsx';
import { MoneyField, type MoneyFieldProps } from './MoneyField.tsx';

function Kept(props: MoneyFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <MoneyField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const price = {
  label: 'Service price ($)',
  min: 1,
  wrongError: 'Please enter an amount above 0, such as 85 or 85.50.',
  onChange: fn(),
} as const;

const meta = {
  title: 'Components/MoneyField',
  component: MoneyField,
  argTypes: fieldControls,
  args: { ...price, value: 8550, onChange: fn() },
  render: (args) => <Kept {...args} />,
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

export const ReadOnly: Story = {
  args: {
    label: 'Final price ($)',
    isReadOnly: true,
    hint: 'Worked out from the price and the discount. Parents pay this.',
  },
};

export const Locked: Story = { args: { disabledReason: 'Your changes are being saved.' } };

export const AllStates: Story = {
  render: () => (
    <Matrix>
      <Cell name="empty">
        <Kept {...price} value={null} />
      </Cell>
      <Cell name="with cents">
        <Kept {...price} value={8550} />
      </Cell>
      <Cell name="hover" as="hover">
        <Kept {...price} value={8500} />
      </Cell>
      <Cell name="focus" as="focus-visible">
        <Kept {...price} value={8500} />
      </Cell>
      <Cell name="outside its bounds">
        <Kept {...price} value={0} />
      </Cell>
      <Cell name="an error of the form">
        <Kept {...price} value={9000} error="The deposit cannot be more than the final price." />
      </Cell>
      <Cell name="read-only">
        <Kept {...price} label="Final price ($)" value={5500} isReadOnly />
      </Cell>
      <Cell name="locked, with its reason">
        <Kept {...price} value={8500} disabledReason="Your changes are being saved." />
      </Cell>
      <Cell name="long words, narrow" width={150}>
        <Kept {...price} label="Montant de la prestation" value={123456789000} />
      </Cell>
    </Matrix>
  ),
};
