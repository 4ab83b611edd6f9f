import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { fieldControls } from '../../workshop/fieldControls.ts';
import { Cell, Cells, VariantMatrix } from '../../workshop/Matrix.tsx';
import { Link } from '../Link/Link.tsx';
import { Checkbox } from './Checkbox.tsx';

const policies = {
  label: 'I agree to the booking policies.',
  children:
    'I have read the booking policies. I will bring my child on time and in good health, with clean, detangled hair.',
  link: (
    <Link href="/policy" isStandalone>
      Read the booking policies
    </Link>
  ),
} as const;

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { ...policies, onChange: fn() },
  argTypes: { ...fieldControls, link: { control: false } },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const box = canvas.getByRole('checkbox', { name: 'I agree to the booking policies.' });
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription(/^I have read the booking policies/);
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

export const Invalid: Story = {
  args: { error: 'Please agree to the booking policies.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
  },
};

export const Disabled: Story = {
  args: { isDefaultChecked: true, disabledReason: 'Your booking is being sent.' },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription(/^Your booking is being sent\./);
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByText(policies.label));
    await expect(box).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const AllStates: Story = {
  tags: ['ci'],
  render: () => (
    <VariantMatrix>
      <Cells
        component={Checkbox}
        args={{ label: 'Correct answer' }}
        states={{
          open: {},
          hover: { as: 'hover' },
          focus: { as: 'focus-visible' },
          invalid: {
            label: 'I agree to the booking policies.',
            error: 'Please agree to the booking policies.',
          },
          ticked: { isDefaultChecked: true },
          'ticked, hover': { as: 'hover', isDefaultChecked: true },
          'ticked, focus': { as: 'focus-visible', isDefaultChecked: true },
          'locked, open': { disabledReason: 'Write the answer first.' },
          'locked, ticked': { isDefaultChecked: true, disabledReason: 'Your changes are being saved.' },
        }}
      />
      <Cell name="at length, with a link">
        <Checkbox {...policies} />
      </Cell>
      <Cell name="long words, narrow" width={170}>
        <Checkbox
          label="J’accepte inconditionnellement les conditions de réservation."
          error="Veuillez accepter."
        />
      </Cell>
      <Cell name="right to left" isRightToLeft>
        <Checkbox label="أوافق" isDefaultChecked />
      </Cell>
    </VariantMatrix>
  ),
};
