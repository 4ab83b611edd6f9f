import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, userEvent, within } from 'storybook/test';
import { Cells, VariantMatrix } from '../../workshop/Matrix.tsx';
import { testers } from '../../workshop/testers.ts';
import { en } from '../../words/en.ts';
import { MultiDatePicker } from './MultiDatePicker.tsx';
import type { MultiDatePickerProps } from './MultiDatePicker.tsx';
import { plannedDays, sampleDays, sampleMultiDatePicker, sampleValue } from './MultiDatePicker.fixture.ts';

const meta = {
  title: 'Dates/MultiDatePicker',
  component: MultiDatePicker,
  args: {
    ...sampleMultiDatePicker,
    onChange: fn(),
    onOpen: fn(),
    onRemoveBooked: fn(),
    defaultFocusedDate: '2026-12-08',
  },
  argTypes: {
    openDate: { control: 'text' },
    lastDate: { control: 'text' },
    defaultFocusedDate: { control: 'text' },
  },
  // The key remounts the picker when a control changes a prop that is only read initially.
  render: (args) => (
    <Chooser key={JSON.stringify([args.value, args.openDate, args.defaultFocusedDate])} {...args} />
  ),
} satisfies Meta<typeof MultiDatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

function Chooser(props: MultiDatePickerProps) {
  const [value, setValue] = useState(props.value);
  const [openDate, setOpenDate] = useState(props.openDate);
  return (
    <MultiDatePicker
      {...props}
      value={value}
      openDate={openDate}
      describeDay={sampleDays(value)}
      onChange={(dates) => {
        setValue(dates);
        setOpenDate(undefined);
        props.onChange(dates);
      }}
      onOpen={(date) => {
        setOpenDate(date);
        props.onOpen(date);
      }}
    />
  );
}

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const getDay = (canvas: Canvas, day: number) =>
  canvas.getByRole('button', { name: new RegExp(`December ${day}, 2026`) });
/** Its days are named by what was done with them. */
const getTester = (canvasElement: HTMLElement) =>
  testers.multiDatePickerTester(canvasElement, {
    ...sampleMultiDatePicker,
    describeDay: (date) => ({ label: new RegExp(en.dates.formatDate(date)) }),
  });

export const Playground: Story = {};

export const ByPointer: Story = {
  play: async ({ args, canvasElement, step }) => {
    const picker = getTester(canvasElement);
    await step('a press chooses a day and opens it, another one takes it out', async () => {
      await picker.choose('2026-12-08');
      await expect(args.onChange).toHaveBeenLastCalledWith([...sampleValue, '2026-12-08'].toSorted());
      await expect(args.onOpen).toHaveBeenLastCalledWith('2026-12-08');
      await expect(picker.isChosen('2026-12-08')).toBe(true);
      await picker.choose('2026-12-08');
      await expect(args.onChange).toHaveBeenLastCalledWith(sampleValue);
    });
    await step('a chosen day is opened first', async () => {
      await picker.choose('2026-12-12');
      await expect(args.onOpen).toHaveBeenLastCalledWith('2026-12-12');
      await expect(picker.isChosen('2026-12-12')).toBe(true);
    });
    await step('a day with bookings is not taken out by a press', async () => {
      await picker.choose('2026-12-05');
      await picker.choose('2026-12-05');
      await expect(args.onRemoveBooked).toHaveBeenCalledWith('2026-12-05');
      await expect(picker.isChosen('2026-12-05')).toBe(true);
    });
    await step('a day that is over says so', async () => {
      await expect(await picker.reason('2026-12-01')).toBe('This day is over.');
    });
  },
};

export const ByDragging: Story = {
  play: async ({ args, canvas }) => {
    const user = userEvent.setup();
    await user.pointer([
      { target: getDay(canvas, 21), keys: '[MouseLeft>]' },
      { target: getDay(canvas, 22) },
      { target: getDay(canvas, 23) },
    ]);
    await expect(canvas.getByText(/December 21 to December 23, 3 days/)).toBeVisible();
    await user.pointer({ target: getDay(canvas, 23), keys: '[/MouseLeft]' });
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith(
      [...sampleValue, '2026-12-21', '2026-12-22', '2026-12-23'].toSorted(),
    );
    await expect(canvas.queryByText(/3 days/)).toBeNull();
  },
};

