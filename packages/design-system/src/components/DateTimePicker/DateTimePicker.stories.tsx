import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { samplePicker } from '../DatePicker/DatePicker.fixture.ts';
import { sampleTimes } from '../TimeSlotPicker/TimeSlotPicker.fixture.ts';
import { Cells, VariantMatrix } from '../../workshop/Matrix.tsx';
import { DateTimePicker, DateTimePickerFooter } from './DateTimePicker.tsx';

const meta = {
  title: 'Dates/DateTimePicker',
  component: DateTimePicker,
  args: {
    id: 'picker',
    dates: { ...samplePicker, defaultFocusedDate: '2026-12-05' },
    prompt: 'Choose a date to see its times.',
  },
} satisfies Meta<typeof DateTimePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const next = fn();

interface PickerProps {
  id?: string;
  first?: string | undefined;
  firstTime?: string | undefined;
}

function Picker({ id = 'picker', first, firstTime }: PickerProps) {
  const [date, setDate] = useState(first);
  const [time, setTime] = useState(firstTime);
  const words = date ? new Date(`${date}T00:00`).toDateString() : '';
  const timeWords = sampleTimes.find((item) => item.time === time)?.text;
  const disabledReason = date ? 'Choose a time to go on.' : 'Choose a date and a time to go on.';
  return (
    <>
      <DateTimePicker
        id={id}
        dates={{
          ...samplePicker,
          defaultFocusedDate: '2026-12-05',
          value: date,
          onChange: (chosen) => {
            setDate(chosen);
            setTime(undefined);
          },
        }}
        times={
          date
            ? {
                heading: words,
                label: `Times on ${words}`,
                times: sampleTimes,
                value: time,
                onChange: setTime,
              }
            : undefined
        }
        prompt="Choose a date to see its times."
        announcement={date ? `${words}, 3 free times` : undefined}
      />
      <DateTimePickerFooter
        pickerId={id}
        chosen={
          timeWords
            ? { title: `${words}, ${timeWords}`, detail: '$45, of which $20 is the deposit' }
            : undefined
        }
        next={{ label: 'Next', disabledReason: time ? undefined : disabledReason, onPress: next }}
      />
    </>
  );
}

export const Playground: Story = {};

export const ByKeyboard: Story = {
  render: () => <Picker />,
  play: async ({ canvas, step }) => {
    const button = () => canvas.getByRole('button', { name: 'Next' });
    await step('pressing Next too early leads to the calendar', async () => {
      await expect(button()).toHaveAccessibleDescription('Choose a date and a time to go on.');
      await userEvent.click(button());
      await expect(canvas.getByRole('button', { name: /December 5, 2026/ })).toHaveFocus();
    });
    await step('choosing a date brings its times, and Next then leads to them', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('radiogroup')).toBeVisible();
      await userEvent.click(button());
      await expect(canvas.getByRole('radio', { name: /^2:00 pm/ })).toHaveFocus();
    });
    await step('with a time chosen Next goes on', async () => {
      await userEvent.keyboard(' ');
      await userEvent.tab();
      await expect(button()).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(next).toHaveBeenCalledTimes(1);
    });
  },
};

export const AllStates: Story = {
  render: () => (
    <VariantMatrix cellWidth={720}>
      <Cells
        component={Picker}
        args={{ first: '2026-12-12', firstTime: '15:00' }}
        states={{
          'nothing chosen': { id: 'nothing', first: undefined, firstTime: undefined },
          'a date chosen': { id: 'date', firstTime: undefined },
          'date and time chosen': { id: 'both' },
          'right to left': { isRightToLeft: true, id: 'rtl' },
          narrow: { width: 280, id: 'narrow' },
        }}
      />
    </VariantMatrix>
  ),
};
