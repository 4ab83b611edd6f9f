import { mockAnswer, mockOffline, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { type AppStory, pageMeta } from '../../storybook/AppStory.tsx';
import { pasteInto } from '../../storybook/pasteInto.ts';
import { setUpSettings, findCard, pressButton, sampleAccount } from './settingsStory.ts';

const url = 'https://plaitfulkids.example/api/calendar/q3Jd0mX5rWn8yTz1Lk7cVb2nHs9pQe4u.ics';
const createdAt = '2026-11-20T15:04:05.000Z';
const feed = { url, createdAt: new Date().toISOString() };
const hasFeed = mockAnswer('getAccount', { ...sampleAccount, calendarFeedCreatedAt: createdAt });

async function askFor(button: string) {
  const card = await findCard('Calendar');
  await pressButton(card, button);
  return card;
}

async function make(button = 'Make a calendar address', password = 'Braids-4-Ada') {
  const card = await askFor(button);
  await pasteInto(await card.findByLabelText('Your password'), password);
  await pressButton(card, 'Make the address');
  return card;
}

const meta = {
  ...pageMeta,
  title: 'Pages/Settings, calendar',
  tags: ['route:/dashboard/settings'],
  args: { at: '/dashboard/settings' },
  // Looks like Pages/Settings.
  parameters: { ...pageMeta.parameters, chromatic: { disableSnapshot: true } },
  beforeEach: setUpSettings(mockAnswer('createCalendarFeed', feed)),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {
  play: async () => {
    const card = await findCard('Calendar');
    await expect(card.getByRole('button', { name: 'Make a calendar address' })).toBeVisible();
  },
};

export const Asking: Story = {
  play: async () => {
    const card = await askFor('Make a calendar address');
    await waitFor(() => expect(card.getByLabelText('Your password')).toHaveFocus());
    await pressButton(card, 'Make the address');
    await expect(await card.findByText('Please enter your password.')).toBeVisible();
  },
};

export const Left: Story = {
  play: async () => {
    const card = await askFor('Make a calendar address');
    await pressButton(card, 'Cancel');
    await waitFor(() => expect(card.getByRole('button', { name: 'Make a calendar address' })).toHaveFocus());
  },
};

export const WrongPassword: Story = {
  tags: ['error:invalid'],
  beforeEach: setUpSettings(
    mockProblem('createCalendarFeed', {
      code: 'invalid',
      message: 'Please check the marked fields.',
      errors: [{ field: 'password', message: 'This is not your password.' }],
    }),
  ),
  play: async () => {
    const card = await make();
    const field = card.getByLabelText('Your password');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/This is not your password\./));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(card.queryByRole('alert')).toBeNull();
  },
};

export const TooMany: Story = {
  tags: ['ci', 'error:rate_limited'],
  beforeEach: setUpSettings(
    mockProblem('createCalendarFeed', { code: 'rate_limited', retryAfterSeconds: 300 }),
  ),
  play: async () => {
    const card = await make();
    await expect(await card.findByRole('alert')).toHaveTextContent(/^There is no new address\..*5 minutes/);
  },
};

export const Created: Story = {
  play: async () => {
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const card = await make();
    await expect(await card.findByText('Copy it now: it is shown only once.')).toBeVisible();
    await expect(card.getByRole('link', { name: 'Open in my calendar' })).toHaveAttribute(
      'href',
      url.replace('https:', 'webcal:'),
    );
    const copy = card.getByRole('button', { name: 'Copy Calendar address' });
    await waitFor(() => expect(copy).toHaveFocus());
    await userEvent.click(copy);
    await expect(copied).toHaveBeenCalledWith(url);
  },
};

export const CreatedOnAPhone: Story = { ...Created, tags: ['ci'], globals: { viewport: { value: 'phone' } } };

