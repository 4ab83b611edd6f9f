import { mockAnswer, mockOffline, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { type AppStory, pageMeta } from '../../storybook/AppStory.tsx';
import { setUpSettings, findCard, pressButton, sampleSessions } from './settingsStory.ts';

const title = 'Where you are logged in';

const meta = {
  ...pageMeta,
  title: 'Pages/Settings, sessions',
  tags: ['route:/dashboard/settings'],
  args: { at: '/dashboard/settings' },
  // Looks like Pages/Settings.
  parameters: { ...pageMeta.parameters, chromatic: { disableSnapshot: true } },
  beforeEach: setUpSettings(),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const current = () => sampleSessions().filter(({ isCurrent }) => isCurrent);
const safari = /^Log out Safari on iPhone, Last used 30\sminutes ago$/;

export const Several: Story = {
  play: async () => {
    const card = await findCard(title);
    const rows = await card.findAllByRole('listitem');
    await expect(rows).toHaveLength(3);
    await expect(rows[0]).toHaveTextContent(/^Chrome on AndroidThis deviceUsed just now/);
    await expect(rows[1]).toHaveTextContent(/^Safari on iPhoneLast used 30 minutes ago/);
    await expect(rows[2]).toHaveTextContent(/^A browser without a nameLast used on \w+day/);
    await expect(card.getAllByRole('button', { name: /^Log out (Safari|A browser)/ })).toHaveLength(2);
  },
};

/** Nothing is offered that would log this device out by a slip. */
export const OnlyThisOne: Story = {
  beforeEach: setUpSettings(mockAnswer('listSessions', current)),
  play: async () => {
    const card = await findCard(title);
    await expect(await card.findByText('This device')).toBeVisible();
    await expect(card.queryByRole('button')).toBeNull();
  },
};

export const Many: Story = {
  beforeEach: setUpSettings(
    mockAnswer('listSessions', [
      ...current(),
      ...Array.from({ length: 7 }, (_, at) => ({
        sessionId: 20 + at,
        browser: 'Firefox on Windows',
        createdAt: '2026-11-20T15:04:05Z',
        lastUsedAt: '2026-11-21T18:00:00Z',
        isCurrent: false,
      })),
    ]),
  ),
  play: async () => {
    const card = await findCard(title);
    await expect(await card.findAllByRole('listitem')).toHaveLength(5);
    await pressButton(card, 'Show 3 more devices');
    await expect(card.getAllByRole('listitem')).toHaveLength(8);
    await expect(card.getByRole('list')).toHaveFocus();
  },
};

export const Loading: Story = {
  beforeEach: setUpSettings(mockAnswer('listSessions', [], { delay: 'infinite' })),
  play: async () => {
    const card = await findCard(title);
    await expect(await card.findByText('Loading your devices...')).toBeInTheDocument();
  },
};

export const NotLoaded: Story = {
  tags: ['error:unavailable'],
  beforeEach: setUpSettings(
    mockProblem('listSessions', { code: 'unavailable', message: 'Not available right now.' }),
  ),
  play: async ({ msw }) => {
    const card = await findCard(title);
    await expect(await card.findByText('We could not load your devices. Please try again.')).toBeVisible();
    msw.use(mockAnswer('listSessions', current));
    await pressButton(card, 'Try again');
    await expect(await card.findByText('This device')).toBeVisible();
  },
};

export const OneEnded: Story = {
  play: async ({ msw }) => {
    const ended: string[] = [];
    const rest = sampleSessions().filter(({ sessionId }) => sessionId !== 9);
    msw.use(
      mockAnswer('endSession', ({ path }) => {
        ended.push(path.sessionId);
        msw.use(mockAnswer('listSessions', rest));
        return { done: true } as const;
      }),
    );
    const card = await findCard(title);
    await pressButton(card, safari);
    await expect(await screen.findByText('That device is logged out.')).toBeInTheDocument();
    await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(2));
    await expect(card.getByRole('list')).toHaveFocus();
    await expect(ended).toEqual(['9']);
  },
};

/** It has ended meanwhile, so what was wanted is so. */
export const EndedElsewhere: Story = {
  tags: ['ci', 'error:session_not_found'],
  beforeEach: setUpSettings(mockProblem('endSession', { code: 'session_not_found' })),
  play: async ({ msw }) => {
    const card = await findCard(title);
    await card.findByText('Safari on iPhone');
    msw.use(mockAnswer('listSessions', current));
    await pressButton(card, safari);
    await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(1));
    await expect(card.queryByRole('alert')).toBeNull();
  },
};

export const Ending: Story = {
  beforeEach: setUpSettings(mockAnswer('endSession', { done: true }, { delay: 'infinite' })),
  play: async () => {
    const card = await findCard(title);
    await pressButton(card, safari);
    await expect(await card.findByRole('button', { name: 'Logging it out...' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const NotEnded: Story = {
  beforeEach: setUpSettings(mockOffline('endSession')),
  play: async () => {
    const card = await findCard(title);
    await pressButton(card, safari);
    await expect(await card.findByRole('alert')).toHaveTextContent(/^That device was not logged out\./);
  },
};

const confirm = async () => {
  const card = await findCard(title);
  await pressButton(card, 'Log out all other devices');
  return screen.findByRole('alertdialog', { name: 'Log out all other devices?' });
};

export const AskingForAll: Story = {
  play: async () => {
    const dialog = await confirm();
    await expect(dialog).toHaveTextContent(
      '2 other devices are logged out at once. A calendar address, and a change of email that is not confirmed, end too. You stay logged in here.',
    );
  },
};

export const AllOthersEnded: Story = {
  tags: ['ci'],
  play: async ({ msw }) => {
    msw.use(
      mockAnswer('endOtherSessions', () => {
        msw.use(mockAnswer('listSessions', current));
        return { done: true } as const;
      }),
    );
    await confirm();
    await userEvent.click(screen.getByRole('button', { name: 'Log them out' }));
    await expect(await screen.findByText('All other devices are logged out.')).toBeInTheDocument();
    const card = await findCard(title);
    await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(1));
    await expect(card.queryByRole('button')).toBeNull();
  },
};

export const AllOthersNotEnded: Story = {
  tags: ['error:unavailable'],
  beforeEach: setUpSettings(
    mockProblem('endOtherSessions', { code: 'unavailable', message: 'Not available right now.' }),
  ),
  play: async () => {
    const dialog = await confirm();
    await userEvent.click(screen.getByRole('button', { name: 'Log them out' }));
    await waitFor(() =>
      expect(dialog).toHaveTextContent('The other devices were not logged out. Not available right now.'),
    );
  },
};
