import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { fieldControls } from '../../workshop/fieldControls.ts';
import { withControlledValue } from '../../workshop/withControlledValue.tsx';
import { Cell, VariantMatrix } from '../../workshop/Matrix.tsx';
import { testers } from '../../workshop/testers.ts';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

type Days = 'chosen' | 'weekly' | 'some';

const Controlled = withControlledValue(RadioGroup<Days>);

const days = {
  label: 'Use these times on',
  options: [
    { value: 'chosen', label: 'All chosen dates' },
    { value: 'weekly', label: 'Every Saturday until' },
    { value: 'some', label: 'Days I choose' },
  ],
  onChange: fn(),
} satisfies Omit<RadioGroupProps<Days>, 'value'>;

const consent = {
  label: 'May we show photos of her hair?',
  options: [
    { value: 'chosen', label: 'Yes', hint: 'Her face is never shown.' },
    { value: 'weekly', label: 'No', hint: 'That changes nothing about her appointment.' },
  ],
  onChange: fn(),
} satisfies Omit<RadioGroupProps<Days>, 'value'>;

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup<Days>,
  argTypes: fieldControls,
  args: { ...days, value: 'chosen', onChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof RadioGroup<Days>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ByKeyboard: Story = {
  args: { value: 'weekly' },
  play: async ({ canvasElement, args, step }) => {
    const group = testers.radioGroupTester(canvasElement, args);
    const radio = group.option;
    await step('Tab goes to what is chosen', async () => {
      await userEvent.tab();
      await expect(radio('Every Saturday until')).toHaveFocus();
    });
    await step('down and right choose the next one', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(radio('Days I choose')).toHaveFocus();
      await expect(args.onChange).toHaveBeenLastCalledWith('some');
      await userEvent.keyboard('{ArrowRight}');
      await expect(radio('All chosen dates')).toBeChecked();
    });
    await step('up and left choose the one before', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await expect(radio('Days I choose')).toBeChecked();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(radio('Every Saturday until')).toBeChecked();
    });
    await step('a press chooses', async () => {
      await group.choose('Days I choose');
      await expect(group.isChosen('Days I choose')).toBe(true);
      await expect(group.isChosen('Every Saturday until')).toBe(false);
    });
  },
};

export const NothingChosen: Story = {
  args: { value: undefined },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const first = canvas.getByRole('radio', { name: 'All chosen dates' });
    await expect(first).toHaveFocus();
    await expect(first).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(first).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('chosen');
  },
};

export const WithHints: Story = {
  args: { ...consent, value: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Yes' })).toHaveAccessibleDescription(
      'Her face is never shown.',
    );
  },
};

export const Invalid: Story = {
  args: { value: undefined, error: 'Please choose on which days.', isRequired: true },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Use these times on' });
    await expect(group).toBeInvalid();
    await expect(group).toBeRequired();
    await expect(group).toHaveAccessibleDescription('Please choose on which days.');
  },
};

export const Disabled: Story = {
  args: { disabledReason: 'Choose a day first.' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(canvas.getByText('Days I choose'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('radio', { name: 'All chosen dates' })).toBeChecked();
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Choose a day first.');
  },
};

export const AllStates: Story = {
  tags: ['ci'],
  render: () => (
    <VariantMatrix>
      <Cell name="nothing chosen">
        <Controlled {...days} value={undefined} />
      </Cell>
      <Cell name="chosen">
        <Controlled {...days} value="weekly" hint="Times that are booked stay." />
      </Cell>
      <Cell name="hover" as="hover">
        <Controlled {...days} value="weekly" />
      </Cell>
      <Cell name="focus" as="focus-visible">
        <Controlled {...days} value="weekly" />
      </Cell>
      <Cell name="invalid">
        <Controlled {...days} value={undefined} error="Please choose on which days." />
      </Cell>
      <Cell name="locked, with its reason">
        <Controlled {...days} value="weekly" disabledReason="Choose a day first." />
      </Cell>
      <Cell name="horizontal">
        <Controlled {...consent} value="chosen" orientation="horizontal" />
      </Cell>
      <Cell name="with hints">
        <Controlled {...consent} value="weekly" />
      </Cell>
      <Cell name="long words, narrow" width={170}>
        <Controlled
          {...days}
          label="Utiliser ces heures aux dates suivantes"
          options={[{ value: 'weekly', label: 'Chaque anticonstitutionnellement long samedi' }]}
          value="weekly"
        />
      </Cell>
      <Cell name="right to left" isRightToLeft>
        <Controlled {...days} value="weekly" />
      </Cell>
    </VariantMatrix>
  ),
};
