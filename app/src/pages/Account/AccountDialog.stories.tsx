import { mockAnswer, mockOffline, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { dismissToasts } from '../../stories/dismissToasts.ts';
import { AppStory, setting } from '../../stories/AppStory.tsx';
import { fill } from '../../stories/fill.ts';
import { findDialog, type DialogQueries } from '../../stories/findDialog.ts';
import { readSessionRecord } from '../../session/sessionRecord.ts';
import { sampleParent, sampleReviews } from '../../stories/sampleData.ts';
import { unplug } from '../../testing/troubles.ts';

const meta = {
  title: 'Dialogs/Account',
  component: AppStory,
  args: { at: '/policy' },
  parameters: { layout: 'fullscreen' },
  afterEach: dismissToasts,
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

async function open(canvas: DialogQueries, name: 'Login' | 'Register') {
  await userEvent.click(await canvas.findByRole('button', { name }));
  return findDialog(name);
}

async function typeLogin(dialog: DialogQueries) {
  await fill(dialog.getByLabelText('Email'), 'danielle.roy@example.com');
  await fill(dialog.getByLabelText('Password'), 'Saturday-2026');
  await userEvent.click(dialog.getByRole('button', { name: 'Login' }));
}

async function typeRegistration(dialog: DialogQueries) {
  await fill(dialog.getByLabelText('First name'), 'Danielle');
  await fill(dialog.getByLabelText('Last name'), 'Roy');
  await fill(dialog.getByLabelText('Email'), 'danielle.roy@example.com');
  await fill(dialog.getByLabelText('Password'), 'Saturday-2026');
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: 'Sign Up' })).not.toHaveAttribute('aria-disabled'),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Sign Up' }));
}

const registered = mockAnswer('register', {
  id: 7,
  firstName: 'Danielle',
  lastName: 'Roy',
  email: 'danielle.roy@example.com',
  mobilePhone: null,
  roles: ['ROLE_USER'],
});

export const LoginForTheDashboard: Story = {
  args: { at: '/dashboard/bookings' },
  beforeEach: setting({
    calls: [mockAnswer('listReviews', sampleReviews)],
  }),
  play: async () => {
    const dialog = await findDialog('Login');
    await expect(dialog.getByText('Please log in to see your appointments.')).toBeVisible();
  },
};

export const Login: Story = {
  globals: { viewport: { value: 'wide' } },
  beforeEach: setting({ calls: [mockAnswer('login', sampleParent)] }),
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Login');
    await waitFor(() => expect(dialog.getByLabelText('Email')).toHaveFocus());
    await typeLogin(dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await screen.findByText('Login successful')).toBeInTheDocument();
    await expect(readSessionRecord()?.email).toBe('danielle.roy@example.com');
  },
};

export const LoginRefused: Story = {
  tags: ['error:login_failed'],
  globals: { viewport: { value: 'wide' } },
  beforeEach: setting({ calls: [mockProblem('login', { code: 'login_failed' })] }),
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Login');
    await typeLogin(dialog);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to login. Please try again.');
    await expect(dialog.getByLabelText('Email')).toHaveValue('danielle.roy@example.com');
  },
};

export const LoginTooOften: Story = {
  tags: ['error:rate_limited'],
  globals: { viewport: { value: 'wide' } },
  beforeEach: setting({
    calls: [mockProblem('login', { code: 'rate_limited', retryAfterSeconds: 40 })],
  }),
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Login');
    await typeLogin(dialog);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Please wait 40 seconds');
  },
};

export const LoginOffline: Story = {
  globals: { viewport: { value: 'wide' } },
  beforeEach: (context) => {
    setting({ calls: [mockOffline('login')] })(context);
    return unplug();
  },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Login');
    await typeLogin(dialog);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('You are offline, so nothing was sent.');
  },
};

