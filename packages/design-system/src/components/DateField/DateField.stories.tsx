import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, userEvent } from 'storybook/test';
import { Cell, VariantMatrix } from '../../workshop/Matrix.tsx';
import { DateField } from './DateField.tsx';

const meta = {
  title: 'Dates/DateField',
  component: DateField,
  args: {
    label: 'Child’s date of birth',
    hint: 'We use it only to know her age.',
    invalidError: 'Please enter a real date, such as 4 May 2018.',
    onChange: fn(),
  },
  argTypes: {
    label: { control: 'text' },
    hint: { control: 'text' },
    error: { control: 'text' },
    disabledReason: { control: 'text' },
  },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvas: { getByLabelText: (name: string) => HTMLElement }) =>
  canvas.getByLabelText('Child’s date of birth');

export const Playground: Story = {};

/** Controlled: the story keeps the value. */
export const Controlled: Story = {
  args: { value: '' },
  render: (args) => {
    const [date, setDate] = useState('');
    return <DateField {...args} value={date} onChange={(event) => setDate(event.target.value)} />;
  },
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas), '2018-05-04');
    await expect(field(canvas)).toHaveValue('2018-05-04');
  },
};

export const Invalid: Story = {
  args: { defaultValue: '2030-01-01', error: 'Please choose a date in the past.' },
  play: async ({ canvas }) => {
    await expect(field(canvas)).toBeInvalid();
    await expect(field(canvas)).toHaveAccessibleDescription(/^Please choose a date in the past/);
  },
};

/** Keys are handled by the browser's date input; the component adds an error for incomplete dates. */
export const ByKeyboard: Story = {
  args: { error: 'Child’s date of birth is required' },
  play: async ({ canvas, args, step }) => {
    const input = field(canvas);
    const pretend = (badInput: boolean) =>
      Object.defineProperty(input, 'validity', { configurable: true, value: { badInput } });
    await step('Tab reaches it, and typing fills it', async () => {
      await userEvent.tab();
      await expect(input).toHaveFocus();
      await userEvent.type(input, '2018-05-04');
      await expect(input).toHaveValue('2018-05-04');
      await expect(args.onChange).toHaveBeenCalledOnce();
    });
    await step('a date that does not exist is called wrong when it is left, never missing', async () => {
      pretend(true);
      await userEvent.tab();
      await expect(input).toHaveAccessibleDescription(/^Please enter a real date/);
    });
    await step('and no longer when it is mended', async () => {
      pretend(false);
      await userEvent.clear(input);
      await expect(input).toHaveAccessibleDescription(/^Child’s date of birth is required/);
    });
    await step('Enter asks as well, since it sends the form', async () => {
      pretend(true);
      await userEvent.type(input, '{Enter}');
      await expect(input).toHaveAccessibleDescription(/^Please enter a real date/);
    });
  },
};

/** An invalid prop has no effect and does not break the page; the console says what to write instead. */
export const WrongProps: Story = {
  args: { defaultValue: '2026-13-40', min: '2026-12-01', max: '2026-01-01' },
  beforeEach: () => {
    spyOn(console, 'warn');
  },
  play: async ({ canvas }) => {
    await expect(field(canvas)).toHaveValue('');
    await expect(field(canvas)).not.toHaveAttribute('max');
  },
};

const birth = {
  label: 'Child’s date of birth',
  invalidError: 'Please enter a real date, such as 4 May 2018.',
};

export const AllStates: Story = {
  tags: ['ci'],
  render: () => (
    <VariantMatrix cellWidth={260}>
      <Cell name="empty">
        <DateField {...birth} />
      </Cell>
      <Cell name="with a hint, filled">
        <DateField {...birth} hint="We use it only to know her age." defaultValue="2018-05-04" />
      </Cell>
      <Cell name="hover" as="hover">
        <DateField {...birth} defaultValue="2018-05-04" />
      </Cell>
      <Cell name="invalid">
        <DateField {...birth} defaultValue="2030-01-01" error="Please choose a date in the past." />
      </Cell>
      <Cell name="closed for now">
        <DateField {...birth} defaultValue="2018-05-04" disabledReason="The appointment is over." />
      </Cell>
      <Cell name="name only spoken">
        <DateField ariaLabel="Day of the bookings" invalidError="Please enter a real date." />
      </Cell>
      <Cell name="narrow, long words" width={160}>
        <DateField
          label="Date de naissance de votre enfant"
          invalidError="Veuillez entrer une date qui existe."
          hint="Elle ne sert qu’à connaître son âge le jour du rendez-vous."
          defaultValue="2018-05-04"
        />
      </Cell>
    </VariantMatrix>
  ),
};
