import { mockAnswer, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { getUser } from '../../lib/sessionStore.ts';
import { type AppStory, asGuest, asParent, pageMeta } from '../../storybook/AppStory.tsx';
import { pasteInto } from '../../storybook/pasteInto.ts';
import { declareMachineState } from '../../storybook/flows/recordFlow.ts';

const meta = {
  ...pageMeta,
  title: 'Pages/Reset password',
  tags: ['route:/reset-password'],
  args: { at: '/reset-password#token=q3Jd0mX5rWn8yTz1' },
  beforeEach: asGuest(mockAnswer('resetPassword', { done: true }), mockAnswer('listReviews', [])),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function save(canvas: Canvas, password: string) {
  const field = await canvas.findByLabelText('New password');
  if (password !== '') await pasteInto(field, password);
  await userEvent.click(canvas.getByRole('button', { name: 'Reset Password' }));
  return field;
}

export const Asking: Story = {
  parameters: declareMachineState('passwordReset', 'askingPassword.entering', 'opening'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Reset password');
    await expect(document.title).toBe('Reset password · Plaitful Kids');
    await pasteInto(await canvas.findByLabelText('New password'), 'Twists');
    await expect(canvas.getAllByText('done')).toHaveLength(2);
  },
};

/** The account's sessions have ended, so nobody is signed in any more, and two seconds later Home is there. */
export const SavedAndBackHome: Story = {
  tags: ['ci', 'error:unauthenticated'],
  parameters: declareMachineState('passwordReset', 'leaving', 'passwordSaved'),
  beforeEach: asParent(
    mockAnswer('resetPassword', { done: true }),
    mockAnswer('listReviews', []),
    mockProblem('getAccount', { code: 'unauthenticated' }),
  ),
  play: async ({ canvas }) => {
    await save(canvas, 'Twists-5-Ada');
    await expect(
      await screen.findByText(
        'You are logged out everywhere, and a calendar address that you had no longer works. Log in with your new password.',
      ),
    ).toBeVisible();
    await expect(screen.getAllByText('Password reset successful!').length).toBeGreaterThan(0);
    await waitFor(() => expect(getUser()).toBeNull());
    const home = await canvas.findByRole('heading', { level: 1, name: /Three strands/ });
    await waitFor(() => expect(home).toBeVisible());
  },
};

export const TooWeak: Story = {
  play: async ({ canvas }) => {
    const field = await save(canvas, '');
    await expect(await canvas.findByText('Password is required')).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
    await pasteInto(field, 'twists');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset Password' }));
    await expect(await canvas.findByText(/^Password must contain at least 8 characters/)).toBeVisible();
  },
};

export const Saving: Story = {
  parameters: declareMachineState('passwordReset', 'savingPassword'),
  beforeEach: asGuest(mockAnswer('resetPassword', { done: true }, { delay: 'infinite' })),
  play: async ({ canvas }) => {
    await save(canvas, 'Twists-5-Ada');
    await expect(await canvas.findByRole('button', { name: /Saving your new password/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Failed: Story = {
  tags: ['error:unavailable'],
  parameters: declareMachineState('passwordReset', 'askingPassword.failed'),
  beforeEach: asGuest(mockProblem('resetPassword', { code: 'unavailable' })),
  play: async ({ canvas }) => {
    const field = await save(canvas, 'Twists-5-Ada');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Error sending email.');
    await expect(field).toHaveValue('Twists-5-Ada');
  },
};

export const Refused: Story = {
  tags: ['error:invalid'],
  beforeEach: asGuest(mockProblem('resetPassword', { code: 'invalid' })),
  play: async ({ canvas }) => {
    await save(canvas, 'Twists-5-Ada');
    await expect(
      await canvas.findByText('Your password has not changed. Please try again, or ask for a new link.'),
    ).toBeInTheDocument();
  },
};

export const TooCommon: Story = {
  tags: ['error:invalid'],
  beforeEach: asGuest(
    mockProblem('resetPassword', {
      code: 'invalid',
      message: 'Please check the marked fields.',
      errors: [
        {
          field: 'newPassword',
          message: 'Please choose a password without the studio’s name in it.',
        },
      ],
    }),
  ),
  play: async ({ canvas }) => {
    const field = await save(canvas, 'Plaitful-2026');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(/without the studio’s name in it\./);
    await expect(field).toHaveValue('Plaitful-2026');
  },
};

export const LinkRefused: Story = {
  tags: ['error:reset_link_invalid'],
  beforeEach: asGuest(mockProblem('resetPassword', { code: 'reset_link_invalid' })),
  play: async ({ canvas }) => {
    await save(canvas, 'Twists-5-Ada');
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Invalid reset link'),
    );
    await expect(canvas.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  },
};

export const WithoutToken: Story = {
  parameters: declareMachineState('passwordReset', 'linkInvalid'),
  args: { at: '/reset-password' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Invalid reset link');
    await expect(document.title).toBe('Invalid reset link · Plaitful Kids');
    await expect(
      canvas.getByText('Links work once and for 30 minutes. Please ask for a new one.'),
    ).toBeVisible();
  },
};
