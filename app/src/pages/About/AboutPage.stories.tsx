import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { type AppStory, asGuest, pageMeta } from '../../storybook/AppStory.tsx';

const meta = {
  ...pageMeta,
  title: 'Pages/About',
  tags: ['route:/about'],
  args: { at: '/about' },
  beforeEach: asGuest(),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('About Us');
    for (const name of ['Mission Statement', 'Target Audience', 'Core Values (CEIP)', 'Meet the Team']) {
      await expect(canvas.getByRole('heading', { name })).toBeVisible();
    }
  },
};

export const HowToReachTheStudio: Story = {
  play: async ({ canvas }) => {
    const part = within(await canvas.findByRole('region', { name: 'Write to us' }));
    await expect(part.getByText('Friday 4 pm to 7 pm, Saturday 1 pm to 7 pm')).toBeVisible();
    await expect(part.getByRole('link', { name: '613-555-0142' })).toHaveAttribute(
      'href',
      'tel:+16135550142',
    );
    for (const network of ['Instagram', 'TikTok']) {
      await expect(
        part.getByRole('link', { name: `Plaitful Kids on ${network}, opens another site` }),
      ).toBeVisible();
    }
    await expect(part.getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email');
  },
};
