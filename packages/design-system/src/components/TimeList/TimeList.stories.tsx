import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { TimeList } from './TimeList.tsx';
import type { TimeListProps } from './TimeList.tsx';
import { sampleTimes } from './timeListSample.ts';

const meta = {
  title: 'Components/TimeList',
  component: TimeList,
  args: { label: 'Times on Saturday 12 December 2026', times: sampleTimes, onChange: fn() },
  render: (args) => (
    <div style={{ maxWidth: 236 }}>
      <Chooser {...args} />
    </div>
  ),
} satisfies Meta<typeof TimeList>;

export default meta;
type Story = StoryObj<typeof meta>;

function Chooser(props: TimeListProps) {
  const [value, setValue] = useState(props.value);
  const choose = (time: string) => {
    setValue(time);
    props.onChange(time);
  };
  return <TimeList {...props} value={value} onChange={choose} />;
}

export const Rest: Story = {};

export const Chosen: Story = { args: { value: '15:00' } };

export const TwoColumns: Story = {
  args: { value: '15:00' },
  render: (args) => (
    <div style={{ maxWidth: 328 }}>
      <Chooser {...args} />
    </div>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas, step }) => {
    const time = (name: RegExp) => canvas.getByRole('radio', { name });
    await step('the first free time has the tab stop', async () => {
      await userEvent.tab();
      await expect(time(/^2:00 pm/)).toHaveFocus();
    });
    await step('arrows walk over taken times, which say why', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await expect(time(/^1:00 pm/)).toHaveAccessibleDescription('This time is over.');
      await userEvent.keyboard('{End}');
      await expect(time(/^6:00 pm/)).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(time(/^1:00 pm/)).toHaveFocus();
      await userEvent.keyboard('{Enter} ');
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('Space and Enter choose', async () => {
      await userEvent.keyboard('{ArrowDown} ');
      await expect(args.onChange).toHaveBeenLastCalledWith('14:00');
      await expect(time(/^2:00 pm/)).toBeChecked();
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('15:00');
    });
  },
};

export const LongWords: Story = {
  args: {
    value: '14:00',
    times: sampleTimes.map((item) => ({
      ...item,
      text: `${item.text} heure normale`,
      note: 'jusqu’à la fin',
    })),
  },
};
