import { mockAnswer, mockOffline, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { type AppStory, pageMeta } from '../../stories/AppStory.tsx';
import { atSettings, findCard, press, sampleAccount } from './settingsStory.ts';

const url = 'https://plaitfulkids.example/api/calendar/q3Jd0mX5rWn8yTz1Lk7cVb2nHs9pQe4u.ics';
const hasFeed = mockAnswer('getAccount', { ...sampleAccount, hasCalendarFeed: true });

const meta = {
  ...pageMeta,
  title: 'Pages/Settings, calendar',
  tags: ['route:/dashboard/settings'],
  args: { at: '/dashboard/settings' },
  // Looks like Pages/Settings.
  parameters: { ...pageMeta.parameters, chromatic: { disableSnapshot: true } },
  beforeEach: atSettings(mockAnswer('createCalendarFeed', { url })),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {
  play: async () => {
    const card = await findCard('Calendar');
    await expect(card.getByRole('button', { name: 'Make a calendar address' })).toBeVisible();
  },
};

export const Created: Story = {
  play: async () => {
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const card = await findCard('Calendar');
    await press(card, 'Make a calendar address');
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
  beforeEach: atSettings(mockAnswer('createCalendarFeed', { url }, { delay: 'infinite' })),
  play: async () => {
    const card = await findCard('Calendar');
    await press(card, 'Make a calendar address');
    await expect(await card.findByRole('button', { name: 'Making the address...' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const NotCreated: Story = {
  beforeEach: atSettings(mockOffline('createCalendarFeed')),
  play: async () => {
    const card = await findCard('Calendar');
    await press(card, 'Make a calendar address');
    await expect(await card.findByRole('alert')).toHaveTextContent(/^There is no new address\./);
  },
};

export const Active: Story = {
  beforeEach: atSettings(hasFeed, mockAnswer('createCalendarFeed', { url })),
  play: async () => {
    const card = await findCard('Calendar');
    await expect(card.getByText('Your calendar address is in use.')).toBeVisible();
    await expect(card.queryByText(url)).toBeNull();
  },
};

export const Renewed: Story = {
  beforeEach: atSettings(hasFeed, mockAnswer('createCalendarFeed', { url })),
  play: async () => {
    const card = await findCard('Calendar');
    await press(card, 'Make a new address');
    const dialog = await screen.findByRole('alertdialog', { name: 'Make a new calendar address?' });
    await expect(dialog).toHaveTextContent(/The address that you have stops working/);
    await userEvent.click(screen.getByRole('button', { name: 'Make a new one' }));
    await expect(await card.findByText(url)).toBeVisible();
  },
};

export const NotRenewed: Story = {
  tags: ['error:unavailable'],
  beforeEach: atSettings(
    hasFeed,
    mockProblem('createCalendarFeed', { code: 'unavailable', message: 'Not available right now.' }),
  ),
  play: async () => {
    await press(await findCard('Calendar'), 'Make a new address');
    await userEvent.click(await screen.findByRole('button', { name: 'Make a new one' }));
    await expect(await screen.findByText('There is no new address. Not available right now.')).toBeVisible();
  },
};

export const Stopped: Story = {
  beforeEach: atSettings(hasFeed),
  play: async ({ msw }) => {
    msw.use(
      mockAnswer('deleteCalendarFeed', () => {
        msw.use(mockAnswer('getAccount', sampleAccount));
        return { done: true } as const;
      }),
    );
    const card = await findCard('Calendar');
    await press(card, 'Stop the calendar');
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
  beforeEach: atSettings(hasFeed, mockOffline('deleteCalendarFeed')),
  play: async () => {
    await press(await findCard('Calendar'), 'Stop the calendar');
    const dialog = await screen.findByRole('alertdialog', { name: 'Stop the calendar?' });
    await userEvent.click(
      [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Stop the calendar') ??
        dialog,
    );
    await waitFor(() => expect(dialog).toHaveTextContent(/The calendar address was not stopped\./));
  },
};
