import { mockAnswer, mockOffline, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { getUser } from '../../lib/sessionStore.ts';
import { type AppStory, asGuest, asParent, pageMeta } from '../../storybook/AppStory.tsx';
import { pasteInto } from '../../storybook/pasteInto.ts';
import { declareMachineState } from '../../storybook/flows/recordFlow.ts';
import { sampleParent } from '../../storybook/sampleData.ts';

const confirmAt = { args: { at: '/confirm-email#token=q3Jd0mX5rWn8yTz1' }, tags: ['route:/confirm-email'] };
const undoAt = { args: { at: '/undo-email#token=q3Jd0mX5rWn8yTz1' }, tags: ['route:/undo-email'] };

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

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const press = async (canvas: Canvas, name = 'Change my email'): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name }));

const undo = (canvas: Canvas): Promise<void> => press(canvas, 'Undo the change');

/** Opening the link has done nothing yet: no call is mocked. */
export const ConfirmReady: Story = {
  ...confirmAt,
  parameters: declareMachineState('emailChange', 'linkReady.resting', 'opening'),
  beforeEach: asGuest(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Confirm your new email',
    );
    await expect(canvas.getByRole('button', { name: 'Change my email' })).toBeVisible();
    await expect(document.title).toBe('Confirm your new email · Plaitful Kids');
  },
};

export const Confirming: Story = {
  ...confirmAt,
  parameters: declareMachineState('emailChange', 'submittingLink'),
  beforeEach: asGuest(mockAnswer('confirmEmailChange', { done: true }, { delay: 'infinite' })),
  play: async ({ canvas }) => {
    await press(canvas);
    await expect(await canvas.findByRole('button', { name: 'Changing your email...' })).toHaveFocus();
  },
};

/** Whoever is logged in here is shown with the new address at once. */
export const Confirmed: Story = {
  ...confirmAt,
  parameters: declareMachineState('emailChange', 'linkAccepted'),
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
      calendarFeedCreatedAt: null,
      depositDeadlineMinutes: 1440,
      etag: '"1"',
    }),
  ),
  play: async ({ canvas }) => {
    await press(canvas);
    const title = await canvas.findByRole('heading', { level: 1, name: 'Your email is changed' });
    await waitFor(() => expect(title).toHaveFocus());
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
    await press(canvas);
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Your email is changed' }),
    ).toBeVisible();
    await expect(getUser()).toBeNull();
  },
};

export const ConfirmRefused: Story = {
  ...confirmAt,
  tags: ['route:/confirm-email', 'error:email_link_invalid'],
  parameters: declareMachineState('emailChange', 'linkInvalid'),
  beforeEach: asGuest(mockProblem('confirmEmailChange', { code: 'email_link_invalid' })),
  play: async ({ canvas }) => {
    await press(canvas);
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
  parameters: declareMachineState('emailChange', 'linkAccepted', 'linkReady.failed'),
  beforeEach: asGuest(mockOffline('confirmEmailChange')),
  play: async ({ canvas, msw }) => {
    await press(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^Your email has not changed yet.*We cannot reach the booking system/,
    );
    msw.use(mockProblem('confirmEmailChange', { code: 'unavailable', message: 'Not available right now.' }));
    await press(canvas);
    await expect(await canvas.findByText('Not available right now.')).toBeVisible();
    msw.use(mockAnswer('confirmEmailChange', { done: true }));
    await press(canvas);
    await expect(await canvas.findByText('Your email is changed')).toBeVisible();
  },
};

export const UndoReady: Story = {
  ...undoAt,
  beforeEach: asGuest(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Undo the change of email',
    );
    await expect(canvas.getByRole('button', { name: 'Undo the change' })).toBeVisible();
    await expect(document.title).toBe('Undo the change of email · Plaitful Kids');
  },
};

export const Undoing: Story = {
  ...undoAt,
  beforeEach: asGuest(mockAnswer('undoEmailChange', { done: true }, { delay: 'infinite' })),
  play: async ({ canvas }) => {
    await undo(canvas);
    await expect(
      await canvas.findByRole('button', { name: 'Giving your account its old email back...' }),
    ).toHaveFocus();
  },
};

/** The sessions of the account have ended, also the one of this browser. */
export const Undone: Story = {
  ...undoAt,
  tags: ['route:/undo-email', 'error:unauthenticated'],
  beforeEach: asParent(
    mockAnswer('undoEmailChange', { done: true }),
    mockProblem('getAccount', { code: 'unauthenticated' }),
  ),
  play: async ({ canvas }) => {
    await undo(canvas);
    const title = await canvas.findByRole('heading', { level: 1, name: 'Your old email is back' });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(
      canvas.getByText(/every device was logged out and your password no longer works/),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Send the link again' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    await waitFor(() => expect(getUser()).toBeNull());
  },
};

const codeRequired = mockProblem('undoEmailChange', {
  code: 'operator_code_required',
  message: 'An administrator’s account gets its old email back only with a code.',
});

/** Whoever has only the mailbox does not get into the account of an administrator. */
export const UndoOfAnAdministrator: Story = {
  ...undoAt,
  tags: ['route:/undo-email', 'error:operator_code_required'],
  parameters: declareMachineState('emailChange', 'linkReady.askingCode'),
  beforeEach: asGuest(codeRequired),
  play: async ({ canvas }) => {
    await undo(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/old email back only with a code/);
    await waitFor(() => expect(canvas.getByLabelText('Code')).toHaveFocus());
  },
};

export const UndoWithAWrongCode: Story = {
  ...undoAt,
  tags: ['ci', 'route:/undo-email', 'error:operator_code_required'],
  beforeEach: asGuest(codeRequired),
  play: async ({ canvas }) => {
    await undo(canvas);
    await pasteInto(await canvas.findByLabelText('Code'), '1234 5678');
    await undo(canvas);
    await expect(await canvas.findByText(/^This code is not right, or too old\./)).toBeVisible();
    await expect(canvas.getByLabelText('Code')).toHaveValue('1234 5678');
  },
};

export const UndoRefused: Story = {
  ...undoAt,
  tags: ['route:/undo-email', 'error:email_link_invalid'],
  beforeEach: asGuest(mockProblem('undoEmailChange', { code: 'email_link_invalid' })),
  play: async ({ canvas }) => {
    await undo(canvas);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Invalid link' })).toBeVisible();
  },
};

export const UndoTooOften: Story = {
  ...undoAt,
  tags: ['route:/undo-email', 'error:rate_limited'],
  parameters: declareMachineState('emailChange', 'linkReady.failed'),
  beforeEach: asGuest(mockProblem('undoEmailChange', { code: 'rate_limited', retryAfterSeconds: 300 })),
  play: async ({ canvas }) => {
    await undo(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^The change of email is not undone yet.*5 minutes/,
    );
  },
};
