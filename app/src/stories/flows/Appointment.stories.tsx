import type { Booking, SessionUser } from '@plaitful/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { AppStory, setting } from '../AppStory.tsx';
import { sampleBooking, samplePaid } from '../sampleBookings.ts';
import { sampleOwner, sampleParent } from '../sampleData.ts';
import { chooseAction } from './steps.ts';
import { storyStudio } from './storyStudio.ts';
import { arrived, type ShownState } from './watch.ts';

const meta = {
  title: 'Flows/Appointment',
  tags: ['ci', 'route:/dashboard/bookings'],
  component: AppStory,
  args: { at: '/dashboard/bookings' },
  parameters: { layout: 'fullscreen' },
  afterEach: arrived,
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const inState = (state: string, ...through: string[]) => ({
  flow: { machine: 'appointment', state, through } satisfies ShownState,
});

/** A studio with this booking, as its parent or its owner sees it. */
const seenBy =
  (user: SessionUser, booking: Booking) =>
  (context: Parameters<ReturnType<typeof setting>>[0]): void =>
    setting({ user, calls: storyStudio(booking) })(context);

/** Where the owner sets the statuses of the booking. */
const updating = ({ bookingId }: Booking) => ({ at: `/admin/update-booking/${bookingId}` });

async function set(name: 'Deposit status' | 'Payment status', status: RegExp): Promise<void> {
  const card = within(await screen.findByRole('region', { name }));
  await userEvent.click(await card.findByRole('radio', { name: status }));
  await userEvent.click(card.getByRole('button', { name: /^Update/ }));
}

export const Unpaid: Story = {
  parameters: inState('unpaid', 'reading'),
  beforeEach: seenBy(sampleParent, sampleBooking),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Actions for/ }));
    await expect(await screen.findByRole('menuitem', { name: 'Reschedule' })).toBeInTheDocument();
    await expect(screen.getByRole('menuitem', { name: 'Cancel' })).toBeInTheDocument();
  },
};

/** The deadline passed while the page was open: nothing can be done any more, even before the server has tidied up. */
export const Lapsed: Story = {
  parameters: inState('lapsed', 'reading'),
  beforeEach: (context) => {
    const depositDueAt = new Date(Date.now() - 1000).toISOString();
    seenBy(sampleParent, { ...sampleBooking, depositDueAt })(context);
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Actions for/ }));
    await expect(await screen.findByRole('menuitem', { name: 'View' })).toBeInTheDocument();
    await expect(screen.queryByRole('menuitem', { name: 'Reschedule' })).toBeNull();
    await expect(screen.queryByRole('menuitem', { name: 'Cancel' })).toBeNull();
  },
};

export const Cancelled: Story = {
  parameters: inState('cancelled'),
  beforeEach: seenBy(sampleParent, sampleBooking),
  play: async () => {
    await chooseAction('Cancel');
    const asked = within(await screen.findByRole('alertdialog', { name: 'Cancel this appointment?' }));
    await userEvent.click(asked.getByRole('button', { name: 'Cancel appointment' }));
    await expect(await screen.findByText('Cancelled')).toBeInTheDocument();
  },
};

export const DepositPaid: Story = {
  parameters: inState('depositPaid'),
  tags: ['!route:/dashboard/bookings', 'route:/admin/update-booking/:bookingId'],
  args: updating(sampleBooking),
  beforeEach: seenBy(sampleOwner, sampleBooking),
  play: async () => {
    await set('Deposit status', /^PAID/);
    await expect(await screen.findByText('Deposit status updated successfully')).toBeInTheDocument();
  },
};

export const Confirmed: Story = {
  parameters: inState('confirmed'),
  tags: ['!route:/dashboard/bookings', 'route:/admin/update-booking/:bookingId'],
  args: updating(samplePaid),
  beforeEach: seenBy(sampleOwner, samplePaid),
  play: async () => {
    await set('Payment status', /^CONFIRMED/);
    await expect(await screen.findByText('Payment status updated successfully')).toBeInTheDocument();
  },
};

export const CancelledWithDeposit: Story = {
  parameters: inState('cancelledWithDeposit'),
  tags: ['!route:/dashboard/bookings', 'route:/admin/update-booking/:bookingId'],
  args: updating(samplePaid),
  beforeEach: seenBy(sampleOwner, samplePaid),
  play: async () => {
    await set('Payment status', /^CANCELLED/);
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: 'Cancel appointment' }));
    await expect(await screen.findByText('Service cancelled successfully')).toBeInTheDocument();
  },
};
