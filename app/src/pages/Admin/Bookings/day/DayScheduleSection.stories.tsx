import { nbsp, plainText } from '../../../../testing/nbsp.ts';
import { mockAnswer, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { type AppStory, pageMeta } from '../../../../storybook/AppStory.tsx';
import { sampleClosure } from '../../../../storybook/sampleCalendar.ts';
import { bookingUpdatePageMocks } from '../../../../storybook/sampleBookings.ts';
import { sampleChildOfFamily } from '../../../../storybook/sampleChildren.ts';
import { dayBooking, dayBookings, mockBookings, mockAdminDay } from '../../../../storybook/sampleDay.ts';
import { sampleBookedOptions } from '../../../../storybook/sampleOptionGroups.ts';
import { SERVER_ERROR_MESSAGE } from '../../../../testing/failures.ts';

const meta = {
  ...pageMeta,
  title: 'Pages/Admin day',
  tags: ['route:/admin/bookings'],
  args: { at: '/admin/bookings' },
  beforeEach: mockAdminDay(),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const region = async (canvas: Canvas, name: string | RegExp) =>
  within(await canvas.findByRole('region', { name: nbsp(name) }));

/** What a chair holds, in the order of its list. */
const getRow = (board: ReturnType<typeof within>, chair: string) =>
  within(board.getByRole('heading', { name: chair }).parentElement ?? document.body)
    .getAllByRole('listitem')
    .map(plainText);

/** In each width. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/Straight-back cornrows/)).length).toBeGreaterThan(0);
  },
};

export const Today: Story = {
  play: async ({ canvas }) => {
    const board = await region(canvas, 'Today by chair');
    await expect(board.getByText('4 bookings, 3 h 33 min still free')).toBeVisible();
    await expect(getRow(board, 'Chair 1')).toEqual([
      'Nia 1:00 pm to 2:15 pm, Braided crownCONFIRMED',
      'Free 1 h 15 min2:15 pm to 3:30 pm',
      'Ada 3:30 pm to 5:00 pm, Straight-back cornrowsNext, 3:30 pmNo photos',
      'Free 2 h5 pm to 7 pm',
    ]);
    await expect(getRow(board, 'Chair 2')).toEqual([
      'Free 1 h1 pm to 2 pm',
      'Imara 2:00 pm to 4:00 pm, Two-strand twistsUntil 4:00 pm',
      '45 min Free 4 pm to 4:45 pm',
      'Zoe 4:45 pm to 6:30 pm, Zig-zag cornrows1 h 33 min left',
      '30 min Free 6:30 pm to 7 pm',
    ]);
    await expect(board.getByText('Now, 3:12 pm')).toBeInTheDocument();
    await expect(canvas.getByText('Saturday 21 November 2026. Open 1 pm to 7 pm.')).toBeVisible();
  },
};

/** Ada has two extras of 1 h 15 min. */
export const WithExtras: Story = {
  beforeEach: mockAdminDay({
    bookings: dayBookings.map((booking) =>
      booking.bookingId === 23 ? { ...booking, totalMinutes: 165, options: sampleBookedOptions } : booking,
    ),
  }),
  play: async ({ canvas }) => {
    const board = await region(canvas, 'Today by chair');
    await expect(getRow(board, 'Chair 1').slice(2)).toEqual([
      'Ada 3:30 pm to 6:15 pm, Straight-back cornrows, to the waist, wash and detangleNext, 3:30 pmNo photos',
      '45 min Free 6:15 pm to 7 pm',
    ]);
  },
};

export const NextClientFirst: Story = {
  play: async ({ canvas }) => {
    const next = await region(canvas, 'Next: Ada, 3:30 pm');
    await expect(
      next.getByText(
        /^In 18 minutes, Chair 1\. Straight-\u{2060}back cornrows, until 5:00 pm\. With Maya Demo,/u,
      ),
    ).toBeVisible();
    await expect(next.getByRole('link', { name: '613-555-0151' })).toHaveAttribute(
      'href',
      'tel:+16135550151',
    );
    await expect(next.getByText('Deposit paid. $35 left to pay.')).toBeVisible();
    await expect(next.getByRole('link', { name: 'Update the booking of Ada' })).toHaveAttribute(
      'href',
      '/admin/update-booking/23',
    );
  },
};

export const DepositsDue: Story = {
  play: async ({ canvas }) => {
    const due = await region(canvas, 'Deposits due');
    await expect(due.getByText('2 deposits')).toBeVisible();
    await expect(due.getAllByRole('listitem').map(plainText)).toEqual([
      'Zoe1 h 33 min left$20, Sat 21 Nov, 4:45 pm',
      'Ada21 h 28 min left$20, Sat 28 Nov, 3:30 pm',
    ]);
  },
};

const waiting = [41, 42, 43, 44].map((id) =>
  dayBooking(id, { bookingDate: '2026-12-05', deposit: 'NOT_PAID', depositDueAt: '2026-11-22T20:00:00Z' }),
);

export const MoreDepositsThanShown: Story = {
  beforeEach: mockAdminDay({ bookings: [...dayBookings, ...waiting] }),
  play: async ({ canvas }) => {
    const due = await region(canvas, 'Deposits due');
    await expect(due.getByText('6 deposits')).toBeVisible();
    await expect(due.getAllByRole('listitem')).toHaveLength(4);
    const more = due.getByRole('link', { name: '2 more in Deposits' });
    await expect(more).toHaveAttribute('href', '/admin/deposits');
  },
};

const toReturn = dayBooking(31, {
  childName: 'Imara',
  fullName: 'Jonah Demo',
  bookingDate: '2026-12-05',
  deposit: 'PAID',
  depositDueAt: null,
  paymentStatus: 'CANCELLED',
  cancelledAt: '2026-11-20T20:00:00Z',
  cancelledBy: 'STUDIO',
  depositToReturn: true,
});

export const DepositsToReturn: Story = {
  beforeEach: mockAdminDay({ bookings: [...dayBookings, toReturn] }),
  play: async ({ canvas }) => {
    const card = await region(canvas, 'Deposits to return');
    await expect(card.getByText('1 deposit')).toBeVisible();
    await expect(card.getAllByRole('listitem').map(plainText)).toEqual([
      'ImaraJonah Demo$20, Sat 5 Dec, 3:00 pm',
    ]);
  },
};

export const CollapsedSidebar: Story = { ...Today, globals: { viewport: { value: 'desk' } } };

export const OnAPhone: Story = {
  tags: ['ci'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const day = await region(canvas, 'Today by chair');
    await waitFor(() => expect(day.queryByRole('group', { name: 'Today by chair' })).not.toBeInTheDocument());
    await expect(day.getAllByRole('listitem').map(plainText)).toEqual([
      '1:00 pmNia 1:00 pm to 2:15 pm, Braided crown, Chair 1CONFIRMEDArrivedFinishDid not come',
      '2:00 pmImara 2:00 pm to 4:00 pm, Two-strand twists, Chair 2Until 4:00 pmArrivedFinishDid not come',
      '2:15 pmChair 1, Free 1 h 15 min, 2:15 pm to 3:30 pm',
      'Now, 3:12 pm',
      '3:30 pmAda 3:30 pm to 5:00 pm, Straight-back cornrows, Chair 1Next, 3:30 pmNo photosArrivedFinish',
      '4:00 pmChair 2, Free 45 min, 4 pm to 4:45 pm',
      '4:45 pmZoe 4:45 pm to 6:30 pm, Zig-zag cornrows, Chair 21 h 33 min left',
      '5:00 pmChair 1, Free 2 h, 5 pm to 7 pm',
      '6:30 pmChair 2, Free 30 min, 6:30 pm to 7 pm',
    ]);
  },
};

export const AnotherDay: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Previous day' }));
    const board = await region(canvas, 'Fri 20 Nov by chair');
    await expect(board.getByText('1 booking')).toBeVisible();
    await expect(canvas.getByText('Friday 20 November 2026. Open 4 pm to 7 pm.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Previous day' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Next day' }));
    await region(canvas, 'Today by chair');
  },
};

export const ClosedDay: Story = {
  tags: ['ci'],
  args: { at: '/admin/bookings?day=2026-11-23' },
  play: async ({ canvas }) => {
    const board = await region(canvas, 'Mon 23 Nov by chair');
    await expect(board.getByText('The studio is closed on this day.')).toBeVisible();
    await expect(board.queryByRole('button', { name: 'Print the day' })).not.toBeInTheDocument();
  },
};

export const EmptyDay: Story = {
  beforeEach: mockAdminDay({ bookings: [] }),
  play: async ({ canvas }) => {
    const board = await region(canvas, 'Today by chair');
    await expect(board.getByText('No bookings on this day.')).toBeVisible();
    await expect(getRow(board, 'Chair 2')).toEqual(['Free 6 h1 pm to 7 pm']);
    await expect(await canvas.findByText('No appointments ahead.')).toBeVisible();
    await expect(await canvas.findByText('No deposits are due.')).toBeVisible();
  },
};

export const Overlaps: Story = {
  beforeEach: mockAdminDay({
    bookings: [
      ...dayBookings,
      dayBooking(30, { childName: 'Lena', bookingTime: '16:30', styleDuration: '1:00' }),
    ],
  }),
  play: async ({ canvas }) => {
    const board = await region(canvas, 'Today by chair');
    await expect(board.getAllByRole('link', { name: /Overlaps another booking$/ })).toHaveLength(2);
  },
};

/** A studio that sets no number of chairs. */
export const WithoutChairs: Story = {
  beforeEach: mockAdminDay({
    bookings: dayBookings.map((booking) => ({ ...booking, chair: null })),
    hasChairs: false,
  }),
  play: async ({ canvas }) => {
    const board = await region(canvas, 'Today by chair');
    await expect(board.getByRole('heading', { name: 'No chair' })).toBeVisible();
    await expect(getRow(board, 'No chair')).toHaveLength(4);
  },
};

export const Week: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Week' }));
    const week = await region(canvas, 'This week, Sun 15 Nov to Sat 21 Nov');
    await expect(week.getAllByRole('heading', { level: 3 }).map(plainText)).toEqual([
      'Sun 15 NovClosed',
      'Mon 16 NovClosed',
      'Tue 17 NovClosed',
      'Wed 18 NovClosed',
      'Thu 19 NovClosed',
      'Fri 20 Nov',
      'Sat 21 NovToday',
    ]);
    await expect(week.getByRole('link', { name: /^4:45\spm Zoe / })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Next week' }));
    const next = await region(canvas, 'Sun 22 Nov to Sat 28 Nov');
    await expect(next.getByRole('link', { name: /^3:30\spm Ada / })).toBeVisible();
    await userEvent.click(next.getByRole('link', { name: nbsp('Sat 28 Nov') }));
    await region(canvas, 'Sat 28 Nov by chair');
  },
};

export const WeekOnAPhone: Story = {
  tags: ['ci'],
  args: { at: '/admin/bookings?view=week' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const week = await region(canvas, 'This week, Sun 15 Nov to Sat 21 Nov');
    await expect(week.getByRole('link', { name: /^4:45\spm Zoe / })).toBeInTheDocument();
  },
};

export const ByKeyboard: Story = {
  tags: ['ci'],
  play: async ({ canvas, msw }) => {
    msw.use(
      mockAnswer('getBooking', dayBookings[3] ?? dayBooking(24, {}), { delay: 'infinite' }),
      ...bookingUpdatePageMocks,
    );
    const board = await region(canvas, 'Today by chair');
    board.getByRole('group', { name: 'Today by chair' }).focus();
    await userEvent.tab();
    await expect(board.getByRole('link', { name: /^Nia / })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(board.getByRole('link', { name: /^Zoe / })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Zoe, Zig-zag cornrows' })).toBeVisible();
  },
};

/** One clean page: seen on paper only, beside the app in the body. */
export const Loading: Story = {
  beforeEach: mockAdminDay({ calls: [mockAnswer('listBookings', [], { delay: 'infinite' })] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Loading the bookings...')).not.toHaveLength(0);
  },
};

const broken = { code: 'server_error', message: SERVER_ERROR_MESSAGE } as const;

export const Failing: Story = {
  tags: ['ci', 'error:server_error'],
  // One call fails at once, the others a moment later: one press loads all of them anew.
  beforeEach: mockAdminDay({
    calls: [
      mockProblem('listBookings', broken, { once: true }),
      mockProblem('listBookings', broken, { delay: 600 }),
    ],
  }),
  play: async ({ canvas, msw }) => {
    const [again] = await canvas.findAllByRole('button', { name: 'Try again' });
    await expect(canvas.getByText('We could not load the bookings. Please try again.')).toBeVisible();
    msw.use(mockBookings(dayBookings));
    await userEvent.click(again ?? document.body);
    await region(canvas, 'Today by chair');
    await expect(screen.getByRole('link', { name: /^Imara / })).toBeVisible();
  },
};

const hair =
  'No photos. Avoid: Peanut oil, strong perfume. Tender-headed. Calms her: Audio books about horses, and a break every half hour. Coily, to her shoulders. Note: Loves the window seat';

/** What to know of a saved child's hair stands with her booking: in the list of a phone, with the next client, on the sheet. */
export const HairOfSavedChildren: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: mockAdminDay({
    bookings: dayBookings.map((booking) =>
      booking.bookingId === 23 ? { ...booking, childId: sampleChildOfFamily.childId } : booking,
    ),
    calls: [mockAnswer('listBookedChildren', [sampleChildOfFamily])],
  }),
  play: async ({ canvas }) => {
    const board = await region(canvas, 'Today by chair');
    await expect(await board.findByText(hair)).toBeVisible();
    const next = await region(canvas, 'Next: Ada, 3:30 pm');
    await expect(next.getByText(hair)).toBeVisible();
    await expect(screen.getAllByText(hair)).toHaveLength(2);
    // On the printed sheet a part of it is bold.
    await waitFor(() =>
      expect(
        screen.getByText((_, element) => element?.tagName === 'TD' && element.textContent === hair),
      ).toBeInTheDocument(),
    );
  },
};

/** On the board the notes are cut to their lines; the link leads to the others. */
export const NotesOnBoard: Story = {
  beforeEach: mockAdminDay({
    bookings: dayBookings.map((booking) =>
      booking.bookingId === 23
        ? { ...booking, childId: sampleChildOfFamily.childId, canMove: true }
        : booking,
    ),
    calls: [mockAnswer('listBookedChildren', [sampleChildOfFamily])],
  }),
  play: async ({ canvas }) => {
    const board = await region(canvas, 'Today by chair');
    await waitFor(() => expect(board.getByRole('link', { name: /Asked to move/ })).toHaveTextContent(hair));
  },
};

/** The day is worth seeing without. */
export const HairNotLoaded: Story = {
  tags: ['ci', 'error:server_error'],
  beforeEach: mockAdminDay({ calls: [mockProblem('listBookedChildren', { code: 'server_error' })] }),
  play: async ({ canvas }) => {
    await region(canvas, 'Today by chair');
    await expect(canvas.queryByText('We could not load the bookings. Please try again.')).toBeNull();
  },
};

const closedFromFour = mockAdminDay({
  calls: [mockAnswer('listClosures', [sampleClosure({ from: '2026-11-21', to: '2026-11-21' })])],
});

/** What is closed is not free: on the board, in the week, in the list of a phone. */
export const ClosedFromFour: Story = {
  beforeEach: closedFromFour,
  play: async ({ canvas }) => {
    const board = await region(canvas, 'Today by chair');
    await expect(board.getByText('4 bookings, 18 min still free')).toBeVisible();
    await expect(getRow(board, 'Chair 1').at(-1)).toBe('Closed 5 pm to 7 pm');
    await expect(getRow(board, 'Chair 2').slice(-3)).toEqual([
      'Closed 4 pm to 4:45 pm',
      'Zoe 4:45 pm to 6:30 pm, Zig-zag cornrows1 h 33 min left',
      'Closed 6:30 pm to 7 pm',
    ]);
    await userEvent.click(await canvas.findByRole('link', { name: 'Week' }));
    const week = await region(canvas, /^This week/);
    await expect(week.getByText('Closed 5 pm to 7 pm')).toBeVisible();
    await expect(week.getByText('Closed 4 pm to 4:45 pm')).toBeVisible();
  },
};

export const ClosedFromFourOnAPhone: Story = {
  tags: ['ci'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: closedFromFour,
  play: async ({ canvas }) => {
    const day = await region(canvas, 'Today by chair');
    await expect(await day.findByText('Closed 4 pm to 7 pm')).toBeVisible();
    await expect(day.queryByText(/Free 2 h/)).toBeNull();
  },
};