export const SeveralDays: Story = {
  args: { selectionMode: 'range' },
  play: async ({ args, canvas, canvasElement, step }) => {
    const picker = getTester(canvasElement);
    await step('the first press marks, the second adds, whichever is later', async () => {
      await picker.chooseRange('2026-12-16', '2026-12-14');
      await expect(args.onChange).toHaveBeenCalledOnce();
      await expect(args.onChange).toHaveBeenLastCalledWith(
        [...sampleValue, '2026-12-14', '2026-12-15', '2026-12-16'].toSorted(),
      );
    });
    await step('Escape leaves the marked days out', async () => {
      await userEvent.click(getDay(canvas, 28));
      await userEvent.keyboard('{ArrowRight}{Escape}');
      await expect(canvas.queryByText(/2 days/)).toBeNull();
      await expect(args.onChange).toHaveBeenCalledTimes(1);
    });
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas, canvasElement, step }) => {
    const picker = getTester(canvasElement);
    const focusedDay = () => document.activeElement?.textContent ?? '';
    const press = async (keys: string, day: string) => {
      await userEvent.keyboard(keys);
      await expect(focusedDay()).toContain(day);
    };
    await step('one Tab reaches the days', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      await expect(focusedDay()).toContain('December 8');
    });
    await step('arrows, Home, End and the Page keys move', async () => {
      await press('{ArrowRight}', 'December 9');
      await press('{ArrowLeft}', 'December 8');
      await press('{ArrowDown}', 'December 15');
      await press('{ArrowUp}', 'December 8');
      await press('{Home}', 'Sunday, December 6');
      await press('{End}', 'Saturday, December 12');
      await press('{PageDown}', 'January 12, 2027');
      await press('{PageUp}', 'December 12, 2026');
      await press('{Shift>}{PageDown}{/Shift}', 'December 12, 2027');
      await press('{Shift>}{PageUp}{/Shift}', 'December 12, 2026');
      await expect(canvas.queryByText(/Choose the last day/)).toBeNull();
    });
    await step('Space chooses, Enter takes out', async () => {
      await press('{ArrowDown}{ArrowLeft}{ArrowLeft} ', 'December 17');
      await expect(picker.isChosen('2026-12-17')).toBe(true);
      await userEvent.keyboard('{Enter}');
      await expect(picker.isChosen('2026-12-17')).toBe(false);
    });
    await step('Shift with arrows marks days, and Enter chooses them', async () => {
      await press('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}', 'December 15');
      await expect(canvas.getByText(/December 15 to December 17, 3 days/)).toBeVisible();
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(
        [...sampleValue, '2026-12-15', '2026-12-16', '2026-12-17'].toSorted(),
      );
    });
    await step('Escape, or a move without Shift, leaves marked days as they were', async () => {
      await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Escape}');
      await expect(canvas.queryByText(/Choose the last day/)).toBeNull();
      await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowRight}');
      await expect(canvas.queryByText(/Choose the last day/)).toBeNull();
    });
    await step('a day with bookings asks first', async () => {
      getDay(canvas, 5).focus();
      await userEvent.keyboard('{Enter}{Enter}');
      await expect(args.onRemoveBooked).toHaveBeenCalledWith('2026-12-05');
    });
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Chooser {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    getDay(canvas, 8).focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(getDay(canvas, 7)).toHaveFocus();
    await expect(canvas.getByText(/December 7 to December 8, 2 days/)).toBeVisible();
  },
};

/** As wide as on a 320 px phone: 40 px a day. */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 280 }}>
      <Chooser {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(getDay(canvas, 12).getBoundingClientRect().width).toBeGreaterThanOrEqual(40);
  },
};

/** An invalid prop has no effect and does not break the page; the console says what to write instead. */
export const WrongProps: Story = {
  args: { value: ['2026-13-40', '2026-12-12', '2026-12-12'], openDate: '2026-12-01' },
  beforeEach: () => {
    spyOn(console, 'warn');
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(getDay(canvas, 15));
    await expect(args.onChange).toHaveBeenCalledWith(['2026-12-12', '2026-12-15']);
  },
};

export const AllStates: Story = {
  tags: ['ci'],
  render: () => (
    <VariantMatrix cellWidth={520}>
      <Cells
        component={MultiDatePicker}
        args={sampleMultiDatePicker}
        states={{
          'past, today, usually closed, chosen, without times, booked, open': { openDate: '2026-12-12' },
          'about to be repeated': { openDate: '2026-12-05', describeDay: plannedDays(sampleValue) },
          hover: { as: 'hover', openDate: '2026-12-12' },
          'marking, with focus': { label: () => 'Marking', selectionMode: 'range', openDate: '2026-12-12' },
          'no dates yet': {
            value: [],
            describeDay: sampleDays([]),
            note: () => ({ text: 'No dates yet. Choose days in the calendar, then add times to each.' }),
          },
          'right to left': { isRightToLeft: true, openDate: '2026-12-12' },
          phone: { width: 320, openDate: '2026-12-12', describeDay: plannedDays(sampleValue) },
          'narrow, long words': { width: 280, formatMonth: () => 'septembre deux mille vingt-six' },
        }}
      />
    </VariantMatrix>
  ),
  play: async ({ canvas }) => {
    const grid = within(canvas.getByRole('grid', { name: 'Marking' }));
    grid.getByRole('button', { name: /December 14, 2026/ }).focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowRight}{ArrowRight}');
  },
};
