import { mockAnswer, mockOffline, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { type AppStory, pageMeta } from '../../storybook/AppStory.tsx';
import { pasteInto } from '../../storybook/pasteInto.ts';
import { declareMachineState } from '../../storybook/flows/recordFlow.ts';
import { setUpSettings, findCard, pressButton, sampleAccount } from './settingsStory.ts';

const newEmail = 'danielle@example.org';
const isWaiting = mockAnswer('getAccount', { ...sampleAccount, newEmail });

const meta = {
  ...pageMeta,
  title: 'Pages/Settings, email',
  tags: ['route:/dashboard/settings'],
  args: { at: '/dashboard/settings' },
  // Looks like Pages/Settings.
  parameters: { ...pageMeta.parameters, chromatic: { disableSnapshot: true } },
  beforeEach: setUpSettings(mockAnswer('requestEmailChange', { done: true })),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const waits = (...calls: HttpHandler[]) => setUpSettings(...calls, isWaiting);

async function open() {
  const card = await findCard('Email address');
  await pressButton(card, 'Change email');
  return card;
}

async function ask(email: string, password = 'Braids-4-Ada') {
  const card = await open();
  if (email !== '') await pasteInto(card.getByRole('textbox', { name: 'New email' }), email);
  if (password !== '') await pasteInto(card.getByLabelText('Your password'), password);
  await pressButton(card, 'Send the link');
  return card;
}

export const Verified: Story = {
  parameters: declareMachineState('emailChange', 'idle', 'opening'),
  play: async () => {
    const card = await findCard('Email address');
    await expect(card.getByText('danielle.roy@example.com')).toBeVisible();
    await expect(card.getByText('Verified')).toBeVisible();
  },
};

export const NotVerified: Story = {
  beforeEach: setUpSettings(
    mockAnswer('getAccount', { ...sampleAccount, emailVerified: false }),
    mockAnswer('sendVerification', { done: true }),
  ),
  play: async () => {
    const card = await findCard('Email address');
    await expect(card.getByText('Not verified')).toBeVisible();
    await expect(card.getByText(/^Please verify your present email first\./)).toBeVisible();
    await expect(card.queryByRole('button', { name: 'Change email' })).toBeNull();
    await pressButton(card, 'Send the link again');
    await expect(
      await card.findByText(/We have sent the link to danielle\.roy@example\.com\./),
    ).toBeVisible();
  },
};

export const Editing: Story = {
  parameters: declareMachineState('emailChange', 'editing.entering'),
  play: async () => {
    const card = await open();
    await waitFor(() => expect(card.getByRole('textbox', { name: 'New email' })).toHaveFocus());
    await expect(card.getByText(/when you open the link within 24 hours/)).toBeVisible();
  },
};

export const EditCancelled: Story = {
  parameters: declareMachineState('emailChange', 'idle'),
  play: async () => {
    const card = await open();
    await pressButton(card, 'Cancel');
    await waitFor(() => expect(card.getByRole('button', { name: 'Change email' })).toHaveFocus());
  },
};

export const Incomplete: Story = {
  play: async () => {
    const card = await ask('', '');
    await expect(await card.findByText('Email is required')).toBeVisible();
    await expect(card.getByText('Please enter your password.')).toBeVisible();
    const field = card.getByRole('textbox', { name: 'New email' });
    await waitFor(() => expect(field).toHaveFocus());
    await pasteInto(field, 'Danielle.Roy@example.com');
    await expect(await card.findByText('This is your email already.')).toBeVisible();
  },
};

export const Sending: Story = {
  parameters: declareMachineState('emailChange', 'submitting'),
  beforeEach: setUpSettings(mockAnswer('requestEmailChange', { done: true }, { delay: 'infinite' })),
  play: async () => {
    const card = await ask(newEmail);
    await expect(await card.findByRole('button', { name: 'Sending the link...' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const LinkSent: Story = {
  parameters: declareMachineState('emailChange', 'waitingForLink.resting'),
  play: async ({ msw }) => {
    msw.use(
      mockAnswer('requestEmailChange', async ({ readBody }) => {
        await expect(await readBody()).toEqual({ email: newEmail, password: 'Braids-4-Ada' });
        msw.use(isWaiting);
        return { done: true } as const;
      }),
    );
    const card = await ask(newEmail);
    await expect(await card.findByText(`We sent a link to ${newEmail}`)).toBeVisible();
    await expect(card.getByText(/Until then danielle\.roy@example\.com stays your email\./)).toBeVisible();
    await waitFor(() => expect(card.getByRole('button', { name: 'Send it again' })).toHaveFocus());
  },
};

export const WrongPassword: Story = {
  tags: ['error:invalid'],
  parameters: declareMachineState('emailChange', 'editing.failed'),
  beforeEach: setUpSettings(
    mockProblem('requestEmailChange', {
      code: 'invalid',
      message: 'Please check the marked fields.',
      errors: [{ field: 'password', message: 'This is not your password.' }],
    }),
  ),
  play: async () => {
    const card = await ask(newEmail, 'Braids-4-Zoe');
    const field = card.getByLabelText('Your password');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/This is not your password\./));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(card.getByRole('textbox', { name: 'New email' })).toHaveValue(newEmail);
  },
};

export const TooOften: Story = {
  tags: ['error:rate_limited'],
  beforeEach: setUpSettings(
    mockProblem('requestEmailChange', { code: 'rate_limited', retryAfterSeconds: 1500 }),
  ),
  play: async () => {
    const card = await ask(newEmail);
    await expect(await card.findByRole('alert')).toHaveTextContent(/^The link was not sent\..*25 minutes/);
  },
};

/** The account was changed on another device meanwhile. */
export const NotVerifiedMeanwhile: Story = {
  tags: ['error:email_not_verified'],
  beforeEach: setUpSettings(
    mockProblem('requestEmailChange', {
      code: 'email_not_verified',
      message: 'Please verify your present email first.',
    }),
  ),
  play: async () => {
    const card = await ask(newEmail);
    await expect(await card.findByRole('alert')).toHaveTextContent(
      /^The link was not sent\..*Please verify your present email first\./,
    );
  },
};

export const NotSentOffline: Story = {
  tags: ['ci'],
  beforeEach: setUpSettings(mockOffline('requestEmailChange')),
  play: async ({ msw }) => {
    const card = await ask(newEmail);
    await expect(await card.findByRole('alert')).toHaveTextContent(/We cannot reach the booking system/);
    msw.use(mockAnswer('requestEmailChange', { done: true }), isWaiting);
    await pressButton(card, 'Send the link');
    await expect(await card.findByText(`We sent a link to ${newEmail}`)).toBeVisible();
  },
};

/** The address is filled in, to be sent again or corrected; only the password is asked for anew. */
export const SentAgain: Story = {
  beforeEach: waits(mockAnswer('requestEmailChange', { done: true })),
  play: async () => {
    const card = await findCard('Email address');
    await pressButton(card, 'Send it again');
    const field = await card.findByRole('textbox', { name: 'New email' });
    await expect(field).toHaveValue(newEmail);
    await pressButton(card, 'Cancel');
    await expect(await card.findByText(`We sent a link to ${newEmail}`)).toBeVisible();
    await pressButton(card, 'Send it again');
    await pasteInto(await card.findByLabelText('Your password'), 'Braids-4-Ada');
    await pressButton(card, 'Send the link');
    await expect(await card.findByText(`We sent a link to ${newEmail}`)).toBeVisible();
  },
};

export const Withdrawn: Story = {
  beforeEach: waits(mockAnswer('cancelEmailChange', { done: true })),
  play: async ({ msw }) => {
    const card = await findCard('Email address');
    msw.use(mockAnswer('getAccount', sampleAccount));
    await pressButton(card, 'Cancel the change');
    await expect(await screen.findByText('Your email stays as it is.')).toBeInTheDocument();
    await waitFor(() => expect(card.getByRole('button', { name: 'Change email' })).toHaveFocus());
  },
};

export const Withdrawing: Story = {
  parameters: declareMachineState('emailChange', 'cancelling'),
  beforeEach: waits(mockAnswer('cancelEmailChange', { done: true }, { delay: 'infinite' })),
  play: async () => {
    const card = await findCard('Email address');
    await pressButton(card, 'Cancel the change');
    await expect(await card.findByRole('button', { name: 'Cancelling the change...' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const NotWithdrawn: Story = {
  tags: ['error:unavailable'],
  parameters: declareMachineState('emailChange', 'waitingForLink.failed'),
  beforeEach: waits(
    mockProblem('cancelEmailChange', { code: 'unavailable', message: 'Not available right now.' }),
  ),
  play: async () => {
    const card = await findCard('Email address');
    await pressButton(card, 'Cancel the change');
    await expect(await card.findByRole('alert')).toHaveTextContent(
      'The change was not cancelled.Not available right now.',
    );
  },
};

/** The link was opened on another device; the page finds out when it is looked at again. */
export const ConfirmedElsewhere: Story = {
  parameters: declareMachineState('emailChange', 'idle'),
  beforeEach: waits(mockProblem('cancelEmailChange', { code: 'unavailable' })),
  play: async ({ canvas, msw }) => {
    const card = await findCard('Email address');
    await card.findByText(`We sent a link to ${newEmail}`);
    msw.use(
      mockAnswer('getAccount', { ...sampleAccount, email: newEmail }),
      mockAnswer('updateNotifications', { ...sampleAccount, email: newEmail }),
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Text messages' }));
    await expect(await card.findByRole('button', { name: 'Change email' })).toBeVisible();
    await expect(card.getByText(newEmail)).toBeVisible();
    await expect(canvas.getByRole('button', { name: `Your account, ${newEmail}` })).toBeInTheDocument();
  },
};
