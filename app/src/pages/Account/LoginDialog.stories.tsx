import { mockAnswer, mockOffline, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { type AppStory, asGuest, pageMeta } from '../../stories/AppStory.tsx';
import { findDialog } from '../../stories/findDialog.ts';
import { logIn, openAccount } from '../../stories/flows/steps.ts';
import { showsState } from '../../stories/flows/watch.ts';
import { readSessionRecord } from '../../session/sessionRecord.ts';
import { loggedIn, sampleParent, sampleReviews } from '../../stories/sampleData.ts';
import { unplug } from '../../testing/failures.ts';

const meta = {
  ...pageMeta,
  title: 'Dialogs/Login',
  tags: ['route:/policy'],
  args: { at: '/policy' },
  beforeEach: asGuest(),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In each width. */
export const Shown: Story = {
  parameters: showsState('session', 'guest.askingLogin'),
  play: async () => {
    const dialog = await openAccount('Login');
    await waitFor(() => expect(dialog.getByLabelText('Email')).toHaveFocus());
  },
};

export const Login: Story = {
  globals: { viewport: { value: 'wide' } },
  beforeEach: asGuest(mockAnswer('login', loggedIn(sampleParent))),
  play: async () => {
    const dialog = await openAccount('Login');
    await waitFor(() => expect(dialog.getByLabelText('Email')).toHaveFocus());
    await logIn(dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await screen.findByText('Login successful')).toBeInTheDocument();
    await expect(readSessionRecord()?.email).toBe('danielle.roy@example.com');
  },
};

export const LoginRefused: Story = {
  tags: ['error:login_failed'],
  parameters: showsState('session', 'guest.loginFailed'),
  globals: { viewport: { value: 'wide' } },
  beforeEach: asGuest(mockProblem('login', { code: 'login_failed' })),
  play: async () => {
    const dialog = await openAccount('Login');
    await logIn(dialog);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to login. Please try again.');
    await expect(dialog.getByLabelText('Email')).toHaveValue('danielle.roy@example.com');
  },
};

export const LoginTooOften: Story = {
  tags: ['error:rate_limited'],
  globals: { viewport: { value: 'wide' } },
  beforeEach: asGuest(mockProblem('login', { code: 'rate_limited', retryAfterSeconds: 40 })),
  play: async () => {
    const dialog = await openAccount('Login');
    await logIn(dialog);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Please wait 40 seconds');
  },
};

export const LoginOffline: Story = {
  globals: { viewport: { value: 'wide' } },
  beforeEach: (context) => {
    asGuest(mockOffline('login'))(context);
    return unplug();
  },
  play: async () => {
    const dialog = await openAccount('Login');
    await logIn(dialog);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('You are offline, so nothing was sent.');
  },
};

export const LoggingIn: Story = {
  parameters: showsState('session', 'guest.loggingIn'),
  globals: { viewport: { value: 'wide' } },
  beforeEach: asGuest(mockAnswer('login', loggedIn(sampleParent), { delay: 'infinite' })),
  play: async () => {
    const dialog = await openAccount('Login');
    await logIn(dialog);
    await expect(dialog.getByRole('button', { name: 'Logging in...' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const LoginForTheDashboard: Story = {
  tags: ['!route:/policy', 'route:/dashboard/bookings'],
  args: { at: '/dashboard/bookings' },
  beforeEach: asGuest(mockAnswer('listReviews', sampleReviews)),
  play: async () => {
    const dialog = await findDialog('Login');
    await expect(dialog.getByText('Please log in to see your appointments.')).toBeVisible();
  },
};
