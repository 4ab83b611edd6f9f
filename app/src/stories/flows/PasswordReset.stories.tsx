import { mockAnswer, mockOffline, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, screen, userEvent } from 'storybook/test';
import { AppStory, setting } from '../AppStory.tsx';
import { fill } from '../fill.ts';
import { arrived, passing, type ShownState } from './watch.ts';

const answering = (...calls: HttpHandler[]) =>
  setting({
    calls: [
      ...calls,
      mockAnswer('forgotPassword', { done: true }),
      mockAnswer('resetPassword', { done: true }),
      mockAnswer('listReviews', []),
    ],
  });

const meta = {
  title: 'Flows/Password reset',
  tags: ['ci', 'route:/forgot-password'],
  component: AppStory,
  args: { at: '/forgot-password' },
  parameters: { layout: 'fullscreen' },
  beforeEach: answering(),
  afterEach: arrived,
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const inState = (state: string, ...through: string[]) => ({
  flow: { machine: 'passwordReset', state, through } satisfies ShownState,
});

const never = { delay: 'infinite' } as const;
const byLink = { at: '/reset-password?token=q3Jd0mX5rWn8yTz1' };

async function ask() {
  await fill(await screen.findByRole('textbox', { name: 'Email' }), 'maya@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Send Reset Link' }));
}

async function save() {
  await fill(await screen.findByLabelText('New password'), 'Twists-5-Ada');
  await userEvent.click(screen.getByRole('button', { name: 'Reset Password' }));
}

async function arriveAtHome() {
  const home = { level: 1, name: /Three strands/ } as const;
  await expect(await screen.findByRole('heading', home)).toBeInTheDocument();
}

export const EnteringEmail: Story = {
  parameters: inState('askingEmail.entering', 'opening'),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Send Reset Link' })).toBeVisible();
  },
};

export const SendingLink: Story = {
  parameters: inState('sendingLink'),
  beforeEach: answering(mockAnswer('forgotPassword', { done: true }, never)),
  play: ask,
};

export const LinkFailed: Story = {
  parameters: inState('askingEmail.failed'),
  beforeEach: answering(mockOffline('forgotPassword')),
  play: async () => {
    await ask();
    await expect(await screen.findByRole('alert')).toHaveTextContent('Error sending reset link.');
  },
};

/** The page is Home by then. */
export const LinkSent: Story = {
  parameters: inState('linkSent'),
  play: async () => {
    await ask();
    await arriveAtHome();
  },
};

export const EnteringPassword: Story = {
  parameters: inState('askingPassword.entering'),
  tags: ['!route:/forgot-password', 'route:/reset-password'],
  args: byLink,
  play: async () => {
    await expect(await screen.findByLabelText('New password')).toHaveValue('');
  },
};

export const SavingPassword: Story = {
  parameters: inState('savingPassword'),
  tags: ['!route:/forgot-password', 'route:/reset-password'],
  args: byLink,
  beforeEach: answering(mockAnswer('resetPassword', { done: true }, never)),
  play: save,
};

export const PasswordFailed: Story = {
  tags: ['!route:/forgot-password', 'route:/reset-password', 'error:unavailable'],
  parameters: inState('askingPassword.failed'),
  args: byLink,
  beforeEach: answering(mockProblem('resetPassword', { code: 'unavailable' })),
  play: async () => {
    await save();
    await expect(await screen.findByRole('alert')).toHaveTextContent('Error sending email.');
  },
};

export const LinkInvalid: Story = {
  parameters: inState('linkInvalid'),
  tags: ['!route:/forgot-password', 'route:/reset-password'],
  args: { at: '/reset-password' },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Invalid reset link' })).toBeVisible();
  },
};

/** For two seconds; then the page goes to Home. */
export const PasswordSaved: Story = {
  tags: ['!route:/forgot-password', 'route:/reset-password'],
  parameters: { ...inState('passwordSaved'), ...passing },
  args: byLink,
  play: save,
};

export const Leaving: Story = {
  parameters: inState('leaving'),
  tags: ['!route:/forgot-password', 'route:/reset-password'],
  args: byLink,
  play: async () => {
    await save();
    await arriveAtHome();
  },
};
