import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, userEvent, within } from 'storybook/test';
import { testers } from '../../workshop/testers.ts';
import { Cells, VariantMatrix } from '../../workshop/Matrix.tsx';
import { DatePicker } from './DatePicker.tsx';
import type { DatePickerProps } from './DatePicker.tsx';
import { loadingDay, samplePicker } from './DatePicker.fixture.ts';

const meta = {
  title: 'Dates/DatePicker',
  component: DatePicker,
  args: { ...samplePicker, onChange: fn(), defaultFocusedDate: '2026-12-12' },
  argTypes: {
    value: { control: 'text' },
    lastDate: { control: 'text' },
    defaultFocusedDate: { control: 'text' },
  },
  // The key remounts the picker when a control changes a prop that is only read initially.
  render: (args) => <Chooser key={`${args.value} ${args.defaultFocusedDate}`} {...args} />,
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

function Chooser(props: DatePickerProps) {
  const [value, setValue] = useState(props.value);
  const choose = (date: string) => {
    setValue(date);
    props.onChange(date);
  };
  return <DatePicker {...props} value={value} onChange={choose} />;
}

/** The day with the focus. */
function focusedDay() {
  return document.activeElement?.textContent ?? '';
}

export const Playground: Story = {};

export const FullAndPastDays: Story = {
  args: { defaultFocusedDate: '2026-12-04' },
  play: async ({ args, canvas, canvasElement }) => {
    const picker = testers.datePickerTester(canvasElement, args);
    await expect(await picker.reason('2026-12-04')).toBe('Every time on this day is booked.');
    await expect(picker.day('2026-12-04')).toHaveFocus();
    await expect(picker.isDisabled('2026-12-04')).toBe(true);
    await expect(canvas.getByText('Every time on this day is booked.')).toBeVisible();
    await expect(picker.day('2026-12-03')).toHaveAttribute('aria-current', 'date');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const ByPointer: Story = {
  play: async ({ args, canvasElement }) => {
    const picker = testers.datePickerTester(canvasElement, args);
    await picker.choose('2026-12-18');
    const day = picker.day('2026-12-18');
    await expect(day).toHaveFocus();
    await expect(day).toHaveAttribute('tabindex', '0');
    await expect(picker.isChosen('2026-12-18')).toBe(true);
    await expect(args.onChange).toHaveBeenCalledWith('2026-12-18');
    // In another month, and back.
    await picker.choose('2027-01-30');
    await expect(picker.isChosen('2027-01-30')).toBe(true);
    await picker.showMonth('2026-12');
    await expect(picker.isChosen('2026-12-18')).toBe(false);
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas, step }) => {
    const press = async (keys: string, day: string) => {
      await userEvent.keyboard(keys);
      await expect(focusedDay()).toContain(day);
    };
    await step('the turning buttons come first, then one day', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Previous month' })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Next month' })).toHaveFocus();
      await userEvent.tab();
      await expect(focusedDay()).toContain('December 12');
      await expect(canvas.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(3);
    });
    await step('arrows walk over every day, free or not', async () => {
      await press('{ArrowLeft}', 'December 11');
      await press('{ArrowUp}', 'December 4');
      await press('{ArrowRight}', 'December 5');
      await press('{ArrowDown}', 'December 12');
    });
    await step('Home and End go to the ends of the week', async () => {
      await press('{ArrowLeft}{ArrowLeft}{Home}', 'Sunday, December 6');
      await press('{End}', 'Saturday, December 12');
    });
    await step('Page keys turn the month, with Shift the year', async () => {
      await press('{PageDown}', 'January 12, 2027');
      await press('{PageUp}', 'December 12, 2026');
      await press('{Shift>}{PageDown}{/Shift}', 'December 12, 2027');
      await press('{Shift>}{PageUp}{/Shift}', 'December 12, 2026');
    });
    await step('a day that the next month lacks gives way to its last', async () => {
      await press(
        '{ArrowDown}{ArrowDown}{End}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}',
        'December 30',
      );
      await press('{PageDown}{PageDown}', 'February 28, 2027');
    });
    await step('arrows cross the ends of a month, and stop at the first month', async () => {
      await press('{ArrowRight}', 'March 1, 2027');
      await press('{ArrowLeft}', 'February 28, 2027');
      await press('{Shift>}{PageUp}{/Shift}', 'December 1, 2026');
      await press('{ArrowLeft}', 'December 1, 2026');
    });
    await step('Enter and Space choose, but never a day that is not free', async () => {
      await press('{ArrowDown}{End}{Enter}', 'December 12');
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-12');
      await userEvent.keyboard('{ArrowLeft}{Enter} ');
      await expect(args.onChange).toHaveBeenCalledTimes(1);
      await userEvent.keyboard('{ArrowDown} ');
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-18');
    });
    await step('keys with Ctrl, Alt or Meta stay the browser’s', async () => {
      await press('{Control>}{ArrowLeft}{/Control}{Alt>}{ArrowDown}{/Alt}', 'December 18');
    });
    await step('one Tab leaves the days', async () => {
      await userEvent.tab({ shift: true });
      await expect(canvas.getByRole('button', { name: 'Next month' })).toHaveFocus();
    });
  },
};

