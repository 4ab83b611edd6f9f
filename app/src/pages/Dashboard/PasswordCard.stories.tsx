import { mockAnswer, mockOffline, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { getUser } from '../../lib/sessionStore.ts';
import { type AppStory, pageMeta } from '../../storybook/AppStory.tsx';
import { pasteInto } from '../../storybook/pasteInto.ts';
import { sampleParent } from '../../storybook/sampleData.ts';
import { setUpSettings, findCard, pressButton } from './settingsStory.ts';

const nextToken = 'sampleTokenOfTheSessionAfterTheChange';

const meta = {
  ...pageMeta,
  title: 'Pages/Settings, password',
  tags: ['route:/dashboard/settings'],
  args: { at: '/dashboard/settings' },
  beforeEach: setUpSettings(mockAnswer('changePassword', { token: nextToken })),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

async function open() {
  const card = await findCard('Password');
  await pressButton(card, 'Change password');
  return card;
}

async function change(current: string, next: string) {
  const card = await open();
  if (current !== '') await pasteInto(card.getByLabelText('Current password'), current);
  if (next !== '') await pasteInto(card.getByLabelText('New password'), next);
  await pressButton(card, 'Save the new password');
  return card;
}

export const Changing: Story = {
  play: async () => {
    const card = await open();
    await waitFor(() => expect(card.getByLabelText('Current password')).toHaveFocus());
    await pasteInto(card.getByLabelText('New password'), 'Twists');
    await expect(card.getAllByText('done')).toHaveLength(2);
  },
};

export const Left: Story = {
  play: async () => {
    const card = await open();
    await pressButton(card, 'Cancel');
    await waitFor(() => expect(card.getByRole('button', { name: 'Change password' })).toHaveFocus());
  },
};

/** The browser goes on with the token of the new session. */
export const Changed: Story = {
  play: async () => {
    const card = await change('Braids-4-Ada', 'Twists-5-Ada');
    await expect(
      await screen.findByText('Your password is changed. Your other devices are logged out.'),
    ).toBeInTheDocument();
    await waitFor(() => expect(card.getByRole('button', { name: 'Change password' })).toHaveFocus());
    await expect(getUser()).toMatchObject({ id: sampleParent.id, token: nextToken });
  },
};

export const Incomplete: Story = {
  play: async () => {
    const card = await change('', 'twists');
    await expect(await card.findByText('Please enter your current password.')).toBeVisible();
    await expect(card.getByText(/^Password must contain at least 8 characters/)).toBeVisible();
    await waitFor(() => expect(card.getByLabelText('Current password')).toHaveFocus());
    await waitFor(() => expect(document.title).toBe('Error: Settings · Plaitful Kids'));
  },
};

export const Saving: Story = {
  beforeEach: setUpSettings(mockAnswer('changePassword', { token: nextToken }, { delay: 'infinite' })),
  play: async () => {
    const card = await change('Braids-4-Ada', 'Twists-5-Ada');
    await expect(await card.findByRole('button', { name: 'Saving your new password...' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const WrongPassword: Story = {
  tags: ['error:invalid'],
  beforeEach: setUpSettings(
    mockProblem('changePassword', {
      code: 'invalid',
      message: 'Please check the marked fields.',
      errors: [{ field: 'currentPassword', message: 'This is not your password.' }],
    }),
  ),
  play: async () => {
    const card = await change('Braids-4-Zoe', 'Twists-5-Ada');
    const field = card.getByLabelText('Current password');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/This is not your password\./));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(card.queryByRole('alert')).toBeNull();
    await expect(card.getByLabelText('New password')).toHaveValue('Twists-5-Ada');
  },
};

export const TooManyTries: Story = {
  tags: ['ci', 'error:rate_limited'],
  beforeEach: setUpSettings(mockProblem('changePassword', { code: 'rate_limited', retryAfterSeconds: 300 })),
  play: async () => {
    const card = await change('Braids-4-Zoe', 'Twists-5-Ada');
    await expect(await card.findByRole('alert')).toHaveTextContent(
      /^Your password has not changed\..*5 minutes/,
    );
  },
};

export const Offline: Story = {
  tags: ['ci'],
  beforeEach: setUpSettings(mockOffline('changePassword')),
  play: async ({ msw }) => {
    const card = await change('Braids-4-Ada', 'Twists-5-Ada');
    await expect(await card.findByRole('alert')).toHaveTextContent(/We cannot reach the booking system/);
    msw.use(mockAnswer('changePassword', { token: nextToken }));
    await userEvent.click(card.getByRole('button', { name: 'Save the new password' }));
    await expect(await card.findByRole('button', { name: 'Change password' })).toBeVisible();
  },
};
