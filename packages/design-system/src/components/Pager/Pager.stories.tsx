import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Cell, Matrix } from '../../workshop/Matrix.tsx';
import { Pager } from './Pager.tsx';
import { pagerWords } from './pagerSample.ts';

const meta = {
  title: 'Components/Pager',
  component: Pager,
  args: { page: 2, pages: 3, href: (page) => `#page-${page}`, words: pagerWords },
} satisfies Meta<typeof Pager>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two pagers on one page need two names. */
const sampleOf = (listName: string) => ({
  href: (page: number) => `#page-${page}`,
  words: { ...pagerWords, label: `Pages of ${listName}` },
});

/** A pager whose pages have no address, in its own keeping. */
function Turning({ pages = 3 }: { pages?: number }) {
  const [page, setPage] = useState(2);
  return <Pager page={page} pages={pages} onTurn={setPage} words={pagerWords} />;
}

export const Playground: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Prev page' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Page 1' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName(
      'Page 2 of 3, you are here',
    );
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('link', { name: 'Page 3' })).toHaveFocus();
  },
};

export const WithoutAddresses: Story = {
  render: () => <Turning pages={4} />,
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    canvas.getByRole('button', { name: 'Next page' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(status).toHaveTextContent('Page 3 of 4 shown');
    await expect(canvas.getByRole('button', { name: 'Next page' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(status).toHaveTextContent('Page 4 of 4 shown');
    // There is no Next any more: the keyboard goes on at the page’s number.
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveFocus();
    canvas.getByRole('button', { name: 'Page 1' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveFocus();
  },
};

export const Focus: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
  },
};

export const First: Story = { args: { page: 1 } };
export const OnlyOne: Story = { args: { page: 1, pages: 1 } };
export const Many: Story = { args: { page: 6, pages: 12 } };

export const OnAPhone: Story = {
  args: { page: 56, pages: 112 },
  globals: { viewport: { value: 'phone' } },
};

export const AllStates: Story = {
  render: () => (
    <Matrix cellWidth={380}>
      <Cell name="first">
        <Pager {...sampleOf('first')} page={1} pages={3} />
      </Cell>
      <Cell name="middle">
        <Pager {...sampleOf('middle')} page={2} pages={3} />
      </Cell>
      <Cell name="last">
        <Pager {...sampleOf('last')} page={3} pages={3} />
      </Cell>
      <Cell name="only one">
        <Pager {...sampleOf('only one')} page={1} pages={1} />
      </Cell>
      <Cell name="hover" as="hover">
        <Pager {...sampleOf('hover')} page={2} pages={3} />
      </Cell>
      <Cell name="many, one page at each end">
        <Pager {...sampleOf('many, one page at each end')} page={6} pages={12} />
      </Cell>
      <Cell name="no gap for a single page">
        <Pager {...sampleOf('no gap for a single page')} page={4} pages={12} />
      </Cell>
      <Cell name="narrow" width={320}>
        <Pager {...sampleOf('narrow')} page={56} pages={112} />
      </Cell>
      <Cell name="long words">
        <Pager
          {...sampleOf('long words')}
          page={2}
          pages={3}
          words={{
            ...sampleOf('long words').words,
            previous: { text: 'Précédente', suffix: 'page' },
            next: { text: 'Suivante', suffix: 'page' },
          }}
        />
      </Cell>
      <Cell name="right to left" isRightToLeft>
        <Pager {...sampleOf('right to left')} page={6} pages={12} />
      </Cell>
    </Matrix>
  ),
};
