import { mockAnswer, mockOffline, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { type AppStory, asGuest, pageMeta } from '../../storybook/AppStory.tsx';
import { findDialog } from '../../storybook/findDialog.ts';
import { pasteInto } from '../../storybook/pasteInto.ts';
import { logIn, openAccount } from '../../storybook/flows/steps.ts';
import { declareMachineState } from '../../storybook/flows/recordFlow.ts';
import { getUser } from '../../lib/sessionStore.ts';
import { toLoginResponse, sampleParent, sampleReviews } from '../../storybook/sampleData.ts';
import { goOffline } from '../../testing/failures.ts';

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
export const Default: Story = {
  parameters: declareMachineState('session', 'guest.askingLogin'),
  play: async () => {
    const dialog = await openAccount('Login');
    await waitFor(() => expect(dialog.getByLabelText('Email')).toHaveFocus());
  },
};

export const Login: Story = {
  globals: { viewport: { value: 'wide' } },
  beforeEach: asGuest(mockAnswer('login', toLoginResponse(sampleParent))),
  play: async () => {
    const dialog = await openAccount('Login');
    await waitFor(() => expect(dialog.getByLabelText('Email')).toHaveFocus());
    await logIn(dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await screen.findByText('Login successful')).toBeInTheDocument();
    await expect(getUser()?.email).toBe('danielle.roy@example.com');
  },
};

export const LoginRefused: Story = {
  tags: ['error:login_failed'],
  parameters: declareMachineState('session', 'guest.loginFailed'),
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
  tags: ['ci', 'error:rate_limited'],
  globals: { viewport: { value: 'wide' } },
  beforeEach: asGuest(mockProblem('login', { code: 'rate_limited', retryAfterSeconds: 40 })),
  play: async () => {
    const dialog = await openAccount('Login');
    await logIn(dialog);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Please wait 40 seconds');
  },
};

export const LoginOffline: Story = {
  tags: ['ci'],
  globals: { viewport: { value: 'wide' } },
  beforeEach: (context) => {
    asGuest(mockOffline('login'))(context);
    return goOffline();
  },
  play: async () => {
    const dialog = await openAccount('Login');
    await logIn(dialog);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'You are offline, so nothing was sent. What you typed is still here, and you can safely send it again.',
    );
  },
};

const codeRequired = mockProblem('login', {
  code: 'login_code_required',
  message: 'There were many failed logins to this account, so a code is needed.',
});

/** What was typed stays, and the keyboard is at the field of the code. */
export const CodeRequired: Story = {
  tags: ['error:login_code_required'],
  beforeEach: asGuest(codeRequired),
  play: async () => {
    const dialog = await openAccount('Login');
    await expect(dialog.queryByLabelText('Code')).toBeNull();
    await logIn(dialog);
    await expect(await dialog.findByText(/so a code is needed\./)).toBeVisible();
    const code = dialog.getByLabelText('Code');
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code).toHaveAttribute('inputmode', 'numeric');
    await expect(dialog.getByLabelText('Email')).toHaveValue('danielle.roy@example.com');
    await expect(dialog.getByLabelText('Password')).toHaveValue('Saturday-2026');
  },
};

/** A wrong code is said at its field; the right one logs in. */
export const CodeWrongAndRight: Story = {
  tags: ['error:login_code_required'],
  globals: { viewport: { value: 'wide' } },
  beforeEach: asGuest(codeRequired),
  play: async ({ msw }) => {
    const dialog = await openAccount('Login');
    await logIn(dialog);
    const code = await dialog.findByLabelText('Code');
    await pasteInto(code, '1234 5678');
    await userEvent.click(dialog.getByRole('button', { name: 'Login' }));
    await expect(await dialog.findByText(/This did not work\. Please check/)).toBeVisible();
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveValue('1234 5678');
    const sent: unknown[] = [];
    msw.use(
      mockAnswer('login', async ({ readBody }) => {
        sent.push((await readBody()).code);
        return toLoginResponse(sampleParent);
      }),
    );
    await userEvent.clear(code);
    await pasteInto(code, '40718263');
    await userEvent.click(dialog.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent).toEqual(['40718263']);
  },
};

export const LoggingIn: Story = {
  parameters: declareMachineState('session', 'guest.loggingIn'),
  globals: { viewport: { value: 'wide' } },
  beforeEach: asGuest(mockAnswer('login', toLoginResponse(sampleParent), { delay: 'infinite' })),
  play: async () => {
    const dialog = await openAccount('Login');
    await logIn(dialog);
    await expect(dialog.getByRole('button', { name: 'Logging in...' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const LoginRequiredByDashboard: Story = {
  tags: ['!route:/policy', 'route:/dashboard/bookings'],
  args: { at: '/dashboard/bookings' },
  beforeEach: asGuest(mockAnswer('listReviews', sampleReviews)),
  play: async () => {
    const dialog = await findDialog('Login');
    await expect(dialog.getByText('Please log in to see your appointments.')).toBeVisible();
  },
};
