import { mockAnswer, mockFile, mockOffline, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { getUser } from '../../lib/sessionStore.ts';
import { loadDraft, storeDraft } from '../../lib/drafts.ts';
import { type AppStory, pageMeta } from '../../storybook/AppStory.tsx';
import { pasteInto } from '../../storybook/pasteInto.ts';
import { findDialog } from '../../storybook/findDialog.ts';
import { sampleBookings } from '../../storybook/sampleBookings.ts';
import { setUpSettings, findCard, pressButton } from './settingsStory.ts';

const meta = {
  ...pageMeta,
  title: 'Pages/Settings, my data',
  tags: ['route:/dashboard/settings'],
  args: { at: '/dashboard/settings' },
  beforeEach: setUpSettings(mockAnswer('listReviews', [])),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Downloaded: Story = {
  beforeEach: setUpSettings(
    mockAnswer('exportAccountJson', { users: [{}] }),
    mockFile('exportAccountHtml', 'text/html', '<!doctype html><title>Your data</title>'),
  ),
  play: async () => {
    const saved: string[] = [];
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const card = await findCard('Your data');
    await pressButton(card, 'Download as a page');
    await waitFor(() => expect(saved).toHaveLength(1));
    await pressButton(card, 'Download as JSON');
    await waitFor(() => expect(saved).toHaveLength(2));
    await expect(saved[0]).toMatch(/^plaitful-danielle-roy-7-\d{4}-\d\d-\d\d\.html$/);
    await expect(saved[1]).toMatch(/^plaitful-danielle-roy-7-\d{4}-\d\d-\d\d\.json$/);
  },
};

export const ExportLoading: Story = {
  beforeEach: setUpSettings(mockAnswer('exportAccountJson', {}, { delay: 'infinite' })),
  play: async () => {
    const card = await findCard('Your data');
    await pressButton(card, 'Download as JSON');
    await expect(await card.findByRole('button', { name: 'Collecting your data...' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const NotDownloaded: Story = {
  beforeEach: setUpSettings(mockOffline('exportAccountHtml')),
  play: async () => {
    const card = await findCard('Your data');
    await pressButton(card, 'Download as a page');
    await expect(await card.findByRole('alert')).toHaveTextContent(/^Your data was not downloaded\./);
  },
};

const open = async () => {
  await pressButton(await findCard('Delete your account'), 'Delete account');
  return findDialog('Delete your account?');
};

async function send(password: string) {
  const dialog = await open();
  if (password !== '') await pasteInto(dialog.getByLabelText('Your password'), password);
  await userEvent.click(dialog.getByRole('button', { name: 'Delete for good' }));
  return dialog;
}

export const AskingToDelete: Story = {
  beforeEach: setUpSettings(mockAnswer('listUserBookings', sampleBookings)),
  play: async () => {
    const dialog = await open();
    await expect(await dialog.findByText(/appointments? to come will be cancelled/)).toBeVisible();
    await expect(dialog.getByText('Kept without names')).toBeVisible();
  },
};

export const AskingToDeleteOnAPhone: Story = {
  ...AskingToDelete,
  tags: ['ci'],
  globals: { viewport: { value: 'phone' } },
};

export const AskingToDeleteWithoutAppointments: Story = {
  play: async () => {
    const dialog = await open();
    await expect(await dialog.findByText('You have no appointments to come.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep my account' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const AskingToDeleteUncounted: Story = {
  tags: ['error:unavailable'],
  beforeEach: setUpSettings(mockProblem('listUserBookings', { code: 'unavailable' })),
  play: async () => {
    const dialog = await open();
    await expect(await dialog.findByText(/We could not count them just now\./)).toBeVisible();
  },
};

export const WithoutPassword: Story = {
  play: async () => {
    const dialog = await send('');
    await expect(await dialog.findByText('Please enter your password.')).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText('Your password')).toHaveFocus());
  },
};

export const WrongPassword: Story = {
  tags: ['error:invalid'],
  beforeEach: setUpSettings(
    mockProblem('deleteAccount', {
      code: 'invalid',
      message: 'Please check the marked fields.',
      errors: [{ field: 'password', message: 'This is not your password.' }],
    }),
  ),
  play: async () => {
    const dialog = await send('Braids-4-Zoe');
    const field = dialog.getByLabelText('Your password');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/This is not your password\./));
    await expect(getUser()).not.toBeNull();
  },
};

export const Deleting: Story = {
  beforeEach: setUpSettings(
    mockAnswer('deleteAccount', { cancelledBookings: 0, isComplete: true }, { delay: 'infinite' }),
  ),
  play: async () => {
    const dialog = await send('Braids-4-Ada');
    await expect(await dialog.findByRole('button', { name: 'Deleting your account...' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const NotDeleted: Story = {
  tags: ['error:admin_account'],
  beforeEach: setUpSettings(
    mockProblem('deleteAccount', {
      code: 'admin_account',
      message: 'An account of the studio cannot be deleted here.',
    }),
  ),
  play: async () => {
    const dialog = await send('Braids-4-Ada');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Your account was not deleted.An account of the studio cannot be deleted here.',
    );
  },
};

const goodbye =
  /^Your account is deleted\. Thank you for having been with us\. 2 appointments were cancelled\./;

/** Nothing of the family is left in the browser. */
export const Deleted: Story = {
  beforeEach: (context) => {
    setUpSettings(
      mockAnswer('listReviews', []),
      mockAnswer('deleteAccount', { cancelledBookings: 2, isComplete: false }),
    )(context);
    storeDraft('booking', { childName: 'Ada' });
    localStorage.setItem('plaitful.device', 'a-device');
  },
  play: async ({ canvas }) => {
    await send('Braids-4-Ada');
    await expect(await screen.findByText(goodbye)).toHaveTextContent(
      /The last stored emails to you are deleted within the next hours\.$/,
    );
    await expect(await canvas.findByRole('heading', { level: 1, name: /Three strands/ })).toBeVisible();
    await waitFor(() => expect(getUser()).toBeNull());
    await expect(loadDraft('booking')).toBeUndefined();
    await expect(localStorage.getItem('plaitful.device')).toBeNull();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
