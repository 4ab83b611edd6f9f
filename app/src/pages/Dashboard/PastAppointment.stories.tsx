import { mockAnswer } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { type AppStory, asParent, pageMeta } from '../../storybook/AppStory.tsx';
import { chooseAction, openActions } from '../../storybook/flows/steps.ts';
import { samplePast, sampleWithOptions } from '../../storybook/sampleBookings.ts';
import { sampleBill } from '../../storybook/sampleVisits.ts';

const meta = {
  ...pageMeta,
  title: 'Pages/My past appointment',
  tags: ['route:/dashboard/bookings'],
  args: { at: '/dashboard/bookings' },
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Summary: Story = {
  beforeEach: asParent(mockAnswer('listUserBookings', [samplePast])),
  play: async () => {
    await openActions();
    const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    await expect(items).toEqual(['View', 'Book again']);
    await userEvent.keyboard('{Escape}');
    await chooseAction('View');
    const dialog = within(await screen.findByRole('dialog', { name: 'Your appointment' }));
    await expect(await dialog.findByText(/The balance was due on the day\.$/)).toBeInTheDocument();
    await expect(dialog.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
    await expect(dialog.queryByText(/^Need another time/)).toBeNull();
  },
};

export const BookAgainKeepsTheOptions: Story = {
  beforeEach: asParent(
    mockAnswer('listUserBookings', [{ ...sampleWithOptions, bookingDate: samplePast.bookingDate }]),
  ),
  play: async ({ canvas }) => {
    const [again] = await canvas.findAllByRole('link', { name: /^Book again/ });
    await expect(again).toHaveAttribute('href', '/services/1?pick&again=13&o=1,5,6,7');
  },
};

export const Finished: Story = {
  beforeEach: asParent(
    mockAnswer('listUserBookings', [
      { ...samplePast, paymentStatus: 'CONFIRMED', outcome: 'DONE', bill: sampleBill },
    ]),
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^Paid in full: \$90/))[0]).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Receipt for the visit of Ada on / })).toHaveAttribute(
      'href',
      `/dashboard/bookings/${samplePast.bookingId}/receipt`,
    );
    await chooseAction('View');
    const dialog = within(await screen.findByRole('dialog', { name: 'Your appointment' }));
    await expect(
      await dialog.findByRole('link', { name: /^Receipt for the visit of Ada on / }),
    ).toBeVisible();
  },
};

export const Missed: Story = {
  beforeEach: asParent(
    mockAnswer('listUserBookings', [
      {
        ...samplePast,
        paymentStatus: 'CANCELLED',
        cancelledBy: 'STUDIO',
        cancelledAt: `${samplePast.bookingDate}T20:00:00Z`,
        outcome: 'NO_SHOW',
      },
    ]),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Missed')).toBeVisible();
    await chooseAction('View');
    const dialog = within(await screen.findByRole('dialog', { name: 'Your appointment' }));
    await expect(
      await dialog.findByText(
        'We waited for Ada and missed her. The deposit of $20 is kept, as our policy says.',
      ),
    ).toBeVisible();
  },
};

/** The link of an old mail. */
export const NotReschedulable: Story = {
  tags: ['!route:/dashboard/bookings', 'route:/dashboard/bookings/:bookingId/reschedule'],
  args: { at: `/dashboard/bookings/${samplePast.bookingId}/reschedule` },
  beforeEach: asParent(mockAnswer('getBooking', samplePast)),
  play: async () => {
    await expect(await screen.findByRole('link', { name: /^Book again/ })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Reschedule' })).toBeNull();
  },
};
