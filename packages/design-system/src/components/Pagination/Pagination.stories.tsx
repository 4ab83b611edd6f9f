import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Cells, VariantMatrix } from '../../workshop/Matrix.tsx';
import { testers } from '../../workshop/testers.ts';
import { en } from '../../words/en.ts';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Layout and navigation/Pagination',
  component: Pagination,
  args: { page: 2, pages: 3, href: (page) => `#page-${page}`, words: en.pagination },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two of them on one page need different names. */
const getSample = (listName: string) => ({
  href: (page: number) => `#page-${page}`,
  words: { ...en.pagination, label: `Pages of ${listName}` },
});

/** An uncontrolled pagination whose pages have no URL. */
function Turning({ pages = 3 }: { pages?: number }) {
  const [page, setPage] = useState(2);
  return <Pagination page={page} pages={pages} onPageChange={setPage} words={en.pagination} />;
}

export const Playground: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const pagination = testers.paginationTester(canvasElement, args.words);
    await userEvent.tab();
    await expect(pagination.previousLink()).toHaveFocus();
    await userEvent.tab();
    await expect(pagination.pageLink(1)).toHaveFocus();
    await userEvent.tab();
    await expect(pagination.currentPage()).toHaveAccessibleName('Page 2 of 3, you are here');
    await userEvent.tab();
    await userEvent.tab();
    await expect(pagination.nextLink()).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(pagination.pageLink(3)).toHaveFocus();
  },
};

export const WithoutUrls: Story = {
  render: () => <Turning pages={4} />,
  play: async ({ canvas, canvasElement }) => {
    const pagination = testers.paginationTester(canvasElement, en.pagination);
    const status = canvas.getByRole('status');
    await pagination.next();
    await expect(status).toHaveTextContent('Page 3 of 4 shown');
    await expect(pagination.nextLink()).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(status).toHaveTextContent('Page 4 of 4 shown');
    // Next has disappeared: the focus moves to the number of the current page.
    await expect(pagination.hasNext()).toBe(false);
    await expect(pagination.currentPage()).toHaveFocus();
    await pagination.goTo(1);
    await expect(pagination.page()).toBe(1);
    await expect(pagination.currentPage()).toHaveFocus();
  },
};

export const OnAPhone: Story = {
  args: { page: 56, pages: 112 },
  globals: { viewport: { value: 'phone' } },
};

export const AllStates: Story = {
  tags: ['ci'],
  render: () => (
    <VariantMatrix cellWidth={380}>
      <Cells
        component={Pagination}
        args={{ ...getSample('middle'), page: 2, pages: 3 }}
        states={{
          first: { ...getSample('first'), page: 1 },
          middle: {},
          last: { ...getSample('last'), page: 3 },
          'only one': { ...getSample('only one'), page: 1, pages: 1 },
          hover: { as: 'hover', ...getSample('hover') },
          'many, one page at each end': { ...getSample('many'), page: 6, pages: 12 },
          'no gap for a single page': { ...getSample('no gap for a single page'), page: 4, pages: 12 },
          narrow: { width: 320, ...getSample('narrow'), page: 56, pages: 112 },
          'long words': {
            words: {
              ...getSample('long words').words,
              previous: { text: 'Précédente', suffix: 'page' },
              next: { text: 'Suivante', suffix: 'page' },
            },
          },
          'right to left': { isRightToLeft: true, ...getSample('right to left'), page: 6, pages: 12 },
        }}
      />
    </VariantMatrix>
  ),
};
