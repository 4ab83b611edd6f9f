import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type AppStory, asOwner, pageMeta } from '../../../storybook/AppStory.tsx';

const meta = {
  ...pageMeta,
  title: 'Pages/Admin uploads',
  tags: ['route:/admin/uploads'],
  args: { at: '/admin/uploads' },
  beforeEach: asOwner(),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const notice = 'This is a sample page. Nothing here is saved.';

const notInUse = 'Not in use on this sample page.';

/** In each width. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(notice)).toBeVisible();
  },
};

export const Rows: Story = {
  globals: { viewport: { value: 'large' } },
  play: async ({ canvas, step }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(8);
    await expect(canvas.getByText(notice)).toBeVisible();
    const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headers).toEqual(['Date Added', 'URL', 'Video Name', 'Video Location', 'Status', 'Actions']);
    await step('thirteen of them, by pages', async () => {
      await expect(canvas.getByText('1 to 8 of 13')).toBeVisible();
      await userEvent.click(canvas.getByRole('link', { name: 'Page 2' }));
      await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(5));
      await expect(
        canvas.getByRole('rowheader', { name: 'Two-strand twists that last' }),
      ).toBeInTheDocument();
    });
  },
};

export const Kinds: Story = {
  play: async ({ canvas, step }) => {
    const link = (name: string) => canvas.getByRole('link', { name });
    await canvas.findByRole('navigation', { name: 'Kind of upload' });
    await step('Quizes', async () => {
      await userEvent.click(link('Quizes'));
      await expect(await canvas.findByRole('heading', { name: 'Question Uploads' })).toBeVisible();
      await expect(link('Quizes')).toHaveAttribute('aria-current', 'page');
    });
    await step('Video', async () => {
      await userEvent.click(link('Video'));
      await expect(await canvas.findByRole('heading', { name: 'Video Upload' })).toBeVisible();
      await expect(link('Add New Video')).toHaveAttribute('href', '/admin/video');
      await expect(link('Uploads')).toHaveAttribute('aria-current', 'page');
    });
  },
};

export const SearchNotInUse: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Search uploads' });
    await expect(field).toHaveAccessibleDescription(notInUse);
    await userEvent.type(field, 'beads');
    await expect(field).toHaveValue('');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(8);
  },
};

export const MenuIsInert: Story = {
  play: async ({ canvas }) => {
    const name = 'Actions for Choosing beads';
    await userEvent.click(await canvas.findByRole('button', { name }));
    const entries = await canvas.findAllByRole('menuitem');
    await expect(entries.map((entry) => entry.firstElementChild?.nextElementSibling?.textContent)).toEqual([
      `Edit${notInUse}`,
      `Delete${notInUse}`,
    ]);
    for (const entry of entries) {
      await expect(entry).toHaveAttribute('aria-disabled', 'true');
      await expect(entry).toHaveAccessibleDescription(notInUse);
      await userEvent.click(entry);
    }
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(8);
  },
};
