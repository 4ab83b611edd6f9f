import { mockAnswer, mockOffline, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { type AppStory, asGuest, pageMeta } from '../../storybook/AppStory.tsx';
import { pasteInto } from '../../storybook/pasteInto.ts';
import { declareMachineState } from '../../storybook/flows/recordFlow.ts';

const meta = {
  ...pageMeta,
  title: 'Pages/Forgot password',
  tags: ['route:/forgot-password'],
  args: { at: '/forgot-password' },
  beforeEach: asGuest(mockAnswer('forgotPassword', { done: true }), mockAnswer('listReviews', [])),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function ask(canvas: Canvas, email: string) {
  const field = await canvas.findByRole('textbox', { name: 'Email' });
  if (email !== '') await pasteInto(field, email);
  await userEvent.click(canvas.getByRole('button', { name: 'Send Reset Link' }));
  return field;
}

export const Asking: Story = {
  parameters: declareMachineState('passwordReset', 'askingEmail.entering', 'opening'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Forgot password');
    await expect(document.title).toBe('Forgot password · Plaitful Kids');
    await expect(
      canvas.getByText(/check your inbox or spam folder.*It works for 30 minutes\./),
    ).toBeVisible();
  },
};

export const SentAndBackHome: Story = {
  tags: ['ci'],
  parameters: declareMachineState('passwordReset', 'linkSent'),
  play: async ({ canvas }) => {
    await ask(canvas, 'maya@example.com');
    const told = await screen.findByText('Password reset link sent to your email!');
    await waitFor(() => expect(told).toBeVisible());
    const home = await canvas.findByRole('heading', { level: 1, name: /Three strands/ });
    await waitFor(() => expect(home).toBeVisible());
  },
};

export const Invalid: Story = {
  play: async ({ canvas }) => {
    const field = await ask(canvas, '');
    await expect(await canvas.findByText('Email is required')).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
    await waitFor(() => expect(document.title).toBe('Error: Forgot password · Plaitful Kids'));
    await pasteInto(field, 'maya@example');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Reset Link' }));
    await expect(await canvas.findByText('Invalid email address')).toBeVisible();
  },
};

export const Sending: Story = {
  parameters: declareMachineState('passwordReset', 'sendingLink'),
  beforeEach: asGuest(mockAnswer('forgotPassword', { done: true }, { delay: 'infinite' })),
  play: async ({ canvas }) => {
    await ask(canvas, 'maya@example.com');
    await expect(await canvas.findByRole('button', { name: /Sending the link/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Offline: Story = {
  parameters: declareMachineState('passwordReset', 'askingEmail.failed'),
  beforeEach: asGuest(mockOffline('forgotPassword')),
  play: async ({ canvas }) => {
    const field = await ask(canvas, 'maya@example.com');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Error sending reset link.');
    await expect(field).toHaveValue('maya@example.com');
  },
};

export const TooManyTries: Story = {
  tags: ['error:rate_limited'],
  beforeEach: asGuest(mockProblem('forgotPassword', { code: 'rate_limited', retryAfterSeconds: 300 })),
  play: async ({ canvas }) => {
    await ask(canvas, 'maya@example.com');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/5 minutes/);
  },
};
