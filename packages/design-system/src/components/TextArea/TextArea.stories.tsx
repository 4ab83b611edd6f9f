import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { fieldControls } from '../../workshop/fieldControls.ts';
import { Cell, Matrix } from '../../workshop/Matrix.tsx';
import { TextArea, type CharacterCounter } from './TextArea.tsx';

/** A counter in the words of the owner's forms. */
function counting(max: number): CharacterCounter {
  return {
    max,
    text: ({ count }) => `${count}/${max}`,
    spoken: ({ count }) => `${count} of ${max} characters`,
    tooLong: ({ over }) => `${over} too many. Please shorten it.`,
  };
}

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  argTypes: fieldControls,
  args: { label: 'Full details', onChange: fn() },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { hint: 'Shown on the style’s page.', counter: counting(255) } };

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

export const Invalid: Story = {
  args: { label: 'Review Message', error: 'Review message is required', counter: counting(255) },
};

export const Locked: Story = {
  args: {
    value: 'Neat triangle or square parts.',
    counter: counting(255),
    disabledReason: 'Your changes are being saved.',
  },
};

const text = 'Neat triangle or square parts, each twisted and coiled into a small knot, and so on';

export const AllStates: Story = {
  render: () => (
    <Matrix cellWidth={260}>
      <Cell name="empty">
        <TextArea label="Full details" counter={counting(255)} />
      </Cell>
      <Cell name="filled, with a hint">
        <TextArea
          label="Full details"
          defaultValue={text}
          counter={counting(255)}
          hint="Shown on the style’s page."
        />
      </Cell>
      <Cell name="not counted">
        <TextArea label="Message" defaultValue={text} rows={2} />
      </Cell>
      <Cell name="hover" as="hover">
        <TextArea label="Full details" defaultValue={text} counter={counting(255)} />
      </Cell>
      <Cell name="focus" as="focus-visible">
        <TextArea label="Full details" defaultValue="Neat triangle" counter={counting(255)} />
      </Cell>
      <Cell name="too long">
        <TextArea label="Full details" defaultValue={text} counter={counting(80)} />
      </Cell>
      <Cell name="invalid">
        <TextArea label="Review Message" error="Review message is required" counter={counting(255)} />
      </Cell>
      <Cell name="read-only">
        <TextArea label="Full details" value={text} isReadOnly />
      </Cell>
      <Cell name="locked, with its reason">
        <TextArea
          label="Full details"
          value={text}
          counter={counting(255)}
          disabledReason="Your changes are being saved."
        />
      </Cell>
      <Cell name="grown to its words">
        <TextArea label="Full details" defaultValue={`${text}. ${text}. ${text}.`} counter={counting(255)} />
      </Cell>
      <Cell name="long words, narrow" width={150}>
        <TextArea
          label="Renseignements complémentaires"
          defaultValue="Donaudampfschifffahrtsgesellschaft"
          counter={counting(20)}
          hint="Visible sur la page"
        />
      </Cell>
    </Matrix>
  ),
};
