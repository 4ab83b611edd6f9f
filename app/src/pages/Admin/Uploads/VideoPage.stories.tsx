import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { type AppStory, asOwner, pageMeta } from '../../../storybook/AppStory.tsx';

const meta = {
  ...pageMeta,
  title: 'Pages/Admin video',
  tags: ['route:/admin/video'],
  args: { at: '/admin/video' },
  beforeEach: asOwner(),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const notice = 'This is a sample page. Nothing here is saved.';

export const Fields: Story = {
  play: async ({ canvas, step }) => {
    await canvas.findByRole('heading', { name: 'Video Upload' });
    await step('its fields', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Video Name' }), 'Choosing beads');
      await expect(canvas.getByRole('textbox', { name: 'Video Url' })).toBeVisible();
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Headliner' }), 'Yes');
      await expect(canvas.getByLabelText('Date Added')).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: 'Short Description' })).toBeVisible();
      await expect(canvas.getByText('Drop an image here, or choose one')).toBeVisible();
    });
    await step('its buttons say why they do nothing', async () => {
      for (const name of ['Delete Service', 'Cancel', 'Submit']) {
        const button = canvas.getByRole('button', { name });
        await expect(button).toHaveAccessibleDescription(notice);
        await userEvent.click(button);
      }
      await expect(canvas.getByRole('textbox', { name: 'Video Name' })).toHaveValue('Choosing beads');
    });
    await step('the list stands under it', async () => {
      await expect(canvas.getAllByRole('rowheader')).toHaveLength(8);
    });
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['ci'] };
