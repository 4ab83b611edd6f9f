import { mockAnswer, mockOffline, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { AppStory, setUpStory } from '../../storybook/AppStory.tsx';
import { findDialog } from '../../storybook/findDialog.ts';
import { logIn } from '../../storybook/flows/steps.ts';
import { toLoginResponse, sampleParent } from '../../storybook/sampleData.ts';
import { clearToastsAfterEach } from '../../storybook/toasts.ts';

const meta = {
  title: 'Pages/Verify email',
  tags: ['route:/verify-email'],
  component: AppStory,
  args: { at: '/verify-email#token=q3Jd0mX5rWn8yTz1' },
  parameters: { layout: 'fullscreen' },
  beforeEach: setUpStory({ calls: [mockAnswer('verifyEmail', { done: true })] }),
  afterEach: clearToastsAfterEach,
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const press = async (canvas: Canvas): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name: 'Verify my email' }));

const invalid = mockProblem('verifyEmail', { code: 'verification_link_invalid' });

/** Opening the link has done nothing yet: no call is mocked. */
export const Ready: Story = {
  beforeEach: setUpStory({ calls: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Verify your email');
    await expect(canvas.getByRole('button', { name: 'Verify my email' })).toBeVisible();
    await expect(document.title).toBe('Verify your email · Plaitful Kids');
  },
};

export const Verifying: Story = {
  beforeEach: setUpStory({ calls: [mockAnswer('verifyEmail', { done: true }, { delay: 'infinite' })] }),
  play: async ({ canvas }) => {
    await press(canvas);
    await expect(
      await canvas.findByRole('button', { name: 'Verifying your email address...' }),
    ).toHaveFocus();
  },
};

export const Verified: Story = {
  play: async ({ canvas }) => {
    await press(canvas);
    const title = await canvas.findByRole('heading', { level: 1, name: 'Email verified' });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'See My Appointments' })).toHaveAttribute(
      'href',
      '/dashboard/bookings',
    );
  },
};

export const LinkRefused: Story = {
  tags: ['error:verification_link_invalid'],
  beforeEach: setUpStory({
    user: sampleParent,
    calls: [invalid, mockAnswer('sendVerification', { done: true })],
  }),
  play: async ({ canvas }) => {
    await press(canvas);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Invalid link' })).toBeVisible();
    await expect(canvas.getByText(/^Links work for 24 hours\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link again' }));
    await expect(
      await canvas.findByText(/We have sent the link to danielle\.roy@example\.com\./),
    ).toBeVisible();
  },
};

/** A new link goes to the address of an account: who is a guest logs in first, and stays here. */
export const LinkRefusedForAGuest: Story = {
  tags: ['ci', 'error:verification_link_invalid'],
  beforeEach: setUpStory({ calls: [invalid, mockAnswer('login', toLoginResponse(sampleParent))] }),
  play: async ({ canvas }) => {
    await press(canvas);
    const main = await canvas.findByRole('main');
    await canvas.findByText('Log in and have a new link sent.');
    await userEvent.click(
      [...main.querySelectorAll('button')].find(({ textContent }) => textContent === 'Login') ?? main,
    );
    await logIn(await findDialog('Login'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('button', { name: 'Send the link again' })).toBeVisible();
  },
};

export const WithoutToken: Story = {
  args: { at: '/verify-email' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Invalid link');
  },
};

export const Failed: Story = {
  tags: ['error:unavailable'],
  beforeEach: setUpStory({ calls: [mockOffline('verifyEmail')] }),
  play: async ({ canvas, msw }) => {
    await press(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^Your email address is not verified yet.*We cannot reach the booking system/,
    );
    msw.use(mockProblem('verifyEmail', { code: 'unavailable', message: 'Not available right now.' }));
    await press(canvas);
    await expect(await canvas.findByText('Not available right now.')).toBeVisible();
    msw.use(mockAnswer('verifyEmail', { done: true }));
    await press(canvas);
    await expect(await canvas.findByText('Email verified')).toBeVisible();
  },
};

export const TooOften: Story = {
  tags: ['error:rate_limited'],
  beforeEach: setUpStory({
    calls: [mockProblem('verifyEmail', { code: 'rate_limited', retryAfterSeconds: 300 })],
  }),
  play: async ({ canvas }) => {
    await press(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/5 minutes/);
  },
};