export const LoggingIn: Story = {
  globals: { viewport: { value: 'wide' } },
  beforeEach: setting({ calls: [mockAnswer('login', sampleParent, { delay: 'infinite' })] }),
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Login');
    await typeLogin(dialog);
    await expect(dialog.getByRole('button', { name: 'Logging in...' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const RegisterNotReady: Story = {
  globals: { viewport: { value: 'wide' } },
  beforeEach: setting({ calls: [] }),
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Register');
    const signUp = dialog.getByRole('button', { name: 'Sign Up' });
    await expect(signUp).toHaveAttribute('aria-disabled', 'true');
    await expect(signUp).toHaveAccessibleDescription(/Fill in every field/);
    await fill(dialog.getByLabelText('First name'), 'Danielle');
    await userEvent.click(signUp);
    await expect(await dialog.findByText('Last name is required')).toBeVisible();
    await expect(dialog.getByText('Email is required')).toBeVisible();
    await expect(dialog.getByText('Password is required')).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText('Last name')).toHaveFocus());
  },
};

export const RegisterRules: Story = {
  globals: { viewport: { value: 'wide' } },
  beforeEach: setting({ calls: [] }),
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Register');
    await fill(dialog.getByLabelText('Email'), 'danielle at home');
    await fill(dialog.getByLabelText('Password'), 'Saturday');
    await expect(await dialog.findByText('Invalid email address')).toBeVisible();
    await expect(dialog.getByText('An uppercase letter').closest('li')).toHaveTextContent('done');
    await expect(dialog.getByText('A number').closest('li')).toHaveTextContent('still needed');
  },
};

export const RegisterLogsIn: Story = {
  globals: { viewport: { value: 'wide' } },
  beforeEach: setting({ calls: [registered, mockAnswer('login', sampleParent)] }),
  play: async ({ canvas }) => {
    await typeRegistration(await open(canvas, 'Register'));
    await expect(await screen.findByText('Account created successfully')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(readSessionRecord()?.email).toBe('danielle.roy@example.com');
  },
};

export const RegisterKnownAddress: Story = {
  tags: ['error:email_taken'],
  globals: { viewport: { value: 'wide' } },
  beforeEach: setting({ calls: [mockProblem('register', { code: 'email_taken' })] }),
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Register');
    await typeRegistration(dialog);
    await expect(
      await dialog.findByText('If you already have an account with this email, log in instead.'),
    ).toBeVisible();
    await expect(screen.getAllByText('Failed to register. Please try again.').length).toBeGreaterThan(0);
    await userEvent.click(dialog.getByRole('button', { name: 'Login' }));
    const login = await findDialog('Login');
    await expect(login.getByLabelText('Email')).toHaveValue('danielle.roy@example.com');
  },
};

export const RegisterRefusedField: Story = {
  tags: ['error:invalid'],
  globals: { viewport: { value: 'wide' } },
  beforeEach: setting({
    calls: [
      mockProblem('register', {
        code: 'invalid',
        message: 'Please check the marked fields.',
        errors: [{ field: 'email', message: 'Invalid email address' }],
      }),
    ],
  }),
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Register');
    await typeRegistration(dialog);
    await expect(await dialog.findByText('Invalid email address')).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText('Email')).toHaveFocus());
  },
};

export const RegisteredButNotLoggedIn: Story = {
  globals: { viewport: { value: 'wide' } },
  beforeEach: setting({ calls: [registered, mockOffline('login')] }),
  play: async ({ canvas }) => {
    await typeRegistration(await open(canvas, 'Register'));
    const login = await findDialog('Login');
    await expect(await login.findByText('Your account is ready. Log in to go on.')).toBeVisible();
    await expect(login.getByLabelText('Email')).toHaveValue('danielle.roy@example.com');
  },
};

export const SwitchingKeepsWhatWasTyped: Story = {
  globals: { viewport: { value: 'wide' } },
  beforeEach: setting({ calls: [] }),
  play: async ({ canvas }) => {
    const register = await open(canvas, 'Register');
    await fill(register.getByLabelText('First name'), 'Danielle');
    await fill(register.getByLabelText('Email'), 'danielle.roy@example.com');
    await userEvent.click(register.getByRole('button', { name: 'Login' }));
    const login = await findDialog('Login');
    await expect(login.getByLabelText('Email')).toHaveValue('danielle.roy@example.com');
    await userEvent.click(login.getByRole('button', { name: 'Register' }));
    const again = await findDialog('Register');
    await expect(again.getByLabelText('First name')).toHaveValue('Danielle');
  },
};
