import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Cell, VariantMatrix } from '../../workshop/Matrix.tsx';
import { testers } from '../../workshop/testers.ts';
import { en } from '../../words/en.ts';
import { samplePicker } from '../DatePicker/DatePicker.fixture.ts';
import { DateTimePicker } from '../DateTimePicker/DateTimePicker.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const meta = {
  title: 'Forms/ErrorSummary',
  component: ErrorSummary,
  args: {
    title: 'Please look at two fields',
    items: [
      { fieldId: 'childName', text: 'Please enter your child’s name' },
      { fieldId: 'mobilePhone', text: 'Please enter a valid phone number' },
    ],
  },
  render: (args) => (
    <Stack>
      <ErrorSummary {...args} />
      <TextField id="childName" label="Child’s name" />
      <TextField id="mobilePhone" label="Mobile phone" />
    </Stack>
  ),
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const summary = testers.errorSummaryTester(canvasElement, args);
    await expect(await summary.texts()).toEqual(args.items.map(({ text }) => text));
    await userEvent.tab();
    await expect(await summary.link(/your child’s name/)).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Mobile phone' })).toHaveFocus();
    await summary.goTo(/your child’s name/);
    await expect(canvas.getByRole('textbox', { name: 'Child’s name' })).toHaveFocus();
  },
};

/** The id of a picker is that of no control. */
export const LinkToAPicker: Story = {
  args: { items: [{ fieldId: 'picker', text: 'Choose a date and a time' }] },
  render: (args) => (
    <Stack>
      <ErrorSummary {...args} />
      <DateTimePicker
        id="picker"
        dates={{ ...samplePicker, defaultFocusedDate: '2026-12-05' }}
        prompt={en.dateTimePicker.prompt}
      />
    </Stack>
  ),
  play: async ({ canvasElement, args }) => {
    const { calendar } = testers.dateTimePickerTester(canvasElement, {
      dates: samplePicker,
      next: en.dateTimePicker.next,
    });
    await testers.errorSummaryTester(canvasElement, args).goTo(/Choose a date/);
    await expect(calendar.day('2026-12-05')).toHaveFocus();
  },
};

const needed = [
  { fieldId: 'childName', text: 'Child’s name' },
  { fieldId: 'mobilePhone', text: 'Mobile phone' },
];

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(testers.errorSummaryTester(canvasElement, args).isShown()).toBe(false);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

const one = [{ fieldId: 'a', text: 'Please enter your child’s name' }];

export const AllStates: Story = {
  tags: ['ci'],
  render: () => (
    <VariantMatrix cellWidth={300}>
      <Cell name="panel">
        <ErrorSummary title="Please look at one field" items={one} />
      </Cell>
      <Cell name="panel, hover" as="hover">
        <ErrorSummary title="Please look at one field, hover" items={one} />
      </Cell>
      <Cell name="panel, focus" as="focus-visible">
        <ErrorSummary title="Please look at one field, focus" items={one} />
      </Cell>
      <Cell name="inline">
        <ErrorSummary title="Still needed" variant="inline" items={needed} />
      </Cell>
      <Cell name="inline, focus" as="focus-visible">
        <ErrorSummary title="Still needed, focus" variant="inline" items={needed} />
      </Cell>
      <Cell name="long words, narrow" width={170}>
        <ErrorSummary
          title="Veuillez vérifier un renseignement"
          items={[{ fieldId: 'b', text: 'Veuillez saisir le numéro anticonstitutionnellement long' }]}
        />
      </Cell>
    </VariantMatrix>
  ),
};
