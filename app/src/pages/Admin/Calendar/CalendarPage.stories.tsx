import { nbsp, plainText } from '../../../testing/nbsp.ts';
import { mockAnswer, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { pasteInto } from '../../../storybook/pasteInto.ts';
import { type AppStory, pageMeta } from '../../../storybook/AppStory.tsx';
import { calendarBookings, mockAdminCalendar } from '../../../storybook/sampleCalendar.ts';

const meta = {
  ...pageMeta,
  title: 'Pages/Admin calendar',
  tags: ['route:/admin/calendar'],
  args: { at: '/admin/calendar' },
  beforeEach: mockAdminCalendar(),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const region = async (canvas: Canvas, name: string | RegExp) =>
  within(await canvas.findByRole('region', { name: nbsp(name) }));

export const Month: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const month = await region(canvas, 'November 2026');
    await expect(
      month.getByRole('button', {
        name: nbsp('Today, Saturday 21 November 2026, 4 booked, 3 h 33 min free, 7 times offered'),
      }),
    ).toHaveAttribute('aria-current', 'date');
    await expect(
      month.getByRole('button', { name: /^Saturday 28\sNovember\s2026, Closed from 4\spm on, 2 booked, / }),
    ).toBeVisible();
    await expect(
      month.getByRole('button', { name: /^Monday 23\sNovember\s2026, Usually closed$/ }),
    ).toBeVisible();
    const day = await region(canvas, 'Saturday 21 November 2026');
    await expect(day.getByRole('button', { name: 'Close from now on' })).toBeVisible();
    await expect(day.getByRole('link', { name: /^4:45\spm Zoe / })).toBeVisible();
    await expect(day.getByRole('link', { name: /Ada.+No photos$/ })).toBeVisible();
  },
};

export const OnPaper: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Print' })).toBeVisible();
    const sheet = (await screen.findByText('Plaitful Kids, November 2026')).parentElement;
    await expect(sheet).not.toBeVisible();
    await expect(sheet?.querySelector('p + p')).toHaveTextContent(/^Free time is added up over 2 chairs\.$/);
    const days = [...(sheet?.querySelectorAll('tr') ?? [])];
    const [name, bookings] = days.find((day) => plainText(day).startsWith('Sat 21'))?.children ?? [];
    await expect([...(name?.children ?? [])].map(plainText)).toEqual([
      'Sat 21 Nov',
      '4 booked',
      '3 h 33 min free',
    ]);
    await expect([...(bookings?.children[2]?.children ?? [])].map(plainText)).toEqual([
      '3:30 pm to 5:00 pm',
      'Ada',
      'Straight-back cornrows',
      'Chair 1',
      'No photos',
    ]);
  },
};

export const OnAPhone: Story = {
  tags: ['ci'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const list = await region(canvas, 'November 2026');
    const today = list.getByRole('button', { name: /^Today, Saturday 21\sNovember\s2026/ });
    await expect(today).toHaveAttribute('aria-expanded', 'true');
    await expect(list.getByRole('button', { name: 'Close from now on' })).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: /^Saturday 28\sNovember\s2026/ }));
    await waitFor(() => expect(today).toHaveAttribute('aria-expanded', 'false'));
    await expect(list.getByText('Closed Sat 28 Nov, from 4 pm on')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: 'Show earlier days' }));
    await expect(list.getByRole('button', { name: /^Friday 6\sNovember\s2026, 1 booked/ })).toBeVisible();
  },
};

export const AnotherMonth: Story = {
  tags: ['ci'],
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Next month' }));
    const month = await region(canvas, 'December 2026');
    await expect(
      await month.findByRole('button', { name: /^Friday 25\sDecember\s2026, Christmas Day, Closed/ }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Today' }));
    await region(canvas, 'November 2026');
  },
};

export const ByKeyboard: Story = {
  tags: ['ci'],
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const month = await region(canvas, 'November 2026');
    month.getByRole('button', { name: /^Today, / }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(month.getByRole('button', { name: /^Saturday 28\sNovember\s2026/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await region(canvas, 'Saturday 28 November 2026');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Saturday 5\sDecember\s2026/ })).toHaveFocus(),
    );
    await region(canvas, 'Saturday 5 December 2026');
  },
};

export const Week: Story = {
  args: { at: '/admin/calendar?view=week' },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const week = await region(canvas, 'Sun 15 Nov to Sat 21 Nov');
    await expect(week.getByRole('link', { name: /^Zoe 4:45\spm / })).toBeInTheDocument();
    week.getByRole('button', { name: /^Today, / }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() =>
      expect(week.getByRole('button', { name: /^Friday 20\sNovember\s2026/ })).toHaveFocus(),
    );
    await region(canvas, 'Friday 20 November 2026');
    await userEvent.click(canvas.getByRole('link', { name: 'Next week' }));
    const next = await region(canvas, 'Sun 22 Nov to Sat 28 Nov');
    await expect(await next.findByText('Closed 4 pm to 7 pm')).toBeVisible();
  },
};

