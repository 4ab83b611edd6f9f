import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Form } from '../Form/Form.tsx';
import { samplePicker } from '../DatePicker/DatePicker.fixture.ts';
import { sampleTimes } from '../TimeSlotPicker/TimeSlotPicker.fixture.ts';
import { testers } from '../../workshop/testers.ts';
import { Cells, VariantMatrix } from '../../workshop/Matrix.tsx';
import { en } from '../../words/en.ts';
import { DateTimePicker, DateTimePickerFooter } from './DateTimePicker.tsx';

const words = en.dateTimePicker;

const meta = {
  title: 'Dates/DateTimePicker',
  component: DateTimePicker,
  args: {
    id: 'picker',
    dates: { ...samplePicker, defaultFocusedDate: '2026-12-05' },
    prompt: words.prompt,
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
  const disabledReason = date ? words.disabledReasons.noTime : words.disabledReasons.noDate;
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
                heading: words.heading(date),
                label: words.timesLabel(date),
                times: sampleTimes,
                value: time,
                onChange: setTime,
              }
            : undefined
        }
        prompt={words.prompt}
        announcement={date && words.announcement(date, 3)}
      />
      <DateTimePickerFooter
        pickerId={id}
        chosen={
          date && time
            ? { title: words.chosen(date, time), detail: '$45, of which $20 is the deposit' }
            : undefined
        }
        next={{ label: words.next, disabledReason: time ? undefined : disabledReason, onPress: next }}
      />
    </>
  );
}

export const Playground: Story = {};

export const ByKeyboard: Story = {
  render: () => <Picker />,
  play: async ({ canvas, canvasElement, step }) => {
    const picker = testers.dateTimePickerTester(canvasElement, { dates: samplePicker, next: words.next });
    const button = picker.nextButton;
    await step('pressing Next too early leads to the calendar', async () => {
      await expect(picker.disabledReason()).toBe(words.disabledReasons.noDate);
      await picker.next();
      await expect(picker.calendar.day('2026-12-05')).toHaveFocus();
    });
    await step('choosing a date brings its times, and Next then leads to them', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('radiogroup')).toBeVisible();
      await picker.next();
      await expect(await picker.findTime(/^2:00\sPM/)).toHaveFocus();
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

export const ByPointer: Story = {
  render: () => <Picker />,
  play: async ({ canvasElement }) => {
    const picker = testers.dateTimePickerTester(canvasElement, { dates: samplePicker, next: words.next });
    next.mockClear();
    await picker.chooseDate('2027-01-30');
    await expect(picker.calendar.isChosen('2027-01-30')).toBe(true);
    await expect(picker.disabledReason()).toBe(words.disabledReasons.noTime);
    await picker.chooseTime(/^4:00\sPM/);
    await expect(await picker.isTimeChosen(/^4:00\sPM/)).toBe(false);
    await picker.chooseTime(/^5:00\sPM/);
    await expect(await picker.isTimeChosen(/^5:00\sPM/)).toBe(true);
    await picker.next();
    await expect(next).toHaveBeenCalledOnce();
  },
};

export const SubmitsAForm: Story = {
  render: () => (
    <Form id="booking" ariaLabel="Booking" onSubmit={next}>
      <DateTimePickerFooter pickerId="none" next={{ label: words.next, form: 'booking' }} />
    </Form>
  ),
  play: async ({ canvas }) => {
    next.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: words.next }));
    await expect(next).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
  tags: ['ci'],
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
