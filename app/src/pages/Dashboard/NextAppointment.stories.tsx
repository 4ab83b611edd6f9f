import { mockAnswer } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { type AppStory, asParent, pageMeta } from '../../storybook/AppStory.tsx';
import { findDialog } from '../../storybook/findDialog.ts';
import {
  sampleBooking,
  sampleBookings,
  sampleConfirmed,
  samplePaid,
  sampleUnverified,
  sampleWithOptions,
} from '../../storybook/sampleBookings.ts';
import { sampleClosure } from '../../storybook/sampleCalendar.ts';
import { plainText } from '../../testing/nbsp.ts';

const meta = {
  ...pageMeta,
  title: 'Pages/My next appointment',
  tags: ['route:/dashboard/bookings'],
  args: { at: '/dashboard/bookings' },
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const listed = (rows: typeof sampleBookings, ...calls: HttpHandler[]) =>
  asParent(mockAnswer('listUserBookings', rows), ...calls);

const findNext = async (canvas: Canvas, name: RegExp) => within(await canvas.findByRole('region', { name }));

/** The soonest one, though the list begins with the newest. */
export const ReadyWhenNothingIsLeftToDo: Story = {
  beforeEach: listed(sampleBookings),
  play: async ({ canvas }) => {
    const next = await findNext(canvas, /^Next Ada: Cornrows with beads$/);
    await expect(next.getByText('All done. See you then!')).toBeVisible();
    await expect(next.getByText('2:00 pm to 4:00 pm')).toBeVisible();
    await expect(next.getByRole('link', { name: /, on a map$/ })).toBeVisible();
    await expect(next.getByText('Please bring her with clean, dry, detangled hair.')).toBeVisible();
    await expect(next.queryByRole('link', { name: 'Reschedule' })).toBeNull();
  },
};

export const ReadyOnAPhone: Story = {
  ...ReadyWhenNothingIsLeftToDo,
  globals: { viewport: { value: 'phone' } },
  tags: ['ci'],
};

/** Its end is the one with the options, and what to bring is what they say. */
export const WithOptions: Story = {
  beforeEach: listed([sampleWithOptions]),
  play: async ({ canvas }) => {
    const next = await findNext(canvas, /^Next Ada: Straight-back cornrows$/);
    await expect(next.getByText('3:00 pm to 5:45 pm')).toBeVisible();
    await expect(next.getByText('To the shoulders, small, wash and detangle, beads')).toBeVisible();
    await expect(next.getByText('Please take old braids out, and leave the wash to us.')).toBeVisible();
    await expect(next.getByText('Bring two packs of beads in her colours')).toBeVisible();
    await expect(next.queryByText('Please bring her with clean, dry, detangled hair.')).toBeNull();
    await expect(canvas.getAllByText('2 h 45 min')[0]).toBeVisible();
  },
};

export const WithOptionsOnAPhone: Story = {
  ...WithOptions,
  globals: { viewport: { value: 'phone' } },
  tags: ['ci'],
};

/** What was chosen with its prices, and what to bring. */
export const SummaryWithOptions: Story = {
  beforeEach: listed([sampleWithOptions]),
  play: async ({ canvas }) => {
    const next = await findNext(canvas, /^Next Ada/);
    await userEvent.click(next.getByRole('button', { name: 'View' }));
    const dialog = await findDialog('Your appointment');
    const values = dialog.getAllByRole('definition');
    await expect(values.map(plainText)).toContain(
      'Straight-back cornrows $55To the shoulders includedSmall +$20Wash and detangle +$25Beads +$10Total $110',
    );
    await expect(dialog.getByText('Bring two packs of beads in her colours')).toBeVisible();
  },
};

/** Verify, then pay; the list does not repeat it. */
export const TwoThingsToDoWhenUnverified: Story = {
  beforeEach: listed([sampleUnverified]),
  play: async ({ canvas }) => {
    const next = await findNext(canvas, /^Next Ada/);
    const todo = next.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(todo).toEqual([
      expect.stringMatching(/^Verify your email address by .*Send the link again$/),
      expect.stringMatching(/^Send the deposit before .*How to send it, for Ada on .*$/),
    ]);
    await expect(next.getByRole('link', { name: 'Reschedule' })).toHaveAttribute(
      'href',
      '/dashboard/bookings/12/reschedule?pick',
    );
  },
};

export const TwoThingsToDoOnAPhone: Story = {
  ...TwoThingsToDoWhenUnverified,
  globals: { viewport: { value: 'phone' } },
};

export const DepositOpensTheLinesToCopy: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: listed([sampleBooking]),
  play: async ({ canvas }) => {
    const next = await findNext(canvas, /^Next Ada/);
    await userEvent.click(next.getByRole('button', { name: /^How to send it/ }));
    const dialog = await findDialog('Your appointment');
    const copy = dialog.getByRole('button', { name: 'Copy Amount' });
    // Before the rest of the summary, which is longer than the screen.
    await waitFor(() => expect(copy.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight));
    await expect(dialog.getByRole('heading', { name: 'Your appointment' })).toBeVisible();
  },
};

export const StudioAskedToMoveGivesItsReason: Story = {
  beforeEach: listed(
    [{ ...samplePaid, canMove: true }],
    mockAnswer('listClosures', [
      sampleClosure({
        from: samplePaid.bookingDate,
        to: samplePaid.bookingDate,
        fromTime: null,
        toTime: null,
        message: 'A pipe has burst',
      }),
    ]),
  ),
  play: async ({ canvas }) => {
    const next = await findNext(canvas, /^Next Ada/);
    await expect(next.getByText('The studio asks you to move this appointment.')).toBeVisible();
    await expect(await next.findByText('A pipe has burst.')).toBeVisible();
    await expect(next.getByRole('link', { name: 'Choose another time' })).toHaveAttribute(
      'href',
      '/dashboard/bookings/11/reschedule?pick',
    );
  },
};

export const BooksAgainWhenNothingIsComing: Story = {
  beforeEach: listed([sampleConfirmed]),
  play: async ({ canvas }) => {
    const last = within(await canvas.findByRole('region', { name: 'Nothing is coming up' }));
    await expect(last.getByText(/^Last time: Flat twists for Ada, /)).toBeVisible();
    await expect(last.getByRole('link', { name: /^Book again/ })).toHaveAttribute(
      'href',
      '/services/2?pick&again=10',
    );
  },
};

/** The list may still have the old time when it is shown. */
export const MovedStaysAfterAReschedule: Story = {
  args: {
    at: {
      pathname: '/dashboard/bookings',
      state: { moved: { bookingId: 12, bookingDate: '2030-01-05', bookingTime: '16:00' } },
    },
  },
  beforeEach: listed([sampleBooking]),
  play: async () => {
    await expect(await screen.findByText('Moved to Saturday 5 January 2030, 4:00 pm')).toBeVisible();
    await expect(screen.getByText(/^Two big plaits for Ada\. We send the new time by email/)).toBeVisible();
  },
};

export const FromTheDashboard: Story = {
  tags: ['!route:/dashboard/bookings', 'route:/dashboard'],
  args: { at: '/dashboard' },
  beforeEach: listed([sampleBooking]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'My Appointments' })).toBeVisible();
  },
};
