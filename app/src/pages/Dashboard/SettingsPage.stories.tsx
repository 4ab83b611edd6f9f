import { mockAnswer, mockOffline } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { type AppStory, asParent, pageMeta, setUpStory } from '../../storybook/AppStory.tsx';
import { getUser } from '../../lib/sessionStore.ts';
import { sampleOwner } from '../../storybook/sampleData.ts';
import { setUpSettings, findCard, sampleAccount, sampleSessions } from './settingsStory.ts';

const meta = {
  ...pageMeta,
  title: 'Pages/Settings',
  tags: ['route:/dashboard/settings'],
  args: { at: '/dashboard/settings' },
  beforeEach: setUpSettings(),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const titles = [
  'Password',
  'Email address',
  'Where you are logged in',
  'Messages to you',
  'Calendar',
  'Your data',
  'Delete your account',
];

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Settings');
    await expect(document.title).toBe('Settings · Plaitful Kids');
    await canvas.findByText('Safari on iPhone');
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(headings.slice(0, titles.length)).toEqual(titles);
  },
};

export const OnAPhone: Story = { ...Full, tags: ['ci'], globals: { viewport: { value: 'phone' } } };

export const Loading: Story = {
  beforeEach: asParent(mockAnswer('getAccount', sampleAccount, { delay: 'infinite' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your settings...')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  tags: ['ci'],
  beforeEach: setUpSettings(mockOffline('getAccount')),
  play: async ({ canvas, msw }) => {
    await expect(
      await canvas.findByText('We could not load your settings. Please try again.', {}, { timeout: 5000 }),
    ).toBeVisible();
    msw.use(mockAnswer('getAccount', sampleAccount));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { name: 'Password' })).toBeVisible();
  },
};

/** The name was changed elsewhere; the session of this browser takes it over. */
export const UserMenuUpdates: Story = {
  beforeEach: setUpSettings(
    mockAnswer('getAccount', { ...sampleAccount, firstName: 'Dani', email: 'dani@example.com' }),
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Your account, dani@example.com' }),
    ).toBeInTheDocument();
    await waitFor(() =>
      expect(getUser()).toMatchObject({ firstName: 'Dani', mobilePhone: sampleAccount.mobilePhone }),
    );
  },
};

/** Whoever runs the studio cannot delete the account here. */
export const Admin: Story = {
  beforeEach: setUpStory({
    user: sampleOwner,
    calls: [
      mockAnswer('getAccount', { ...sampleAccount, email: sampleOwner.email }),
      mockAnswer('listSessions', () => sampleSessions().slice(0, 1)),
    ],
  }),
  play: async () => {
    const card = await findCard('Delete your account');
    await expect(card.getByText(/runs the studio/)).toBeVisible();
    await expect(card.queryByRole('button')).toBeNull();
    await screen.findByText('Chrome on Android');
  },
};