/** Its text stands where no booking is. */
export const WeekClosedWithBookings: Story = {
  args: { at: '/admin/calendar?view=week&day=2026-11-28' },
  globals: { viewport: { value: 'desk' } },
  beforeEach: mockAdminCalendar({
    bookings: calendarBookings.map((booking) => ({ ...booking, canMove: booking.bookingId === 51 })),
  }),
  play: async ({ canvas }) => {
    const week = await region(canvas, 'Sun 22 Nov to Sat 28 Nov');
    await expect(await week.findByRole('link', { name: /Asked to move/ })).toBeVisible();
    const closed = week.getByText('Closed 4 pm to 7 pm').getBoundingClientRect();
    for (const booking of week.getAllByRole('link')) {
      const box = booking.getBoundingClientRect();
      const isApart =
        box.right <= closed.left ||
        closed.right <= box.left ||
        box.bottom <= closed.top ||
        closed.bottom <= box.top;
      await expect(isApart).toBe(true);
    }
  },
};

export const ClosedDay: Story = {
  args: { at: '/admin/calendar?day=2026-12-25' },
  play: async ({ canvas }) => {
    const day = await region(canvas, 'Friday 25 December 2026');
    await expect(day.getByRole('button', { name: 'Open again' })).toBeVisible();
    await expect(day.queryByRole('button', { name: 'Offer times on this day' })).toBeNull();
  },
};

export const WeekOnAPhone: Story = {
  args: { at: '/admin/calendar?view=week' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await region(canvas, 'Sun 15 Nov to Sat 21 Nov');
  },
};

export const Holiday: Story = {
  args: { at: '/admin/calendar?day=2026-12-25' },
  beforeEach: mockAdminCalendar({ closures: [] }),
  play: async ({ canvas }) => {
    const day = await region(canvas, 'Friday 25 December 2026');
    await expect(day.getByText('Christmas Day, a statutory holiday')).toBeVisible();
    await userEvent.click(day.getByRole('button', { name: 'Close this holiday' }));
    await screen.findByRole('dialog', { name: nbsp('Close Friday 25 December 2026') });
  },
};

export const Empty: Story = {
  args: { at: '/admin/calendar?day=2027-02-05' },
  beforeEach: mockAdminCalendar({ bookings: [], closures: [] }),
  play: async ({ canvas }) => {
    const day = await region(canvas, 'Friday 5 February 2027');
    await expect(day.getByText('No style is offered on this day.')).toBeVisible();
    await expect(await canvas.findByText('Nothing is closed ahead.')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: mockAdminCalendar({ calls: [mockAnswer('listAvailability', [], { delay: 'infinite' })] }),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading the calendar...');
  },
};

export const Failed: Story = {
  tags: ['error:unavailable'],
  beforeEach: mockAdminCalendar({
    calls: [mockProblem('listAvailability', { code: 'unavailable' }, { once: true })],
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await region(canvas, 'November 2026');
  },
};

export const OpenAgain: Story = {
  tags: ['error:closure_not_found'],
  play: async ({ canvas, msw }) => {
    const closed = await region(canvas, 'Closed days');
    await expect(closed.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(closed.getByRole('button', { name: /^Open again , Sat\s28\sNov/ }));
    await screen.findByText('Open again: Sat 28 Nov, from 4 pm on. What became of bookings stays.');
    msw.use(mockProblem('deleteClosure', { code: 'closure_not_found' }));
    await userEvent.click(closed.getByRole('button', { name: /^Open again , Sat\s28\sNov/ }));
    await screen.findByText('It was open again already.');
  },
};

export const Feed: Story = {
  beforeEach: mockAdminCalendar({
    calls: [
      mockAnswer('createCalendarFeed', {
        url: 'https://plaitful.example/api/calendar/kM3xQ9.ics',
        createdAt: '2026-11-27T20:00:00.000Z',
      }),
      mockAnswer('deleteCalendarFeed', { done: true }),
    ],
  }),
  play: async ({ canvas }) => {
    const feed = await region(canvas, 'In your own calendar');
    await userEvent.click(feed.getByRole('button', { name: 'Make a calendar address' }));
    await pasteInto(await feed.findByLabelText('Your password'), 'Braids-4-Ada');
    await userEvent.click(feed.getByRole('button', { name: 'Make the address' }));
    await expect(await feed.findByText('https://plaitful.example/api/calendar/kM3xQ9.ics')).toBeVisible();
    await userEvent.click(feed.getByRole('button', { name: 'Stop the calendar' }));
    await screen.findByText('The address no longer works.');
    await expect(feed.queryByText(/kM3xQ9/)).not.toBeInTheDocument();
  },
};
