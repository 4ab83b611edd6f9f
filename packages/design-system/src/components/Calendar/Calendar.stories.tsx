import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Calendar } from './Calendar.tsx';
import type { CalendarProps } from './Calendar.tsx';
import { loadingDay, sampleCalendar } from './calendarSample.ts';

const meta = {
  title: 'Choosing/Calendar',
  component: Calendar,
  args: { ...sampleCalendar, onChange: fn(), defaultFocusedDate: '2026-12-12' },
  render: (args) => <Chooser {...args} />,
} satisfies Meta<typeof Calendar>;

export default meta;
type Story = StoryObj<typeof meta>;

function Chooser(props: CalendarProps) {
  const [value, setValue] = useState(props.value);
  const choose = (date: string) => {
    setValue(date);
    props.onChange(date);
  };
  return <Calendar {...props} value={value} onChange={choose} />;
}

/** The day that has the focus. */
function focusedDay() {
  return document.activeElement?.textContent ?? '';
}

export const Rest: Story = {};

export const Chosen: Story = { args: { value: '2026-12-12' } };

export const FullAndPastDays: Story = {
  args: { defaultFocusedDate: '2026-12-04' },
  play: async ({ args, canvas }) => {
    const day = canvas.getByRole('button', { name: /December 4, 2026/ });
    await userEvent.click(day);
    await expect(day).toHaveFocus();
    await expect(day).toHaveAttribute('aria-disabled', 'true');
    await expect(day).toHaveAccessibleDescription('Every time on this day is booked.');
    await expect(canvas.getByText('Every time on this day is booked.')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas, step }) => {
    await step('the turning buttons come first, then one day', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Previous month' })).toHaveFocus();
      await userEvent.tab();
      await userEvent.tab();
      await expect(focusedDay()).toContain('December 12');
    });
    await step('arrows walk over every day, free or not', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await expect(focusedDay()).toContain('December 11');
      await userEvent.keyboard('{ArrowUp}');
      await expect(focusedDay()).toContain('December 4');
      await userEvent.keyboard('{ArrowRight}{ArrowDown}');
      await expect(focusedDay()).toContain('December 12');
    });
    await step('Home and End go to the ends of the week', async () => {
      await userEvent.keyboard('{Home}');
      await expect(focusedDay()).toContain('Sunday, December 6');
      await userEvent.keyboard('{End}');
      await expect(focusedDay()).toContain('Saturday, December 12');
    });
    await step('Page keys turn the month, with Shift the year', async () => {
      await userEvent.keyboard('{PageDown}');
      await expect(focusedDay()).toContain('January 12, 2027');
      await userEvent.keyboard('{PageUp}');
      await expect(focusedDay()).toContain('December 12, 2026');
      await userEvent.keyboard('{Shift>}{PageDown}{/Shift}');
      await expect(focusedDay()).toContain('December 12, 2027');
      await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
      await expect(focusedDay()).toContain('December 12, 2026');
    });
    await step('Enter and Space choose, but never a day that is not free', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-12');
      await userEvent.keyboard('{ArrowLeft}{Enter} ');
      await expect(args.onChange).toHaveBeenCalledTimes(1);
      await userEvent.keyboard('{ArrowDown}');
      await userEvent.keyboard(' ');
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-18');
    });
  },
};

export const FirstMonth: Story = {
  play: async ({ canvas }) => {
    const back = canvas.getByRole('button', { name: 'Previous month' });
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    await expect(back).toHaveAccessibleDescription('Earlier months are over.');
    await userEvent.click(back);
    await expect(canvas.getByRole('heading', { name: 'December 2026' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await expect(canvas.getByRole('heading', { name: 'January 2027' })).toBeVisible();
  },
};

export const NoFreeDays: Story = {
  args: {
    defaultFocusedDate: '2027-02-02',
    lastDate: '2027-02-28',
    note: (month) =>
      month === '2027-02'
        ? {
            text: 'No free times in February 2027.',
            goTo: { label: 'Go to the next free day, Saturday 12 December 2026', date: '2026-12-12' },
          }
        : undefined,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Go to the next free day/ }));
    await expect(focusedDay()).toContain('December 12, 2026');
  },
};

export const SixWeeks: Story = { args: { defaultFocusedDate: '2027-01-30', value: '2027-01-30' } };

export const Loading: Story = { args: { describeDay: loadingDay } };

export const NarrowWithLongWords: Story = {
  args: {
    formatMonth: () => 'septembre deux mille vingt-six',
    value: '2026-12-12',
  },
  render: (args) => (
    <div style={{ width: 280 }}>
      <Chooser {...args} />
    </div>
  ),
};
