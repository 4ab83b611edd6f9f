import type { SessionUser } from '@plaitful/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { book, bookingAt, storyBooking } from '../../pages/Booking/bookingStory.ts';
import { AppStory, setting, visit } from '../AppStory.tsx';
import { endWithoutToasts } from '../toasts.ts';
import { fill } from '../fill.ts';
import { findDialog } from '../findDialog.ts';
import { sampleParent } from '../sampleData.ts';
import {
  chooseAction,
  chooseNewTime,
  chooseSlot,
  logIn,
  openAccount,
  openPicker,
  register,
} from '../flows/steps.ts';
import { resetToken, storyStudio } from '../flows/storyStudio.ts';

const meta = {
  title: 'Journeys/Parents',
  tags: ['ci'],
  component: AppStory,
  args: { at: '/' },
  parameters: { layout: 'fullscreen' },
  afterEach: endWithoutToasts,
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

type Studio = ReturnType<typeof storyStudio>;

let studio: Studio;

/** Begins a journey with a studio that remembers, anew each time it is told. */
const begin =
  (user?: SessionUser, start: Parameters<typeof storyStudio>[0] = {}) =>
  (context: Parameters<ReturnType<typeof setting>>[0]): void => {
    studio = storyStudio(start);
    setting({ calls: studio.calls, ...(user && { user }) })(context);
  };

const withMine = { bookings: [{ ...storyBooking, etag: '"1"' }] };

const told = async (text: string) => expect(await screen.findByText(text)).toBeInTheDocument();

/** Waits for the form: by then the studio has been asked what is free. */
async function formReady(): Promise<void> {
  const form = await findDialog('Your booking');
  await form.findByLabelText('Child’s name');
}

/** The row of the only appointment in the list. */
const listed = async (text: string) => {
  await screen.findByRole('heading', { level: 1, name: 'My Appointments' });
  await waitFor(() => expect(screen.getByRole('rowheader').closest('tr')).toHaveTextContent(text));
};

export const GuestBooks: Story = {
  tags: [
    'route:/',
    'route:/services',
    'route:/services/:styleId',
    'route:/bookingdetails',
    'route:/dashboard/bookings',
  ],
  beforeEach: begin(),
  play: async ({ step }) => {
    await step('looks around from Home and chooses a style', async () => {
      await userEvent.click(await screen.findByRole('link', { name: 'Make A Reservation' }));
      await userEvent.click(await screen.findByRole('link', { name: /Straight-back cornrows/ }));
    });
    await step('chooses a day and a time', async () => {
      const picker = await openPicker();
      await chooseSlot(picker);
      await userEvent.click(picker.getByRole('button', { name: 'Next' }));
    });
    await step('is told that booking is for members, and registers', async () => {
      const members = await findDialog('Members Only');
      await expect(
        members.getByText('You need to be registered and logged in to book an appointment.'),
      ).toBeVisible();
      await userEvent.click(members.getByRole('button', { name: 'Register' }));
      await register(await findDialog('Register'));
      await told('Account created successfully');
    });
    await step('goes on with the time that was chosen, and books', async () => {
      const form = await findDialog('Your booking');
      await expect(
        await form.findByText('Straight-back cornrows, Saturday 5 January 2030, 1:00 pm to 2:30 pm'),
      ).toBeVisible();
      await book();
    });
    await step('learns how to send the deposit, and finds the appointment in the list', async () => {
      const deposit = await findDialog('One step left: the deposit');
      await expect(await deposit.findByText('Ada, Cornrows')).toBeVisible();
      await userEvent.click(deposit.getByRole('link', { name: 'See My Appointments' }));
      await listed('Straight-back cornrows');
    });
  },
};

export const MemberBooks: Story = {
  tags: ['route:/services/:styleId', 'route:/bookingdetails'],
  args: { at: '/services/1' },
  beforeEach: begin(sampleParent),
  play: async ({ step }) => {
    await step('chooses a day and a time', async () => {
      const picker = await openPicker();
      await chooseSlot(picker, '4:00 pm');
      await userEvent.click(picker.getByRole('button', { name: 'Next' }));
    });
    await step('fills the form in and books', async () => {
      await book();
    });
    await step('sees the deposit to send', async () => {
      const deposit = await findDialog('One step left: the deposit');
      await expect(await deposit.findByText('4:00 PM')).toBeVisible();
    });
  },
};

export const SlotTaken: Story = {
  tags: ['route:/bookingdetails', 'error:slot_taken'],
  args: { at: bookingAt() },
  beforeEach: begin(sampleParent),
  play: async ({ step }) => {
    await step('fills the form in, while someone else books the time', async () => {
      await formReady();
      studio.bookedByOthers('13:00');
      await book();
    });
    await step('is told so, with everything typed still there', async () => {
      const form = await findDialog('Your booking');
      await expect(await form.findByText('This time has just been taken')).toBeVisible();
      await expect(form.getByLabelText('Child’s name')).toHaveValue('Ada');
    });
    await step('picks a free time close to it and books', async () => {
      const form = await findDialog('Your booking');
      await userEvent.click(await form.findByRole('button', { name: 'Sat 5 Jan, 2:30 pm' }));
      await form.findByText('Straight-back cornrows, Saturday 5 January 2030, 2:30 pm to 4:00 pm');
      await userEvent.click(form.getByRole('button', { name: 'Book Now' }));
      const deposit = await findDialog('One step left: the deposit');
      await expect(await deposit.findByText('2:30 PM')).toBeVisible();
    });
  },
};

export const SessionEndsInTheForm: Story = {
  tags: ['route:/bookingdetails', 'error:unauthenticated'],
  args: { at: bookingAt() },
  beforeEach: begin(sampleParent),
  play: async ({ step }) => {
    await step('fills the form in, while the session ends', async () => {
      await formReady();
      studio.endSession();
      await book();
    });
    await step('logs in again over the form', async () => {
      const login = await findDialog('Login');
      await expect(login.getByText(/What you typed is still here/)).toBeVisible();
      await logIn(login);
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Login' })).toBeNull());
    });
    await step('books with what was typed before', async () => {
      const form = await findDialog('Your booking');
      await expect(form.getByLabelText('Child’s name')).toHaveValue('Ada');
      await userEvent.click(form.getByRole('button', { name: 'Book Now' }));
      await findDialog('One step left: the deposit');
    });
  },
};

export const Reschedule: Story = {
  tags: ['route:/dashboard/bookings', 'route:/dashboard/bookings/:bookingId/reschedule'],
  args: { at: '/dashboard/bookings' },
  beforeEach: begin(sampleParent, withMine),
  play: async ({ step }) => {
    await step('opens the appointment to move it', async () => {
      await chooseAction('Reschedule');
      await told('Your time now: Saturday 5 January 2030, 1:00 pm');
    });
    await step('chooses a new time and confirms it', async () => {
      const dialog = await chooseNewTime();
      await userEvent.click(dialog.getByRole('button', { name: 'Reschedule Now' }));
      await told('Rescheduled booking successfully');
    });
    await step('sees the new time two seconds later, with the toast still there', async () => {
      await told('Your time now: Saturday 5 January 2030, 4:00 pm');
      await told('Rescheduled booking successfully');
    });
  },
};

export const Cancel: Story = {
  tags: ['route:/dashboard/bookings', 'route:/services/:styleId'],
  args: { at: '/dashboard/bookings' },
  beforeEach: begin(sampleParent, withMine),
  play: async ({ step }) => {
    await step('cancels, after being asked', async () => {
      await chooseAction('Cancel');
      const asked = within(await screen.findByRole('alertdialog', { name: 'Cancel this appointment?' }));
      await userEvent.click(asked.getByRole('button', { name: 'Cancel appointment' }));
      await told('Booking cancelled successfully');
    });
    await step('sees it cancelled, and can book again', async () => {
      await listed('Cancelled');
      await chooseAction('Book again');
      await expect(
        await screen.findByRole('heading', { level: 1, name: 'Straight-back cornrows' }),
      ).toBeVisible();
    });
  },
};

export const ForgotAndReset: Story = {
  tags: ['route:/forgot-password', 'route:/reset-password', 'route:/'],
  globals: { viewport: { value: 'wide' } },
  args: { at: '/forgot-password' },
  beforeEach: begin(),
  play: async ({ step }) => {
    await step('asks for a link', async () => {
      await fill(await screen.findByRole('textbox', { name: 'Email' }), sampleParent.email);
      await userEvent.click(screen.getByRole('button', { name: 'Send Reset Link' }));
      await told('Password reset link sent to your email!');
    });
    await step('opens the link of the mail and chooses a new password', async () => {
      visit(`/reset-password?token=${resetToken}`);
      await fill(await screen.findByLabelText('New password'), 'Twists-5-Ada');
      await userEvent.click(screen.getByRole('button', { name: 'Reset Password' }));
      await waitFor(() =>
        expect(screen.getAllByText('Password reset successful!').length).toBeGreaterThan(0),
      );
    });
    await step('is brought Home and logs in with it', async () => {
      const home = { level: 1, name: /Three strands/ } as const;
      await screen.findByRole('heading', home);
      const login = await openAccount('Login');
      await fill(login.getByLabelText('Email'), sampleParent.email);
      await fill(login.getByLabelText('Password'), 'Twists-5-Ada');
      await userEvent.click(login.getByRole('button', { name: 'Login' }));
      await told('Login successful');
    });
  },
};
