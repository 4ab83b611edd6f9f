import type { RegisteredUser } from '@plaitful/api-client/contract';
import { mockAnswer, mockOffline, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { type AppStory, asGuest, pageMeta } from '../../storybook/AppStory.tsx';
import { pasteInto } from '../../storybook/pasteInto.ts';
import { findDialog } from '../../storybook/findDialog.ts';
import { openAccount, register } from '../../storybook/flows/steps.ts';
import { declareMachineState } from '../../storybook/flows/recordFlow.ts';
import { getUser } from '../../lib/sessionStore.ts';
import { toLoginResponse, sampleParent } from '../../storybook/sampleData.ts';

const meta = {
  ...pageMeta,
  title: 'Dialogs/Register',
  tags: ['route:/policy'],
  args: { at: '/policy' },
  beforeEach: asGuest(),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const account: RegisteredUser = { ...sampleParent, emailVerified: false, roles: ['ROLE_USER'] };
const registered = mockAnswer('register', account);

/** In each width. */
export const Default: Story = {
  parameters: declareMachineState('session', 'guest.askingRegistration'),
  play: async () => {
    const dialog = await openAccount('Register');
    await waitFor(() => expect(dialog.getByLabelText('First name')).toHaveFocus());
  },
};

export const RegisterNotReady: Story = {
  tags: ['ci'],
  globals: { viewport: { value: 'wide' } },
  play: async () => {
    const dialog = await openAccount('Register');
    const signUp = dialog.getByRole('button', { name: 'Sign Up' });
    await expect(signUp).toHaveAttribute('aria-disabled', 'true');
    await expect(signUp).toHaveAccessibleDescription(/Fill in every field/);
    await pasteInto(dialog.getByLabelText('First name'), 'Danielle');
    await userEvent.click(signUp);
    await expect(await dialog.findByText('Last name is required')).toBeVisible();
    await expect(dialog.getByText('Email is required')).toBeVisible();
    await expect(dialog.getByText('Password is required')).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText('Last name')).toHaveFocus());
  },
};

export const RegisterRules: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async () => {
    const dialog = await openAccount('Register');
    await pasteInto(dialog.getByLabelText('Email'), 'danielle at home');
    await pasteInto(dialog.getByLabelText('Password'), 'Saturday');
    await expect(await dialog.findByText('Invalid email address')).toBeVisible();
    await expect(dialog.getByText('An uppercase letter').closest('li')).toHaveTextContent('done');
    await expect(dialog.getByText('A number').closest('li')).toHaveTextContent('still needed');
  },
};

export const RegisterLogsIn: Story = {
  globals: { viewport: { value: 'wide' } },
  beforeEach: asGuest(registered, mockAnswer('login', toLoginResponse(sampleParent))),
  play: async () => {
    await register(await openAccount('Register'));
    await expect(await screen.findByText('Account created successfully')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(getUser()?.email).toBe('danielle.roy@example.com');
  },
};

export const Registering: Story = {
  globals: { viewport: { value: 'wide' } },
  parameters: declareMachineState('session', 'guest.registering'),
  beforeEach: asGuest(mockAnswer('register', account, { delay: 'infinite' })),
  play: async () => {
    const dialog = await openAccount('Register');
    await register(dialog);
    await expect(await dialog.findByRole('button', { name: 'Signing up...' })).toBeVisible();
  },
};

export const RegisterKnownAddress: Story = {
  tags: ['ci', 'error:email_taken'],
  globals: { viewport: { value: 'wide' } },
  beforeEach: asGuest(mockProblem('register', { code: 'email_taken' })),
  play: async () => {
    const dialog = await openAccount('Register');
    await register(dialog);
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
  tags: ['ci', 'error:invalid'],
  parameters: declareMachineState('session', 'guest.registerFailed'),
  globals: { viewport: { value: 'wide' } },
  beforeEach: asGuest(
    mockProblem('register', {
      code: 'invalid',
      message: 'Please check the marked fields.',
      errors: [{ field: 'email', message: 'Invalid email address' }],
    }),
  ),
  play: async () => {
    const dialog = await openAccount('Register');
    await register(dialog);
    await expect(await dialog.findByText('Invalid email address')).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText('Email')).toHaveFocus());
  },
};

export const RegisterPasswordRefused: Story = {
  tags: ['ci', 'error:invalid'],
  globals: { viewport: { value: 'wide' } },
  beforeEach: asGuest(
    mockProblem('register', {
      code: 'invalid',
      message: 'Please check the marked fields.',
      errors: [
        {
          field: 'password',
          message: 'This password is too easy to guess. Please choose another one.',
        },
      ],
    }),
  ),
  play: async () => {
    const dialog = await openAccount('Register');
    await register(dialog);
    const field = dialog.getByLabelText('Password');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(/This password is too easy to guess\./);
    await expect(field).toHaveValue('Saturday-2026');
  },
};

export const RegisterNames: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async () => {
    const dialog = await openAccount('Register');
    await pasteInto(dialog.getByLabelText('First name'), 'Win at bit.ly');
    await pasteInto(dialog.getByLabelText('Last name'), 'Roy 2');
    await userEvent.tab();
    await expect(
      await dialog.findByText('Please enter a name only, without a web or email address.'),
    ).toBeVisible();
    await expect(await dialog.findByText('Please enter the name without numbers.')).toBeVisible();
  },
};

export const RegisteredButNotLoggedIn: Story = {
  globals: { viewport: { value: 'wide' } },
  beforeEach: asGuest(registered, mockOffline('login')),
  play: async () => {
    await register(await openAccount('Register'));
    const login = await findDialog('Login');
    await expect(await login.findByText('Your account is ready. Log in to go on.')).toBeVisible();
    await expect(login.getByLabelText('Email')).toHaveValue('danielle.roy@example.com');
  },
};

export const SwitchingKeepsWhatWasTyped: Story = {
  tags: ['ci'],
  globals: { viewport: { value: 'wide' } },
  play: async () => {
    const dialog = await openAccount('Register');
    await pasteInto(dialog.getByLabelText('First name'), 'Danielle');
    await pasteInto(dialog.getByLabelText('Email'), 'danielle.roy@example.com');
    await userEvent.click(dialog.getByRole('button', { name: 'Login' }));
    const login = await findDialog('Login');
    await expect(login.getByLabelText('Email')).toHaveValue('danielle.roy@example.com');
    await userEvent.click(login.getByRole('button', { name: 'Register' }));
    const again = await findDialog('Register');
    await expect(again.getByLabelText('First name')).toHaveValue('Danielle');
  },
};
