import type { Notifications } from '@plaitful/api-client/contract';
import { mockAnswer, mockOffline, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type AppStory, pageMeta } from '../../storybook/AppStory.tsx';
import { sampleBusiness } from '../../storybook/sampleData.ts';
import { setUpSettings, findCard, sampleAccount } from './settingsStory.ts';

const meta = {
  ...pageMeta,
  title: 'Pages/Settings, notifications',
  tags: ['route:/dashboard/settings'],
  args: { at: '/dashboard/settings' },
  // Looks like Pages/Settings.
  parameters: { ...pageMeta.parameters, chromatic: { disableSnapshot: true } },
  beforeEach: setUpSettings(),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const findBoxes = async () => {
  const card = await findCard('Messages to you');
  const box = (name: string) => card.getByRole('checkbox', { name });
  return {
    card,
    texts: box('Text messages'),
    twoDays: box('Reminder two days before'),
    onTheDay: box('Reminder on the day'),
  };
};

export const Default: Story = {
  play: async () => {
    const { texts, twoDays, onTheDay } = await findBoxes();
    await expect(texts).toBeChecked();
    await expect(twoDays).toBeChecked();
    await expect(onTheDay).not.toBeChecked();
  },
};

/** Each press is saved by itself and holds those before it. */
export const Saved: Story = {
  play: async ({ msw }) => {
    const sent: Notifications[] = [];
    msw.use(
      mockAnswer('updateNotifications', async ({ readBody }) => {
        const notifications = await readBody();
        sent.push(notifications);
        return { ...sampleAccount, notifications };
      }),
    );
    const { card, texts, onTheDay } = await findBoxes();
    await userEvent.click(texts);
    await expect(texts).not.toBeChecked();
    await userEvent.click(onTheDay);
    await expect(await card.findByText('Saved.')).toBeInTheDocument();
    await expect(texts).not.toBeChecked();
    await expect(onTheDay).toBeChecked();
    await expect(sent).toEqual([
      { texts: false, reminder48h: true, reminder3h: false },
      { texts: false, reminder48h: true, reminder3h: true },
    ]);
  },
};

export const Saving: Story = {
  beforeEach: setUpSettings(mockAnswer('updateNotifications', sampleAccount, { delay: 'infinite' })),
  play: async () => {
    const { card, twoDays } = await findBoxes();
    await userEvent.click(twoDays);
    await expect(await card.findByText('Saving...')).toBeInTheDocument();
    await expect(twoDays).not.toBeChecked();
  },
};

/** What was not saved shows as it is stored, and can be tried again. */
export const NotSaved: Story = {
  tags: ['error:unavailable'],
  beforeEach: setUpSettings(
    mockProblem('updateNotifications', { code: 'unavailable', message: 'Not available right now.' }),
  ),
  play: async ({ msw }) => {
    const { card, texts } = await findBoxes();
    await userEvent.click(texts);
    await expect(await card.findByRole('alert')).toHaveTextContent(
      'This was not saved, and is as it was before.Not available right now.',
    );
    await expect(texts).toBeChecked();
    msw.use(
      mockAnswer('updateNotifications', {
        ...sampleAccount,
        notifications: { ...sampleAccount.notifications, texts: false },
      }),
    );
    await userEvent.click(texts);
    await waitFor(() => expect(card.queryByRole('alert')).toBeNull());
    await expect(await card.findByText('Saved.')).toBeInTheDocument();
    await expect(texts).not.toBeChecked();
  },
};

export const Offline: Story = {
  beforeEach: setUpSettings(mockOffline('updateNotifications')),
  play: async () => {
    const { card, onTheDay } = await findBoxes();
    await userEvent.click(onTheDay);
    await expect(await card.findByRole('alert')).toHaveTextContent(/We cannot reach the booking system/);
    await expect(onTheDay).not.toBeChecked();
  },
};

export const WithoutTexts: Story = {
  beforeEach: (context) => {
    setUpSettings()(context);
    context.msw.use(mockAnswer('getBusiness', { ...sampleBusiness, textMessages: false }));
  },
  play: async () => {
    const { texts } = await findBoxes();
    await expect(texts).toHaveAccessibleDescription(/The studio sends no text messages at the moment\./);
    await userEvent.click(texts);
    await expect(texts).toBeChecked();
  },
};
