import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { fieldControls } from '../../workshop/fieldControls.ts';
import { Cells, VariantMatrix } from '../../workshop/Matrix.tsx';
import { en } from '../../words/en.ts';
import { TextArea, type CharacterCounter } from './TextArea.tsx';

const counting = (max: number): CharacterCounter => ({ max, ...en.characterCounter });

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  argTypes: fieldControls,
  args: { label: 'Full details', onChange: fn() },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { hint: 'Shown on the style’s page.', counter: counting(255) } };

export const RoomForItsRows: Story = {
  args: { rows: 4 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    const { paddingBlockStart, paddingBlockEnd, lineHeight } = getComputedStyle(field);
    const height =
      field.clientHeight - Number.parseFloat(paddingBlockStart) - Number.parseFloat(paddingBlockEnd);
    await expect(height / Number.parseFloat(lineHeight)).toBeCloseTo(4, 1);
  },
};

export const ByKeyboard: Story = {
  args: { counter: counting(20) },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Full details' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription('0 of 20 characters');
    await userEvent.keyboard('Neat{Enter}triangle');
    await expect(field).toHaveValue('Neat\ntriangle');
    await expect(canvas.getByText('13/20')).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledTimes(13);
  },
};

export const CountedAloud: Story = {
  args: { counter: counting(20) },
  play: async ({ canvas, step }) => {
    const status = canvas.getByRole('status');
    await userEvent.tab();
    await step('says nothing while there is much room', async () => {
      await userEvent.keyboard('Neat parts');
      await expect(status).toBeEmptyDOMElement();
    });
    await step('speaks near the limit, once one pauses', async () => {
      await userEvent.keyboard(' and beads');
      await waitFor(() => expect(status).toHaveTextContent('20 of 20 characters'));
    });
    await step('keeps what is too much and says how much that is', async () => {
      await userEvent.keyboard('....');
      const field = canvas.getByRole('textbox');
      await expect(field).toHaveValue('Neat parts and beads....');
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription('4 too many. Please shorten it. 24 of 20 characters');
      await expect(canvas.getByText('24/20')).toBeVisible();
      await waitFor(() => expect(status).toHaveTextContent('4 too many. Please shorten it.'));
    });
    await step('is right again once it is short enough', async () => {
      await userEvent.keyboard('{Backspace>8/}');
      await expect(canvas.getByRole('textbox')).toBeValid();
      await waitFor(() => expect(status).toBeEmptyDOMElement());
    });
  },
};

const text = 'Neat triangle or square parts, each twisted and coiled into a small knot, and so on';

export const AllStates: Story = {
  tags: ['ci'],
  render: () => (
    <VariantMatrix cellWidth={260}>
      <Cells
        component={TextArea}
        args={{ label: 'Full details' }}
        states={{
          empty: { counter: counting(255) },
          'filled, with a hint': {
            defaultValue: text,
            counter: counting(255),
            hint: 'Shown on the style’s page.',
          },
          'not counted': { label: 'Message', defaultValue: text, rows: 2 },
          hover: { as: 'hover', defaultValue: text, counter: counting(255) },
          focus: { as: 'focus-visible', defaultValue: 'Neat triangle', counter: counting(255) },
          'too long': { defaultValue: text, counter: counting(80) },
          invalid: { label: 'Review Message', error: 'Review message is required', counter: counting(255) },
          'read-only': { value: text, isReadOnly: true },
          'locked, with its reason': {
            value: text,
            counter: counting(255),
            disabledReason: 'Your changes are being saved.',
          },
          'grown to its words': { defaultValue: `${text}. ${text}. ${text}.`, counter: counting(255) },
          'long words, narrow': {
            width: 150,
            label: 'Renseignements complémentaires',
            defaultValue: 'Donaudampfschifffahrtsgesellschaft',
            counter: counting(20),
            hint: 'Visible sur la page',
          },
        }}
      />
    </VariantMatrix>
  ),
};
