import { mockAnswer, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { type AppStory, asOwner, pageMeta } from '../../../storybook/AppStory.tsx';
import { mockUsers, sampleUsers } from '../../../storybook/sampleBookings.ts';
import { findDialog } from '../../../storybook/findDialog.ts';
import { sampleChildOfFamily } from '../../../storybook/sampleChildren.ts';
import { testers } from '../../../storybook/testers.ts';
import { waitUntilVisible } from '../../../storybook/waitUntilVisible.ts';

const meta = {
  ...pageMeta,
  title: 'Pages/Admin users',
  tags: ['route:/admin/users'],
  args: { at: '/admin/users' },
  beforeEach: asOwner(mockUsers(sampleUsers)),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(8);
    await expect(canvas.getByText('Not given yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(2));
    await expect(canvas.getByText('9 to 10 of 10')).toBeVisible();
  },
};

export const Columns: Story = {
  globals: { viewport: { value: 'large' } },
  play: async ({ canvas }) => {
    const headers = await canvas.findAllByRole('columnheader');
    await expect(headers.map(({ textContent }) => textContent)).toEqual([
      'SN',
      'First Name',
      'Last Name',
      'Email',
      'Phone',
      'Role',
      'Actions',
    ]);
  },
};

/** The numbers of the rows go on. */
export const SecondPage: Story = {
  args: { at: '/admin/users?page=2' },
  globals: { viewport: { value: 'large' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('cell', { name: '9' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: asOwner(mockUsers(sampleUsers.slice(0, 3))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: 'Maya Demo' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '613-555-0150' })).toHaveAttribute(
      'href',
      'tel:+16135550150',
    );
    await expect(canvas.queryByRole('navigation', { name: /Pages/ })).toBeNull();
  },
};

export const OnATablet: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, step }) => {
    await step('rows stay rows, with the phone under the email', async () => {
      const headers = await canvas.findAllByRole('columnheader');
      await expect(headers.map(({ textContent }) => textContent)).toEqual([
        'SN',
        'First Name',
        'Last Name',
        'Email, Phone',
        'Role',
        'Actions',
      ]);
      const [maya] = await canvas.findAllByRole('cell', { name: /maya@example\.com/ });
      await expect(maya).toHaveTextContent(/613-555/);
    });
    await step('nobody is cut into a card', async () => {
      const header = canvas.getByRole('columnheader', { name: 'Role' });
      await expect(header.offsetWidth).toBeGreaterThan(40);
    });
  },
};

export const Loading: Story = {
  beforeEach: asOwner(mockAnswer('listUsers', [], { delay: 'infinite' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the users...')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  beforeEach: asOwner(mockUsers([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No users yet.')).toBeVisible();
  },
};