export const RightToLeft: Story = {
  args: {
    value: '2026-12-12',
    weekdays: ['أحد', 'اثنين', 'ثلاثاء', 'أربعاء', 'خميس', 'جمعة', 'سبت'],
    formatMonth: (month) =>
      new Intl.DateTimeFormat('ar', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${month}-01T00:00Z`),
      ),
  },
  render: (args) => (
    <div dir="rtl">
      <Chooser {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const day = canvas.getByRole('button', { name: /December 12, 2026/ });
    day.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(focusedDay()).toContain('December 11');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(focusedDay()).toContain('December 13');
    const [first, second] = canvas.getAllByRole('button', { name: /Sunday, December 6|Monday, December 7/ });
    const leftOf = (element: HTMLElement | undefined) => element?.getBoundingClientRect().left ?? NaN;
    await expect(leftOf(first)).toBeGreaterThan(leftOf(second));
    await expect(leftOf(canvas.getByRole('button', { name: 'Previous month' }))).toBeGreaterThan(
      leftOf(canvas.getByRole('button', { name: 'Next month' })),
    );
  },
};

export const FirstMonth: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const back = canvas.getByRole('button', { name: 'Previous month' });
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    await expect(back).toHaveAccessibleDescription('Earlier months are over.');
    await userEvent.click(back);
    await expect(canvas.getByRole('heading', { name: 'December 2026' })).toBeVisible();
    await testers.datePickerTester(canvasElement, args).nextMonth();
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

export const SixWeeks: Story = {
  args: { defaultFocusedDate: '2027-01-30', value: '2027-01-30' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
  },
};

/** As wide as in the sheet of a 320 px phone: 40 px a day. */
export const Narrow: Story = {
  args: { formatMonth: () => 'septembre deux mille vingt-six', value: '2026-12-12' },
  render: (args) => (
    <div style={{ width: 280 }}>
      <Chooser {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const { width, height } = canvas
      .getByRole('button', { name: /December 12, 2026/ })
      .getBoundingClientRect();
    await expect(width).toBeGreaterThanOrEqual(40);
    await expect(height).toBeGreaterThanOrEqual(44);
  },
};

/** As wide as in the sheet of a 360 px phone: 44 px a day. */
export const OnAPhone: Story = {
  args: { value: '2026-12-12' },
  render: (args) => (
    <div style={{ width: 312 }}>
      <Chooser {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const day = canvas.getByRole('button', { name: /December 12, 2026/ });
    await expect(day.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  },
};

/** An invalid prop has no effect and does not break the page; the console says what to write instead. */
export const WrongProps: Story = {
  args: { value: '2026-13-40', firstDate: '2026-12-09', lastDate: '2026-12-01', defaultFocusedDate: 'soon' },
  beforeEach: () => {
    spyOn(console, 'warn');
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'December 2026' })).toBeVisible();
    await expect(canvas.queryByRole('gridcell', { selected: true })).toBeNull();
    await expect(canvas.getByRole('button', { name: /December 5, 2026/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const AllStates: Story = {
  tags: ['ci'],
  render: () => (
    <VariantMatrix cellWidth={360}>
      <Cells
        component={DatePicker}
        args={samplePicker}
        states={{
          'free, full, not offered, past, today': {},
          chosen: { value: '2026-12-12' },
          hover: { as: 'hover', value: '2026-12-12' },
          'focus on a full day': { label: () => 'With focus', defaultFocusedDate: '2026-12-11' },
          loading: { describeDay: loadingDay },
          'six weeks': { value: '2027-01-30' },
          'a month without free days': {
            defaultFocusedDate: '2027-02-02',
            lastDate: '2027-02-28',
            note: () => ({
              text: 'No free times in February 2027.',
              goTo: { label: 'Go to the next free day, Saturday 12 December 2026', date: '2026-12-12' },
            }),
          },
          'right to left': { isRightToLeft: true, value: '2026-12-12' },
          'narrow, long words': {
            width: 280,
            value: '2026-12-12',
            formatMonth: () => 'septembre deux mille vingt-six',
            legend: [
              { variant: 'free', text: 'Il reste des heures libres' },
              { variant: 'chosen', text: 'Votre choix' },
            ],
          },
        }}
      />
    </VariantMatrix>
  ),
  play: ({ canvas }) => {
    const grid = within(canvas.getByRole('grid', { name: 'With focus' }));
    grid.getByRole('button', { name: /December 11, 2026/ }).focus();
  },
};