export const Creating: Story = {
  beforeEach: setUpSettings(mockAnswer('createCalendarFeed', feed, { delay: 'infinite' })),
  play: async () => {
    const card = await make();
    await expect(await card.findByRole('button', { name: 'Making the address...' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const NotCreated: Story = {
  beforeEach: setUpSettings(mockOffline('createCalendarFeed')),
  play: async () => {
    const card = await make();
    await expect(await card.findByRole('alert')).toHaveTextContent(/^There is no new address\./);
  },
};

export const Active: Story = {
  beforeEach: setUpSettings(hasFeed, mockAnswer('createCalendarFeed', feed)),
  play: async () => {
    const card = await findCard('Calendar');
    await expect(card.getByText('Your calendar address is in use.')).toBeVisible();
    await expect(
      card.getByText(/^Made on Friday 20 November 2026, 10:04 am\. You cannot see it/),
    ).toBeVisible();
    await expect(card.queryByText(url)).toBeNull();
  },
};

export const Renewed: Story = {
  beforeEach: setUpSettings(hasFeed, mockAnswer('createCalendarFeed', feed)),
  play: async () => {
    const card = await askFor('Make a new address');
    await expect(await card.findByText(/^The address that you have stops working/)).toBeVisible();
    await pasteInto(card.getByLabelText('Your password'), 'Braids-4-Ada');
    await pressButton(card, 'Make the address');
    await expect(await card.findByText(url)).toBeVisible();
  },
};

export const NotRenewed: Story = {
  tags: ['error:unavailable'],
  beforeEach: setUpSettings(
    hasFeed,
    mockProblem('createCalendarFeed', { code: 'unavailable', message: 'Not available right now.' }),
  ),
  play: async () => {
    const card = await make('Make a new address');
    await expect(await card.findByRole('alert')).toHaveTextContent(
      /^There is no new address\. ?Not available right now\./,
    );
    await pressButton(card, 'Cancel');
    await expect(await card.findByText('Your calendar address is in use.')).toBeVisible();
  },
};

/** A new password ends the address that was made on this page. */
export const EndedByPassword: Story = {
  play: async ({ msw }) => {
    const token = 'sampleTokenOfTheSessionAfterTheChange';
    msw.use(
      mockAnswer('changePassword', () => {
        msw.use(mockAnswer('getAccount', sampleAccount));
        return { token };
      }),
    );
    const calendar = await make();
    await expect(await calendar.findByText(url)).toBeVisible();
    const card = await findCard('Password');
    await pressButton(card, 'Change password');
    await pasteInto(await card.findByLabelText('Current password'), 'Braids-4-Ada');
    await pasteInto(card.getByLabelText('New password'), 'Twists-5-Ada');
    await pressButton(card, 'Save the new password');
    await expect(await calendar.findByRole('button', { name: 'Make a calendar address' })).toBeVisible();
    await expect(calendar.queryByText(url)).toBeNull();
  },
};

export const Stopped: Story = {
  beforeEach: setUpSettings(hasFeed),
  play: async ({ msw }) => {
    msw.use(
      mockAnswer('deleteCalendarFeed', () => {
        msw.use(mockAnswer('getAccount', sampleAccount));
        return { done: true } as const;
      }),
    );
    const card = await findCard('Calendar');
    await pressButton(card, 'Stop the calendar');
    const dialog = await screen.findByRole('alertdialog', { name: 'Stop the calendar?' });
    await userEvent.click(
      [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Stop the calendar') ??
        dialog,
    );
    await expect(await screen.findByText('The calendar address has stopped working.')).toBeInTheDocument();
    await waitFor(() => expect(card.getByRole('button', { name: 'Make a calendar address' })).toHaveFocus());
  },
};

export const NotStopped: Story = {
  beforeEach: setUpSettings(hasFeed, mockOffline('deleteCalendarFeed')),
  play: async () => {
    await pressButton(await findCard('Calendar'), 'Stop the calendar');
    const dialog = await screen.findByRole('alertdialog', { name: 'Stop the calendar?' });
    await userEvent.click(
      [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Stop the calendar') ??
        dialog,
    );
    await waitFor(() => expect(dialog).toHaveTextContent(/The calendar address was not stopped\./));
  },
};
