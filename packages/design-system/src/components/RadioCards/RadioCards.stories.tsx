import { hairCardIllustration } from '@plaitful/illustrations/hair-card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { fieldControls } from '../../workshop/fieldControls.ts';
import { withControlledValue } from '../../workshop/withControlledValue.tsx';
import { Cells, VariantMatrix } from '../../workshop/Matrix.tsx';
import { testers } from '../../workshop/testers.ts';
import { RadioCards, type RadioCardsProps } from './RadioCards.tsx';

type Status = 'NOT_PAID' | 'PAID';

const Controlled = withControlledValue(RadioCards<Status>);

const deposit = {
  label: 'Deposit status',
  options: [
    { value: 'NOT_PAID', label: 'NOT_PAID', note: 'now' },
    { value: 'PAID', label: 'PAID' },
  ],
  onChange: fn(),
} satisfies Omit<RadioCardsProps<Status>, 'value'>;

const picture = (...what: Parameters<typeof hairCardIllustration>): string =>
  `data:image/svg+xml,${encodeURIComponent(hairCardIllustration(...what))}`;

const textures = [
  { value: 'STRAIGHT', label: 'Straight', picture: picture('STRAIGHT', 'SHOULDERS') },
  { value: 'WAVY', label: 'Wavy', picture: picture('WAVY', 'SHOULDERS') },
  { value: 'CURLY', label: 'Curly', picture: picture('CURLY', 'SHOULDERS') },
  { value: 'COILY', label: 'Coily', picture: picture('COILY', 'SHOULDERS') },
];

const ControlledTexture = withControlledValue(RadioCards<string>);

const meta = {
  title: 'Forms/RadioCards',
  component: RadioCards<Status>,
  argTypes: fieldControls,
  args: { ...deposit, value: 'NOT_PAID', onChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof RadioCards<Status>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const { option } = testers.radioCardsTester(canvasElement, args);
    const [first, second] = [option(/NOT_PAID/), option('PAID')];
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

export const Pictures: Story = {
  render: () => <ControlledTexture label="Texture" options={textures} value={undefined} onChange={fn()} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('radio').map(({ parentElement }) => parentElement?.textContent)).toEqual(
      ['Straight', 'Wavy', 'Curly', 'Coily'],
    );
    const second = canvasElement.querySelectorAll('img')[1];
    if (!second) throw new Error('The second picture is missing.');
    await userEvent.click(second);
    const cards = testers.radioCardsTester(canvasElement, { label: 'Texture' });
    await expect(cards.isChosen('Wavy')).toBe(true);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(cards.isChosen('Coily')).toBe(true);
    await cards.choose('Curly');
    await expect(cards.isChosen('Curly')).toBe(true);
  },
};

export const Invalid: Story = {
  args: { value: undefined, error: 'Please choose a status.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toBeInvalid();
  },
};

export const Disabled: Story = {
  args: { disabledReason: 'Set the deposit to PAID first. Then you can change the payment.' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(/Set the deposit to PAID first/);
  },
};

export const AllStates: Story = {
  tags: ['ci'],
  render: () => (
    <VariantMatrix cellWidth={340}>
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
      <Cells
        component={ControlledTexture}
        args={{ label: 'Texture', options: textures, value: 'CURLY', onChange: fn() }}
        states={{
          'with pictures': {},
          'with pictures, focus': { as: 'focus-visible', value: undefined },
          'with pictures, locked': { disabledReason: 'Please wait for the answer.' },
          'with pictures, narrow': { width: 200 },
        }}
      />
    </VariantMatrix>
  ),
};
