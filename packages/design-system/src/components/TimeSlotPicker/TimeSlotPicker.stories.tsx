import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, userEvent, within } from 'storybook/test';
import { Cells, VariantMatrix } from '../../workshop/Matrix.tsx';
import { TimeSlotPicker } from './TimeSlotPicker.tsx';
import type { TimeSlotPickerProps } from './TimeSlotPicker.tsx';
import { sampleTimes } from './TimeSlotPicker.fixture.ts';

const meta = {
  title: 'Dates/TimeSlotPicker',
  component: TimeSlotPicker,
  args: { label: 'Times on Saturday 12 December 2026', times: sampleTimes, onChange: fn() },
  argTypes: { value: { control: 'text' } },
  render: (args) => (
    <div style={{ maxWidth: 236 }}>
      <Chooser key={args.value} {...args} />
    </div>
  ),
} satisfies Meta<typeof TimeSlotPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

function Chooser(props: TimeSlotPickerProps) {
  const [value, setValue] = useState(props.value);
  const choose = (time: string) => {
    setValue(time);
    props.onChange(time);
  };
  return <TimeSlotPicker {...props} value={value} onChange={choose} />;
}

export const Playground: Story = {};

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
      await expect(time(/^2:00\sPM/)).toHaveFocus();
    });
    await step('arrows walk over taken times, which say why', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await expect(time(/^1:00\sPM/)).toHaveAccessibleDescription('This time is over.');
      await userEvent.keyboard('{Home}{End}');
      await expect(time(/^6:00\sPM/)).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(time(/^1:00\sPM/)).toHaveFocus();
      await userEvent.keyboard('{Enter} ');
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('Space and Enter choose', async () => {
      await userEvent.keyboard('{ArrowDown} ');
      await expect(args.onChange).toHaveBeenLastCalledWith('14:00');
      await expect(time(/^2:00\sPM/)).toBeChecked();
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('15:00');
    });
  },
};

export const LongText: Story = {
  args: {
    value: '14:00',
    times: sampleTimes.map((item) => ({
      ...item,
      text: `${item.text} heure normale`,
      note: 'jusqu’à la fin',
    })),
  },
};

export const SelectByClick: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^4:00\sPM/ }));
    await expect(canvas.getByText('Someone else has this time.')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
    const free = canvas.getByRole('radio', { name: /^5:00\sPM/ });
    await userEvent.click(free);
    await expect(free).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledWith('17:00');
    await expect(free.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** An invalid prop has no effect and does not break the page; the console says what to write instead. */
export const WrongProps: Story = {
  args: { value: '25:00', times: [...sampleTimes, ...sampleTimes.slice(0, 1)] },
  beforeEach: () => {
    spyOn(console, 'warn');
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(sampleTimes.length);
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
  },
};

const list = { label: 'Times on Saturday 12 December 2026', times: sampleTimes, onChange: fn() };

export const AllStates: Story = {
  tags: ['ci'],
  render: () => (
    <VariantMatrix cellWidth={236}>
      <Cells
        component={TimeSlotPicker}
        args={list}
        states={{
          'past, free, booked, yours': {},
          chosen: { value: '15:00' },
          hover: { as: 'hover', value: '15:00' },
          'focus on a booked time': { label: 'With focus' },
          'right to left': { isRightToLeft: true, value: '15:00' },
          'narrow, long words': {
            width: 150,
            value: '14:00',
            times: sampleTimes.map((item) => ({ ...item, note: 'jusqu’à la fin de l’heure' })),
          },
        }}
      />
    </VariantMatrix>
  ),
  play: ({ canvas }) => {
    const times = within(canvas.getByRole('radiogroup', { name: 'With focus' }));
    times.getByRole('radio', { name: /^4:00\sPM/ }).focus();
  },
};
