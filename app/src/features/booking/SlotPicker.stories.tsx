import { nbsp } from '../../testing/nbsp.ts';
import { mockAnswer } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type AppStory, pageMeta } from '../../storybook/AppStory.tsx';
import { findDialog } from '../../storybook/findDialog.ts';
import { chooseSlot, logIn, openPicker } from '../../storybook/flows/steps.ts';
import { declareMachineState } from '../../storybook/flows/recordFlow.ts';
import { toLoginResponse, sampleParent } from '../../storybook/sampleData.ts';
import { setUpBookingStory, storyStyle } from './bookingStory.ts';

const meta = {
  ...pageMeta,
  title: 'Dialogs/Date and time picker',
  tags: ['route:/services/:styleId'],
  args: { at: '/services/1' },
  beforeEach: setUpBookingStory({ isMember: false }),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As a guest who has chosen a time. */
async function openMembersOnly() {
  const picker = await openPicker();
  await chooseSlot();
  await userEvent.click(picker.getByRole('button', { name: 'Next' }));
  return findDialog('Members Only');
}

export const NothingChosen: Story = {
  parameters: declareMachineState(
    'booking',
    'choosing.choosingDate',
    'choosing.resuming',
    'choosing.deciding',
  ),
  play: async () => {
    const picker = await openPicker();
    await expect(await picker.findByText('Choose a date to see its times.')).toBeVisible();
    await expect(document.title).toMatch(/^Step 2 of 4: Date and time · Straight-back cornrows · /);
    const next = picker.getByRole('button', { name: 'Next' });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveAccessibleDescription('Choose a date first.');
  },
};

export const SaysWhyNot: Story = {
  play: async () => {
    const picker = await openPicker();
    const full = await picker.findByRole('button', {
      name: nbsp('Friday 11 January 2030, full, every time is booked'),
    });
    await userEvent.click(full);
    await expect(
      await picker.findByText(/Every time on this day is booked. The next free day is Saturday 12 January/),
    ).toBeVisible();
    await userEvent.click(picker.getByRole('button', { name: /Saturday 5\sJanuary\s2030/ }));
    await userEvent.click(
      await picker.findByRole('radio', { name: nbsp('2:30 pm to 4:00 pm, already booked') }),
    );
    await expect(
      await picker.findByText('Someone has booked this time. Please choose another one.'),
    ).toBeVisible();
  },
};

export const SlotChosen: Story = {
  parameters: declareMachineState('booking', 'choosing.choosingTime'),
  play: async () => {
    const picker = await openPicker();
    await chooseSlot();
    await expect(picker.getByText('Saturday 5 January 2030, 1:00 pm to 2:30 pm')).toBeVisible();
    await expect(picker.getByText('$55, of which $20 is the deposit')).toBeVisible();
    await expect(picker.getByRole('button', { name: 'Next' })).not.toHaveAttribute('aria-disabled');
    await expect(document.title).toMatch(/^Step 2 of 4: Date and time · /);
  },
};

export const SlotChosenOnAPhone: Story = {
  ...SlotChosen,
  globals: { viewport: { value: 'phone' } },
  tags: ['ci'],
};

export const StillLoading: Story = {
  tags: ['ci'],
  args: { at: { pathname: '/services/1', state: { style: storyStyle } } },
  beforeEach: setUpBookingStory({
    isMember: false,
    calls: [mockAnswer('getStyle', storyStyle, { delay: 'infinite' })],
  }),
  play: async () => {
    const picker = await openPicker();
    const words = await picker.findByText('Loading the free days...');
    await waitFor(() => expect(words).toBeVisible());
  },
};

/** Fails once, then answers. */
function failingOnce() {
  let calls = 0;
  return mockAnswer('listBookedServices', () => {
    calls += 1;
    if (calls === 1) throw new Response('{}', { status: 503 });
    return [];
  });
}

export const LoadFails: Story = {
  tags: ['ci'],
  args: { at: '/services/1?pick' },
  beforeEach: (context) => setUpBookingStory({ isMember: false, calls: [failingOnce()] })(context),
  play: async () => {
    const picker = await findDialog('Choose a date and a time');
    await expect(await picker.findByText(/We could not load the free times/)).toBeVisible();
    await userEvent.click(picker.getByRole('button', { name: 'Try again' }));
    await expect(await picker.findByText('January 2030')).toBeVisible();
  },
};

export const EverythingBooked: Story = {
  beforeEach: setUpBookingStory({
    isMember: false,
    calls: [
      mockAnswer(
        'listBookedServices',
        Object.entries(storyStyle.dayTimeMapping).flatMap(([bookingDate, times]) =>
          [times].flat().map((bookingTime) => ({ styleId: 1, bookingDate, bookingTime })),
        ),
      ),
    ],
  }),
  play: async () => {
    const picker = await openPicker();
    await expect(await picker.findByText('This style has no free times right now.')).toBeVisible();
    await expect(picker.getByRole('link', { name: 'See all styles' })).toBeVisible();
  },
};

export const MembersOnly: Story = {
  parameters: declareMachineState('booking', 'askingMembership', 'checking'),
  play: async () => {
    const members = await openMembersOnly();
    await expect(
      members.getByText(
        'We remember your choice: Straight-back cornrows, Saturday 5 January 2030, 1:00 pm. It is not booked yet.',
      ),
    ).toBeVisible();
  },
};

export const MembersOnlyOnAPhone: Story = {
  ...MembersOnly,
  globals: { viewport: { value: 'phone' } },
  tags: ['ci'],
};

export const DecliningLeadsBackToTheChoice: Story = {
  tags: ['ci'],
  play: async () => {
    const members = await openMembersOnly();
    await userEvent.click(members.getByRole('button', { name: 'Close' }));
    const again = await findDialog('Choose a date and a time');
    await expect(again.getByText('Saturday 5 January 2030, 1:00 pm to 2:30 pm')).toBeVisible();
  },
};

export const LoginGoesOnWithTheSlot: Story = {
  beforeEach: setUpBookingStory({
    isMember: false,
    calls: [mockAnswer('login', toLoginResponse(sampleParent))],
  }),
  play: async () => {
    const members = await openMembersOnly();
    await userEvent.click(members.getByRole('button', { name: 'Login' }));
    const login = await findDialog('Login');
    await expect(login.getByText('Log in and we go on with your booking.')).toBeVisible();
    await logIn(login);
    const form = await findDialog('Your booking');
    await waitFor(() =>
      expect(
        form.getByText('Straight-back cornrows, Saturday 5 January 2030, 1:00 pm to 2:30 pm'),
      ).toBeVisible(),
    );
  },
};
