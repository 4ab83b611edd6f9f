import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { useArgs } from 'storybook/preview-api';
import { testers } from '../../workshop/testers.ts';
import { Cells, VariantMatrix } from '../../workshop/Matrix.tsx';
import { MonthCalendar } from './MonthCalendar.tsx';
import { sampleBoard } from './MonthCalendar.fixture.tsx';

const meta = {
  title: 'Dates/MonthCalendar',
  component: MonthCalendar,
  args: { ...sampleBoard, onChange: fn() },
  render: function Board(args) {
    const [, update] = useArgs();
    return (
      <MonthCalendar
        {...args}
        onChange={(value) => {
          args.onChange(value);
          update({ value });
        }}
      />
    );
  },
} satisfies Meta<typeof MonthCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Pressed: Story = {
  play: async ({ args, canvasElement }) => {
    await testers.monthCalendarTester(canvasElement, args).choose('2026-12-04');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-04');
  },
};

/** Arrow keys move within the month without selecting a day; moving to another month selects the day moved to. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /December 5, 2026/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Home}');
    const onDay = (name: RegExp) => waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());
    await onDay(/November 29, 2026/);
    await waitFor(() => expect(canvas.getByRole('grid', { name: 'Calendar, November 2026' })).toBeVisible());
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-29');
    await userEvent.keyboard('{PageDown}');
    await onDay(/December 29, 2026/);
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-29');
    await userEvent.keyboard('{ArrowRight}');
    await onDay(/December 30, 2026/);
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-29');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-30');
  },
};

export const AllStates: Story = {
  tags: ['ci'],
  render: (args) => (
    <VariantMatrix>
      <Cells
        component={MonthCalendar}
        args={args}
        states={{
          'quiet, past, today, open': { width: 720 },
          'days of one width': { width: 720, narrowWeekdays: undefined },
          narrow: { width: 312 },
          'right to left': { width: 720, isRightToLeft: true },
        }}
      />
    </VariantMatrix>
  ),
};
