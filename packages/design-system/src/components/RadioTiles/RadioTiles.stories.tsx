import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { fieldControls } from '../../workshop/fieldControls.ts';
import { withControlledValue } from '../../workshop/withControlledValue.tsx';
import { Cells, Matrix } from '../../workshop/Matrix.tsx';
import { RadioTiles, type RadioTilesProps } from './RadioTiles.tsx';

type Status = 'NOT_PAID' | 'PAID';

const Controlled = withControlledValue(RadioTiles<Status>);

const deposit = {
  legend: 'Deposit status',
  options: [
    { value: 'NOT_PAID', label: 'NOT_PAID', note: 'now' },
    { value: 'PAID', label: 'PAID' },
  ],
  onChange: fn(),
} satisfies Omit<RadioTilesProps<Status>, 'value'>;

const meta = {
  title: 'Components/RadioTiles',
  component: RadioTiles<Status>,
  argTypes: fieldControls,
  args: { ...deposit, value: 'NOT_PAID', onChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof RadioTiles<Status>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const [first, second] = [
      canvas.getByRole('radio', { name: /NOT_PAID/ }),
      canvas.getByRole('radio', { name: 'PAID' }),
    ];
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('PAID');
    await userEvent.keyboard('{ArrowRight}');
    await expect(first).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(second).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(first).toBeChecked();
  },
};

export const Invalid: Story = {
  args: { value: undefined, error: 'Please choose a status.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toBeInvalid();
  },
};

export const Locked: Story = {
  args: { disabledReason: 'Set the deposit to PAID first. Then you can change the payment.' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(/Set the deposit to PAID first/);
  },
};

export const AllStates: Story = {
  render: () => (
    <Matrix cellWidth={340}>
      <Cells
        component={Controlled}
        args={{ ...deposit, value: 'PAID' }}
        states={{
          chosen: { value: 'NOT_PAID' },
          'nothing chosen, with a hint': {
            value: undefined,
            hint: 'Set PAID when the transfer has arrived.',
          },
          hover: { as: 'hover' },
          focus: { as: 'focus-visible' },
          invalid: { value: undefined, error: 'Please choose a status.' },
          'locked, with its reason': { disabledReason: 'Set the deposit to PAID first.' },
          'long words, narrow': {
            width: 170,
            options: [{ value: 'PAID', label: 'Acompte anticonstitutionnellement reçu', note: 'maintenant' }],
          },
          'right to left': { isRightToLeft: true },
        }}
      />
    </Matrix>
  ),
};