/** Stored before numbers were checked: the owner sees whom to write to. */
export const InvalidPhones: Story = {
  beforeEach: asOwner(
    mockUsers(
      sampleUsers.map((user) =>
        user.firstName === 'Ruth' ? { ...user, mobilePhone: '+11613555019' } : user,
      ),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 phone number is not valid')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Show only these' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    await expect(canvas.getByText('+11613555019')).toBeVisible();
    await expect(canvas.getByText('Not valid')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Show all users' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(8));
  },
};

export const InvalidPhoneOfBooking: Story = {
  args: { at: '/admin/users?phone=invalid' },
  beforeEach: asOwner(
    mockUsers(
      sampleUsers.map((user) =>
        user.firstName === 'Ruth' ? { ...user, bookedPhone: '+11613555019' } : user,
      ),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 phone number is not valid')).toBeVisible();
    const row = await canvas.findByRole('row', { name: /Ruth/ });
    await expect(row).toHaveTextContent(/Booked with\s*\+11613555019\s*Not valid/);
  },
};

export const NoInvalidPhones: Story = {
  args: { at: '/admin/users?phone=invalid' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('All phone numbers are valid.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show all users' })).toBeVisible();
  },
};

/** The account lost its role while the page was open. */
export const NotAllowed: Story = {
  tags: ['error:forbidden'],
  beforeEach: asOwner(
    mockProblem('listUsers', { code: 'forbidden', message: 'Your account cannot do this.' }),
  ),
  play: async () => {
    await waitUntilVisible('Failed to fetch users');
    await waitUntilVisible('Your account cannot do this.');
  },
};

export const Failing: Story = {
  tags: ['ci', 'error:server_error'],
  beforeEach: asOwner(mockProblem('listUsers', { code: 'server_error' })),
  play: async ({ canvas, msw }) => {
    await waitUntilVisible('Failed to fetch users');
    msw.use(mockUsers(sampleUsers));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(8);
  },
};

const choose = (name: string, action: string) =>
  testers.menuTester(document.body, { label: `Actions for ${name}` }).choose(action);

export const Children: Story = {
  play: async ({ msw }) => {
    msw.use(mockAnswer('listChildrenOfUser', [sampleChildOfFamily]));
    await choose('Maya Demo', 'Children');
    const dialog = await findDialog('The children of Maya Demo');
    await expect(await dialog.findByRole('heading', { name: 'Ada' })).toBeVisible();
    await expect(dialog.getByText('Your note: Loves the window seat.')).toBeVisible();
    await expect(dialog.getByText(/^Photos are fine \(agreed /)).toBeVisible();
  },
};

export const NoChildren: Story = {
  play: async ({ msw }) => {
    msw.use(mockAnswer('listChildrenOfUser', []));
    await choose('Maya Demo', 'Children');
    const dialog = await findDialog('The children of Maya Demo');
    await expect(await dialog.findByText('No child is saved.')).toBeVisible();
  },
};

export const Export: Story = {
  play: async ({ msw }) => {
    let asked = 0;
    msw.use(
      mockAnswer('exportUserJson', () => {
        asked += 1;
        return { users: [] };
      }),
    );
    await choose('Maya Demo', 'Export as JSON');
    await waitUntilVisible('The data is downloaded. Please give it to the family only.');
    await expect(asked).toBe(1);
  },
};

export const ExportFails: Story = {
  tags: ['ci', 'error:server_error'],
  play: async ({ msw }) => {
    msw.use(mockProblem('exportUserHtml', { code: 'server_error' }));
    await choose('Maya Demo', 'Export as a page');
    await waitUntilVisible('The data was not downloaded. Please try again.');
  },
};

/** The own password is needed, and a wrong one is said at its field. */
export const DeleteFamily: Story = {
  tags: ['error:invalid'],
  play: async ({ canvas, msw }) => {
    await choose('Maya Demo', 'Delete family');
    const dialog = await findDialog('Delete the family of Maya Demo?');
    const password = dialog.getByLabelText('Your own password');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete for good' }));
    await expect(await dialog.findByText('Please enter your password.')).toBeVisible();
    msw.use(
      mockProblem(
        'deleteUser',
        {
          code: 'invalid',
          errors: [{ field: 'password', message: 'This password is not right.' }],
        },
        { once: true },
      ),
      mockAnswer('deleteUser', () => {
        msw.use(mockUsers(sampleUsers.slice(0, 1)));
        return { cancelledBookings: 1, isComplete: false };
      }),
    );
    await userEvent.type(password, 'Braids-4-Ada');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete for good' }));
    await expect(await dialog.findByText('This password is not right.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete for good' }));
    await waitUntilVisible(/^The family is deleted, and one appointment cancelled/);
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
  },
};

export const DeleteFails: Story = {
  tags: ['ci', 'error:server_error'],
  play: async ({ msw }) => {
    msw.use(mockProblem('deleteUser', { code: 'server_error' }));
    await choose('Maya Demo', 'Delete family');
    const dialog = await findDialog('Delete the family of Maya Demo?');
    await userEvent.type(dialog.getByLabelText('Your own password'), 'Braids-4-Ada');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete for good' }));
    await expect(await dialog.findByText('The family was not deleted.')).toBeVisible();
  },
};

export const TheStudioCannotBeDeleted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Owner Demo' }));
    await screen.findByRole('menuitem', { name: 'Children' });
    await expect(screen.queryByRole('menuitem', { name: 'Delete family' })).toBeNull();
  },
};
