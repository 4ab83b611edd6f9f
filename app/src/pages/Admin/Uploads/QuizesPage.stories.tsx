import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { type AppStory, asOwner, pageMeta } from '../../../storybook/AppStory.tsx';

const meta = {
  ...pageMeta,
  title: 'Pages/Admin quizes',
  tags: ['route:/admin/quizes'],
  args: { at: '/admin/quizes' },
  beforeEach: asOwner(),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const notice = 'This is a sample page. Nothing here is saved.';

export const Fields: Story = {
  play: async ({ canvas, step }) => {
    await canvas.findByRole('heading', { name: 'Question Uploads' });
    await step('the question and where it stands', async () => {
      await expect(canvas.getByRole('textbox', { name: 'Question Text' })).toBeVisible();
      await expect(canvas.getByRole('combobox', { name: 'Question Location' })).toBeVisible();
      await expect(canvas.getByLabelText('Date Added')).toBeVisible();
    });
    await step('four answers', async () => {
      for (const letter of ['A', 'B', 'C', 'D']) {
        await expect(canvas.getByRole('textbox', { name: `Answer ${letter}` })).toBeVisible();
        await expect(canvas.getByRole('group', { name: `Answer ${letter} is correct` })).toBeVisible();
        await expect(canvas.getByRole('button', { name: `Delete answer ${letter}` })).toBeVisible();
      }
      await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
      await expect(canvas.getAllByRole('checkbox', { name: 'Correct answer' })).toHaveLength(4);
    });
    await step('its buttons say why they do nothing', async () => {
      for (const name of ['Delete Service', 'Cancel', 'Submit']) {
        await expect(canvas.getByRole('button', { name })).toHaveAccessibleDescription(notice);
      }
    });
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['ci'] };
