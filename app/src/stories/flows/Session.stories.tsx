import type { SessionUser } from '@plaitful/api-client/contract';
import { mockAnswer, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { fromPromise } from 'xstate';
import { appSessionMachine } from '../../session/appSessionMachine.ts';
import { AppStory, setting } from '../AppStory.tsx';
import { loggedIn, sampleParent } from '../sampleData.ts';
import { logIn, openAccount, register } from './steps.ts';
import { arrived, passing, type ShownState } from './watch.ts';

const meta = {
  title: 'Flows/Session',
  tags: ['ci', 'route:/policy'],
  component: AppStory,
  args: { at: '/policy' },
  parameters: { layout: 'fullscreen' },
  beforeEach: setting({ calls: [] }),
  afterEach: arrived,
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const inState = (state: string) => ({ flow: { machine: 'session', state } satisfies ShownState });

const never = { delay: 'infinite' } as const;

/** Nothing is drawn for a guest who turns out to be a member. */
export const Restoring: Story = {
  parameters: inState('restoring'),
  args: {
    session: appSessionMachine.provide({
      actors: { restoreUser: fromPromise(() => new Promise<SessionUser | null>(() => {})) },
    }),
  },
  play: async ({ canvas }) => {
    // The page is there, and neither the way in nor an account.
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Login' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /@/ })).toBeNull();
  },
};

export const Browsing: Story = {
  globals: { viewport: { value: 'wide' } },
  parameters: inState('guest.browsing'),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible();
  },
};

export const AskingLogin: Story = {
  globals: { viewport: { value: 'wide' } },
  parameters: inState('guest.askingLogin'),
  play: async () => {
    await openAccount('Login');
  },
};

export const LoggingIn: Story = {
  globals: { viewport: { value: 'wide' } },
  parameters: inState('guest.loggingIn'),
  beforeEach: setting({ calls: [mockAnswer('login', loggedIn(sampleParent), never)] }),
  play: async () => {
    const dialog = await openAccount('Login');
    await logIn(dialog);
    await expect(await dialog.findByRole('button', { name: 'Logging in...' })).toBeVisible();
  },
};

export const LoginFailed: Story = {
  tags: ['error:login_failed'],
  globals: { viewport: { value: 'wide' } },
  parameters: inState('guest.loginFailed'),
  beforeEach: setting({ calls: [mockProblem('login', { code: 'login_failed' })] }),
  play: async () => {
    const dialog = await openAccount('Login');
    await logIn(dialog);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to login. Please try again.');
  },
};

export const AskingRegistration: Story = {
  globals: { viewport: { value: 'wide' } },
  parameters: inState('guest.askingRegistration'),
  play: async () => {
    await openAccount('Register');
  },
};

export const Registering: Story = {
  globals: { viewport: { value: 'wide' } },
  parameters: inState('guest.registering'),
  beforeEach: setting({
    calls: [mockAnswer('register', { ...sampleParent, roles: ['ROLE_USER'] }, never)],
  }),
  play: async () => {
    await register(await openAccount('Register'));
  },
};

export const RegisterFailed: Story = {
  tags: ['error:email_taken'],
  globals: { viewport: { value: 'wide' } },
  parameters: inState('guest.registerFailed'),
  beforeEach: setting({ calls: [mockProblem('register', { code: 'email_taken' })] }),
  play: async () => {
    const dialog = await openAccount('Register');
    await register(dialog);
    await expect(await dialog.findByText('Failed to register. Please try again.')).toBeVisible();
  },
};

export const Member: Story = {
  globals: { viewport: { value: 'wide' } },
  parameters: inState('member'),
  beforeEach: setting({ user: sampleParent, calls: [] }),
  play: async () => {
    const account = await screen.findByRole('button', { name: 'Your account, danielle.roy@example.com' });
    await expect(account).toBeVisible();
  },
};

export const LoggingOut: Story = {
  globals: { viewport: { value: 'wide' } },
  parameters: { ...inState('loggingOut'), ...passing },
  beforeEach: setting({ user: sampleParent, calls: [mockAnswer('logout', { done: true }, never)] }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Your account/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log Out' }));
  },
};
