import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, mocked, spyOn, userEvent, waitFor } from 'storybook/test';
import { Cell, VariantMatrix } from '../../workshop/Matrix.tsx';
import { CopyField, CopyFieldGroup } from './CopyField.tsx';

const words = (name: string) => ({
  copy: 'Copy',
  copied: 'Copied',
  announce: `${name} copied`,
  failed: 'Copying did not work. Press and hold the text to copy it.',
});

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
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy Amount' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Amount copied'));
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('20.00');
    await userEvent.keyboard(' ');
    await waitFor(() => expect(navigator.clipboard.writeText).toHaveBeenCalledTimes(2));
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const Refused: Story = {
  play: async ({ canvas }) => {
    mocked(navigator.clipboard.writeText).mockRejectedValue(new Error('not allowed'));
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByText(/did not work/)).toBeVisible());
  },
};

export const LongValue: Story = {
  args: { value: 'https://studio.example/api/calendar/Zm9yIGEgc3RvcnkgYW5kIG5vdGhpbmcgZWxzZSBhdCBhbGw.ics' },
};

export const AllStates: Story = {
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
