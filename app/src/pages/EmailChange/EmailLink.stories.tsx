import { mockAnswer, mockOffline, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { getUser } from '../../lib/currentUser.ts';
import { type AppStory, asGuest, asParent, pageMeta } from '../../stories/AppStory.tsx';
import { showsState } from '../../stories/flows/recordFlow.ts';
import { sampleParent } from '../../stories/sampleData.ts';

const confirmAt = { args: { at: '/confirm-email?token=q3Jd0mX5rWn8yTz1' }, tags: ['route:/confirm-email'] };
const undoAt = { args: { at: '/undo-email?token=q3Jd0mX5rWn8yTz1' }, tags: ['route:/undo-email'] };

const meta = {
  ...pageMeta,
  title: 'Pages/Change of email',
  args: { at: '/confirm-email' },
  beforeEach: asGuest(
    mockAnswer('confirmEmailChange', { done: true }),
    mockAnswer('undoEmailChange', { done: true }),
  ),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Confirming: Story = {
  ...confirmAt,
  parameters: showsState('emailChange', 'openingLink', 'opening'),
  beforeEach: asGuest(mockAnswer('confirmEmailChange', { done: true }, { delay: 'infinite' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Confirm your new email',
    );
    await waitFor(() => expect(canvas.getByText('Changing your email...')).toBeVisible());
    await expect(document.title).toBe('Confirm your new email · Plaitful Kids');
  },
};

/** Whoever is logged in here is shown with the new address at once. */
export const Confirmed: Story = {
  ...confirmAt,
  parameters: showsState('emailChange', 'linkOpened'),
  beforeEach: asParent(
    mockAnswer('confirmEmailChange', { done: true }),
    mockAnswer('getAccount', {
      firstName: 'Danielle',
      lastName: 'Roy',
      email: 'danielle@example.org',
      emailVerified: true,
      newEmail: null,
      mobilePhone: null,
      notifications: { texts: true, reminder48h: true, reminder3h: true },
      hasCalendarFeed: false,
      etag: '"1"',
    }),
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Your email is changed' }),
    ).toBeVisible();
    await waitFor(() => expect(getUser()?.email).toBe('danielle@example.org'));
    await expect(
      await canvas.findByRole('button', { name: 'Your account, danielle@example.org' }),
    ).toBeInTheDocument();
    await expect(getUser()?.token).toBe(sampleParent.token);
    await expect(canvas.getByRole('link', { name: 'Go to your settings' })).toHaveAttribute(
      'href',
      '/dashboard/settings',
    );
  },
};

export const ConfirmedByAGuest: Story = {
  ...confirmAt,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Your email is changed' }),
    ).toBeVisible();
    await expect(getUser()).toBeNull();
  },
};

export const ConfirmRefused: Story = {
  ...confirmAt,
  tags: ['route:/confirm-email', 'error:email_link_invalid'],
  parameters: showsState('emailChange', 'linkInvalid'),
  beforeEach: asGuest(mockProblem('confirmEmailChange', { code: 'email_link_invalid' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Invalid link' })).toBeVisible();
    await expect(canvas.getByText(/work for 24 hours/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '613-555-0142' })).toBeVisible();
  },
};

export const WithoutToken: Story = {
  ...confirmAt,
  args: { at: '/confirm-email' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Invalid link');
  },
};

export const ConfirmFailed: Story = {
  ...confirmAt,
  tags: ['route:/confirm-email', 'error:unavailable'],
  parameters: showsState('emailChange', 'linkOpened', 'linkFailed'),
  beforeEach: asGuest(mockOffline('confirmEmailChange')),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^Your email has not changed yet.*We cannot reach the booking system/,
    );
    msw.use(mockProblem('confirmEmailChange', { code: 'unavailable', message: 'Not available right now.' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Not available right now.')).toBeVisible();
    msw.use(mockAnswer('confirmEmailChange', { done: true }));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Your email is changed')).toBeVisible();
  },
};

export const Undoing: Story = {
  ...undoAt,
  beforeEach: asGuest(mockAnswer('undoEmailChange', { done: true }, { delay: 'infinite' })),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Giving your account its old email back...')).toBeVisible());
    await expect(document.title).toBe('Undo the change of email · Plaitful Kids');
  },
};

/** The sessions of the account have ended, also the one of this browser. */
export const Undone: Story = {
  ...undoAt,
  beforeEach: asParent(mockAnswer('undoEmailChange', { done: true })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Your old email is back' }),
    ).toBeVisible();
    await expect(
      canvas.getByText(/every device was logged out and your password no longer works/),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choose a new password' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    await waitFor(() => expect(getUser()).toBeNull());
  },
};

export const UndoRefused: Story = {
  ...undoAt,
  tags: ['route:/undo-email', 'error:email_link_invalid'],
  beforeEach: asGuest(mockProblem('undoEmailChange', { code: 'email_link_invalid' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Invalid link' })).toBeVisible();
  },
};

export const UndoTooOften: Story = {
  ...undoAt,
  tags: ['route:/undo-email', 'error:rate_limited'],
  parameters: showsState('emailChange', 'linkFailed'),
  beforeEach: asGuest(mockProblem('undoEmailChange', { code: 'rate_limited', retryAfterSeconds: 300 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^The change of email is not undone yet.*5 minutes/,
    );
  },
};
