import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Pager } from './Pager.tsx';

const meta = {
  title: 'Page/Pager',
  component: Pager,
  args: {
    page: 2,
    pages: 3,
    href: (page) => `#page-${page}`,
    words: {
      label: 'Pages of styles',
      previous: { text: 'Prev', suffix: 'page' },
      next: { text: 'Next', suffix: 'page' },
      page: (page) => `Page ${page}`,
      current: (page, pages) => `Page ${page} of ${pages}, you are here`,
      gap: 'Some pages are not shown',
    },
  },
} satisfies Meta<typeof Pager>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Prev page' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Page 1' })).toHaveFocus();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName(
      'Page 2 of 3, you are here',
    );
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '#page-3');
  },
};

export const First: Story = { args: { page: 1 } };
export const OnlyOne: Story = { args: { page: 1, pages: 1 } };
export const Many: Story = { args: { page: 6, pages: 12 } };
export const ManyOnAPhone: Story = {
  args: { page: 6, pages: 112 },
  render: (args) => (
    <div style={{ width: 320 }}>
      <Pager {...args} />
    </div>
  ),
};
