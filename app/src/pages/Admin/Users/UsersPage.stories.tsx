import { mockAnswer, mockList, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type AppStory, asOwner, pageMeta } from '../../../stories/AppStory.tsx';
import { sampleUsers } from '../../../stories/sampleBookings.ts';
import { seen } from '../../../stories/seen.ts';

const meta = {
  ...pageMeta,
  title: 'Pages/Admin users',
  tags: ['route:/admin/users'],
  args: { at: '/admin/users' },
  beforeEach: asOwner(mockList('listUsers', sampleUsers)),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(8);
    await expect(canvas.getByText('Not given yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(2));
    await expect(canvas.getByRole('cell', { name: '9' })).toBeVisible();
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
    ]);
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

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['ci'] };

export const Loading: Story = {
  beforeEach: asOwner(mockAnswer('listUsers', [], { delay: 'infinite' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the users...')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  beforeEach: asOwner(mockList('listUsers', [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No users yet.')).toBeVisible();
  },
};

/** The account lost its role while the page was open. */
export const NotAllowed: Story = {
  tags: ['error:forbidden'],
  beforeEach: asOwner(
    mockProblem('listUsers', { code: 'forbidden', message: 'Your account cannot do this.' }),
  ),
  play: async () => {
    await seen('Failed to fetch users');
    await seen('Your account cannot do this.');
  },
};

export const Failing: Story = {
  tags: ['error:server_error'],
  beforeEach: asOwner(mockProblem('listUsers', { code: 'server_error' })),
  play: async ({ canvas, msw }) => {
    await seen('Failed to fetch users');
    msw.use(mockList('listUsers', sampleUsers));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(8);
  },
};
