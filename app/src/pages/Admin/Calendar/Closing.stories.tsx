import { nbsp } from '../../../testing/nbsp.ts';
import { mockAnswer, mockOffline, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, within } from 'storybook/test';
import { type AppStory, pageMeta } from '../../../storybook/AppStory.tsx';
import { pasteInto } from '../../../storybook/pasteInto.ts';
import { findDialog } from '../../../storybook/findDialog.ts';
import { declareMachineState } from '../../../storybook/flows/recordFlow.ts';
import { calendarBookings, mockAdminCalendar, sampleClosures } from '../../../storybook/sampleCalendar.ts';
import { dayBooking } from '../../../storybook/sampleDay.ts';

const meta = {
  ...pageMeta,
  title: 'Pages/Admin calendar closing',
  tags: ['route:/admin/calendar'],
  args: { at: '/admin/calendar' },
  globals: { viewport: { value: 'phone' } },
  beforeEach: mockAdminCalendar(),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Close Saturday 21 November 2026, from 3:12 pm on';

/** As the owner does, with the password. */
async function closeAndTell(dialog: Awaited<ReturnType<typeof findDialog>>, families = 2) {
  await pasteInto(await dialog.findByLabelText('Your own password'), 'Braids-4-Ada');
  await userEvent.click(dialog.getByRole('button', { name: `Close and tell ${families} families` }));
}

async function closeFromNow() {
  await userEvent.click(await screen.findByRole('button', { name: 'Close from now on' }));
  return findDialog(title);
}

/** Two presses, and no typing: the families ahead are asked to move, the child in the chair stays. */
export const Choosing: Story = {
  parameters: declareMachineState('closure', 'choosing.asking', 'beginning'),
  play: async () => {
    const dialog = await closeFromNow();
    const group = await dialog.findByRole('radiogroup', { name: nbsp('Imara, Sat 21 Nov 2:00 pm') });
    await expect(group).toBeVisible();
    await expect(dialog.getAllByRole('radio', { name: 'Keep', checked: true })).toHaveLength(1);
    await expect(dialog.getAllByRole('radio', { name: 'Ask to reschedule', checked: true })).toHaveLength(2);
    await expect(dialog.getByRole('button', { name: 'Close and tell 2 families' })).toBeVisible();
  },
};

export const Done: Story = {
  parameters: declareMachineState('closure', 'done'),
  play: async () => {
    const dialog = await closeFromNow();
    await closeAndTell(dialog);
    await screen.findByText('Sat 21 Nov, from 3:12 pm on is closed. 2 families are being told.');
  },
};

/** No family is told, and the owner's password is needed all the same. */
export const OnlyTheChildInTheChairCancelled: Story = {
  play: async () => {
    const dialog = await closeFromNow();
    const choose = async (booking: string, name: string) => {
      const group = await dialog.findByRole('radiogroup', { name: nbsp(booking) });
      await userEvent.click(within(group).getByRole('radio', { name }));
    };
    await choose('Imara, Sat 21 Nov 2:00 pm', 'Cancel and notify');
    await choose('Ada, Sat 21 Nov 3:30 pm', 'Keep');
    await choose('Zoe, Sat 21 Nov 4:45 pm', 'Keep');
    await userEvent.click(dialog.getByRole('button', { name: 'Close the studio' }));
    await expect(await dialog.findByText('Please enter your password.')).toBeVisible();
    await pasteInto(dialog.getByLabelText('Your own password'), 'Braids-4-Ada');
    await userEvent.click(dialog.getByRole('button', { name: 'Close the studio' }));
    await screen.findByText(/from 3:12 pm on is closed/);
  },
};

/** Where all bookings are kept, it can be undone. */
export const Undo: Story = {
  beforeEach: mockAdminCalendar({ bookings: [] }),
  play: async () => {
    const dialog = await closeFromNow();
    await userEvent.click(await dialog.findByRole('button', { name: 'Close the studio' }));
    await screen.findByText(/is closed\. You can undo this until 3:22 pm\.$/);
    // Once: no toast says it again.
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone. Everything is as it was before.');
  },
};

export const Span: Story = {
  parameters: declareMachineState('closure', 'span'),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close days' }));
    const dialog = await findDialog('Close the studio');
    await fireEvent.change(dialog.getByLabelText('Last day'), { target: { value: '2026-11-20' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await expect(
      await dialog.findByText('The last day lies before the first. Please choose a later one.'),
    ).toBeVisible();
  },
};

/** From the day that is chosen in the calendar. */
export const SpanOfChosenDay: Story = {
  args: { at: '/admin/calendar?day=2026-12-21' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close days' }));
    const dialog = await findDialog('Close the studio');
    await expect(dialog.getByLabelText('First day')).toHaveValue('2026-12-21');
    await expect(dialog.getByRole('radio', { name: 'Whole days' })).toBeChecked();
  },
};

export const PartOfDay: Story = {
  args: { at: '/admin/calendar?day=2026-12-05' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close part of it' }));
    const dialog = await findDialog('Close the studio');
    await expect(dialog.getByLabelText('Day')).toHaveValue('2026-12-05');
    await expect(dialog.queryByLabelText('Last day')).toBeNull();
  },
};

export const Previewing: Story = {
  parameters: declareMachineState('closure', 'previewing'),
  beforeEach: mockAdminCalendar({
    calls: [mockAnswer('previewClosure', { bookings: [], closedTimes: 0 }, { delay: 'infinite' })],
  }),
  play: async () => {
    const dialog = await closeFromNow();
    await dialog.findByText('Looking for bookings in this time...');
  },
};

export const PreviewFailed: Story = {
  tags: ['error:unavailable'],
  parameters: declareMachineState('closure', 'previewFailed'),
  beforeEach: mockAdminCalendar({ calls: [mockProblem('previewClosure', { code: 'unavailable' })] }),
  play: async () => {
    const dialog = await closeFromNow();
    await expect(await dialog.findByText('We could not look for bookings. Nothing is closed.')).toBeVisible();
  },
};

export const Saving: Story = {
  parameters: declareMachineState('closure', 'saving'),
  beforeEach: mockAdminCalendar({
    calls: [mockAnswer('addClosure', sampleClosures[0] as never, { delay: 'infinite' })],
  }),
  play: async () => {
    const dialog = await closeFromNow();
    await closeAndTell(dialog);
  },
};

export const Failed: Story = {
  tags: ['ci', 'error:rate_limited'],
  parameters: declareMachineState('closure', 'choosing.failed'),
  beforeEach: mockAdminCalendar({ calls: [mockProblem('addClosure', { code: 'rate_limited' })] }),
  play: async () => {
    const dialog = await closeFromNow();
    await closeAndTell(dialog);
    await expect(await dialog.findByText('Nothing was closed.')).toBeVisible();
  },
};

/** A session is not enough to cancel bookings or to write to parents. */
export const PasswordMissing: Story = {
  play: async () => {
    const dialog = await closeFromNow();
    await userEvent.click(await dialog.findByRole('button', { name: 'Close and tell 2 families' }));
    await expect(await dialog.findByText('Please enter your password.')).toBeVisible();
    await expect(dialog.getByLabelText('Your own password')).toHaveFocus();
  },
};

export const PasswordWrong: Story = {
  tags: ['error:invalid'],
  beforeEach: mockAdminCalendar({
    calls: [
      mockProblem('addClosure', {
        code: 'invalid',
        errors: [{ field: 'password', message: 'This is not your password. Please type it again.' }],
      }),
    ],
  }),
  play: async () => {
    const dialog = await closeFromNow();
    await closeAndTell(dialog);
    await expect(await dialog.findByText('This is not your password. Please type it again.')).toBeVisible();
    await expect(dialog.queryByText('Nothing was closed.')).toBeNull();
  },
};

export const NetworkError: Story = {
  parameters: declareMachineState('closure', 'choosing.unknown'),
  beforeEach: mockAdminCalendar({ calls: [mockOffline('addClosure')] }),
  play: async () => {
    const dialog = await closeFromNow();
    await closeAndTell(dialog);
    await expect(await dialog.findByText(/^We did not get an answer/)).toBeVisible();
  },
};

/** A booking that arrived meanwhile is shown; what was chosen and typed is still there. */
export const BookingsChanged: Story = {
  tags: ['error:bookings_changed'],
  parameters: declareMachineState('closure', 'choosing.asking', 'changed'),
  beforeEach: mockAdminCalendar({
    calls: [mockProblem('addClosure', { code: 'bookings_changed' }, { once: true })],
  }),
  play: async ({ msw }) => {
    const dialog = await closeFromNow();
    await userEvent.click(await dialog.findByText('Note and message'));
    await pasteInto(dialog.getByLabelText('Note'), 'Flu');
    await userEvent.click(dialog.getAllByRole('radio', { name: 'Cancel and notify' })[1] ?? document.body);
    const late = dayBooking(60, { childName: 'Lena', bookingTime: '17:30', styleDuration: '1:00' });
    const bookings = calendarBookings.filter(({ bookingId }) => [22, 23, 24].includes(bookingId));
    msw.use(mockAnswer('previewClosure', { bookings: [...bookings, late], closedTimes: 24 }));
    await closeAndTell(dialog);
    await expect(await dialog.findByText('New: Lena, Sat 21 Nov 5:30 pm.')).toBeVisible();
    await expect(dialog.getByLabelText('Note')).toHaveValue('Flu');
    await expect(dialog.getAllByRole('radio', { name: 'Cancel and notify', checked: true })).toHaveLength(1);
    await expect(dialog.getByRole('button', { name: 'Close and tell 3 families' })).toBeVisible();
  },
};

export const EditTexts: Story = {
  tags: ['error:changed_meanwhile'],
  beforeEach: mockAdminCalendar({
    calls: [mockProblem('updateClosure', { code: 'changed_meanwhile' }, { once: true })],
  }),
  play: async () => {
    await userEvent.click(
      (await screen.findAllByRole('button', { name: /^Edit the words/ }))[0] ?? document.body,
    );
    const dialog = await findDialog('Edit the words');
    await pasteInto(dialog.getByLabelText('Note'), ', moved');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText(/^Someone else changed this closure/);
  },
};
