import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, mocked, spyOn, userEvent, waitFor } from 'storybook/test';
import { testers } from '../../workshop/testers.ts';
import { en } from '../../words/en.ts';
import { Cell, VariantMatrix } from '../../workshop/Matrix.tsx';
import { CopyField, CopyFieldGroup } from './CopyField.tsx';

const { words } = en.copyField;

const meta = {
  title: 'Forms/CopyField',
  component: CopyField,
  args: { label: 'Amount', value: '$20', copyValue: '20.00', words: words('Amount') },
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  },
} satisfies Meta<typeof CopyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const field = testers.copyFieldTester(canvasElement, args);
    await userEvent.tab();
    await expect(field.button()).toHaveFocus();
    await expect(field.button()).toHaveAccessibleName('Copy Amount');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field.outcome()).toBe('copied'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Amount copied'));
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('20.00');
    await userEvent.keyboard(' ');
    await waitFor(() => expect(navigator.clipboard.writeText).toHaveBeenCalledTimes(2));
    await expect(field.button()).toHaveFocus();
  },
};

export const Refused: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const field = testers.copyFieldTester(canvasElement, args);
    mocked(navigator.clipboard.writeText).mockRejectedValue(new Error('not allowed'));
    await field.copy();
    await waitFor(() => expect(field.outcome()).toBe('failed'));
    await waitFor(() => expect(canvas.getByText(/did not work/)).toBeVisible());
  },
};

/** A code that is read letter by letter. */
export const SpokenValue: Story = {
  args: {
    label: 'Remark',
    value: 'Ada, K7PM',
    copyValue: 'Ada, K7PM',
    spokenValue: 'Ada, K 7 P M',
    words: words('Remark'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ada, K7PM').closest('[aria-hidden]')).not.toBeNull();
    await expect(canvas.getByText('Ada, K 7 P M')).toBeInTheDocument();
  },
};

export const LongValue: Story = {
  args: { value: 'https://studio.example/api/calendar/Zm9yIGEgc3RvcnkgYW5kIG5vdGhpbmcgZWxzZSBhdCBhbGw.ics' },
};

export const AllStates: Story = {
  tags: ['ci'],
  render: (args) => (
    <VariantMatrix cellWidth={300}>
      <Cell name="rest">
        <CopyField {...args} />
      </Cell>
      <Cell name="hover" as="hover">
        <CopyField {...args} />
      </Cell>
      <Cell name="focus" as="focus-visible">
        <CopyField {...args} />
      </Cell>
      <Cell name="pressed" as="active">
        <CopyField {...args} />
      </Cell>
      <Cell name="several in one frame">
        <CopyFieldGroup
          items={[
            { label: 'Amount', value: '$20', words: words('Amount') },
            { label: 'Remark', value: 'Ada, Braids', words: words('Remark') },
          ]}
        />
      </Cell>
      <Cell name="long words, narrow" width={280}>
        <CopyField
          label="Send to"
          value="deposits.of.the.whole.studio@plaitfulkids.example"
          words={words('Address')}
        />
      </Cell>
      <Cell name="right to left" isRightToLeft>
        <CopyField {...args} />
      </Cell>
    </VariantMatrix>
  ),
};
