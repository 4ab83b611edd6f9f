import { mockAnswer, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type AppStory, pageMeta } from '../../storybook/AppStory.tsx';
import { findDialog } from '../../storybook/findDialog.ts';
import { sampleAccount } from '../../storybook/sampleChildren.ts';
import { setUpFamily } from './profileStory.ts';

const meta = {
  ...pageMeta,
  title: 'Pages/Profile, name and phone',
  tags: ['route:/dashboard/profile'],
  args: { at: '/dashboard/profile' },
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

export const Edit: Story = {
  beforeEach: setUpFamily([]),
  play: async ({ canvas, msw }) => {
    let sent: unknown;
    msw.use(
      mockAnswer('updateAccount', async ({ readBody }) => {
        sent = await readBody();
        return { ...sampleAccount, lastName: 'Roy-Bello', mobilePhone: null, etag: '"2"' };
      }),
    );
    await press(canvas, 'Edit name and phone');
    const first = canvas.getByRole('textbox', { name: 'First name' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.type(canvas.getByRole('textbox', { name: 'Last name' }), '-Bello');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Mobile phone' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Danielle Roy-Bello')).toBeVisible();
    await expect(sent).toEqual({ firstName: 'Danielle', lastName: 'Roy-Bello', mobilePhone: null });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit name and phone' })).toHaveFocus());
  },
};

export const Invalid: Story = {
  beforeEach: setUpFamily([]),
  play: async ({ canvas }) => {
    await press(canvas, 'Edit name and phone');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'First name' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('First name is required')).toBeVisible();
  },
};

export const Conflict: Story = {
  tags: ['ci', 'error:changed_meanwhile'],
  beforeEach: setUpFamily([], mockProblem('updateAccount', { code: 'changed_meanwhile' })),
  play: async ({ canvas, msw }) => {
    await press(canvas, 'Edit name and phone');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Last name' }), '-Bello');
    msw.use(mockAnswer('getAccount', { ...sampleAccount, lastName: 'Cole', etag: '"2"' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const conflict = await findDialog('Someone else changed this');
    await expect(conflict.getByText('Cole')).toBeVisible();
    await userEvent.click(conflict.getByRole('button', { name: 'Take the newest version' }));
    await expect(await canvas.findByText('Danielle Cole')).toBeVisible();
  },
};

export const Failing: Story = {
  tags: ['ci', 'error:server_error'],
  beforeEach: setUpFamily([], mockProblem('updateAccount', { code: 'server_error' })),
  play: async ({ canvas }) => {
    await press(canvas, 'Edit name and phone');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Last name' }), '-Bello');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
